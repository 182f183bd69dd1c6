import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtCopy } from '../support/built-copy.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The digest of every file of a folder's `dist`, by its path. */
function digestsIn(folder: string): Record<string, string> {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const digests = files.map((entry) => {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    return [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')] as const;
  });
  return Object.fromEntries(digests.toSorted());
}

describe('dist', function () {
  // it waits for a whole build, which takes four minutes on a busy machine
  this.timeout(480_000);

  let copy: Awaited<ReturnType<typeof builtCopy>>;
  before(async () => (copy = await builtCopy({ name: 'somewhere-else', ownPackages: true })));
  before(() => copy.emitDeclarations());
  after(() => copy?.leave());

  it('is the same, byte for byte, when it is built in another folder', () => {
    const here = digestsIn(root);
    expect(Object.keys(here)).to.include.members([
      ...['dist/embed.js', 'dist/custom-elements.json', 'dist/server/cli.js', 'dist/types/define.d.ts'],
    ]);
    const otherDigests = digestsIn(copy.folder);
    const differing = Object.keys(here).filter((name) => here[name] !== otherDigests[name]);
    expect([differing, Object.keys(otherDigests)]).to.deep.equal([[], Object.keys(here)]);
  });
});
