import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './stranger.js';

const left = /^(node_modules|dist|data|coverage|test|\.git)$/;

/** Builds the sources in a folder of their own, and gives the digest of every file of its `dist`. */
function built(name: string): Record<string, string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'turnout-built-')), name);
  try {
    cpSync(root, folder, { recursive: true, filter: (source) => !left.test(relative(root, source)) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const files = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
    const digests = files.map((one) => {
      const file = join(one.parentPath ?? one.path, one.name);
      return [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')] as const;
    });
    return Object.fromEntries(digests.toSorted());
  } finally {
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
}

describe('dist', function () {
  this.timeout(600_000);

  it('is the same, byte for byte, wherever it is built (requirement 65)', () => {
    const one = built('a');
    expect(Object.keys(one)).to.include.members(['dist/embed.js', 'dist/custom-elements.json', 'dist/server/cli.js']);
    const other = built('somewhere-else');
    const differing = Object.keys(one).filter((name) => one[name] !== other[name]);
    expect([differing, Object.keys(other)]).to.deep.equal([[], Object.keys(one)]);
  });
});
