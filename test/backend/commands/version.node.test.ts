import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { workplace } from './command-folder.js';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

describe('turnout', () => {
  const { turnout } = workplace();

  for (const args of [['--version'], ['check', '--version']])
    it(`tells its version for "turnout ${args.join(' ')}"`, async () => {
      const { code, out, err } = await turnout(...args);
      expect([code, out, err]).to.deep.equal([0, `${version}\n`, '']);
    });

  it('tells programs its version', async () => {
    expect(JSON.parse((await turnout('--version', '--json')).out)).to.deep.equal({ version });
  });
});
