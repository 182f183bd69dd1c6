import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface CommandResult {
  code: number;
  out: string;
  err: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the suite puts what it needs for a while. */
const folder = mkdtempSync(join(tmpdir(), 'turnout-walk-'));

/** `npm run conformance`, as the script in package.json has it. */
export const conformance = (...args: string[]) =>
  new Promise<CommandResult>((resolve) => {
    const command = ['--import', 'tsx', 'test/conformance/run.ts', ...args];
    execFile(
      process.execPath,
      command,
      { cwd: root, env: { ...process.env, TMPDIR: folder }, maxBuffer: 1 << 24 },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

/** Folders that the suite has left behind. */
export const leftovers = () => readdirSync(folder).filter((name) => name.startsWith('turnout-conformance-'));

after(() => rmSync(folder, { recursive: true, force: true }));
