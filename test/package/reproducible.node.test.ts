import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { builtCopy } from '../support/built-copy.js';

/** Builds the sources in a folder of their own, and gives the digest of every file of its `dist`. */
async function built(name: string): Promise<Record<string, string>> {
  const { folder, leave } = await builtCopy({ name, declarations: true });
  try {
    const files = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    const digests = files.map((one) => {
      const file = join(one.parentPath ?? one.path, one.name);
      return [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')] as const;
    });
    return Object.fromEntries(digests.toSorted());
  } finally {
    leave();
  }
}

describe('dist', function () {
  this.timeout(600_000);

  it('is the same, byte for byte, wherever it is built (requirement 65)', async () => {
    const one = await built('a');
    expect(Object.keys(one)).to.include.members([
      ...['dist/embed.js', 'dist/custom-elements.json', 'dist/server/cli.js', 'dist/types/define.d.ts'],
    ]);
    const other = await built('somewhere-else');
    const differing = Object.keys(one).filter((name) => one[name] !== other[name]);
    expect([differing, Object.keys(other)]).to.deep.equal([[], Object.keys(one)]);
  });
});
