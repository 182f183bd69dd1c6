import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import { accidents } from '../torture/lost-folder-accidents.js';
import { loseFolder } from '../torture/lost-folder.js';

describe('a server whose data is taken away under load (75)', () => {
  for (const [accident, { putBack }] of Object.entries(accidents))
    it(`acknowledges nothing after it, and loses nobody: ${accident}`, async function () {
      this.timeout(timeLimit(120_000));
      const result = await loseFolder(['dist/server/cli.js'], accident);
      // it has no rights to mount here
      if (!result) return this.skip();
      const { after, ready, logged, backup, restore, acknowledged, found: match } = result;
      expect(Object.keys(after), JSON.stringify(after)).to.deep.equal(['503']);
      expect([ready.slice(0, 3), logged['fault DataFileError']]).to.deep.equal(['503', 1]);
      expect([restore[0], backup[0]], `${restore}\n${backup}`).to.deep.equal(['1', '1']);
      expect(match).to.equal(putBack ? acknowledged : undefined);
    });
});
