import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

const left = /^(node_modules|dist|data|coverage|test|\.git)$/;

export interface CopyOptions {
  /** Name of its folder. */
  name: string;
  /** Changes the sources before they are built. */
  change?: (folder: string) => void;
}

/** Builds the sources in a folder of their own; whoever asks for it calls `leave` in the end. */
export async function builtCopy({ name, change }: CopyOptions) {
  const parent = mkdtempSync(join(tmpdir(), 'turnout-built-'));
  const folder = join(parent, name);
  const leave = () => rmSync(parent, { recursive: true, force: true });
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: folder });
  try {
    mkdirSync(folder);
    cpSync(root, folder, { recursive: true, filter: (source) => !left.test(relative(root, source)) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    change?.(folder);
    await run('vite/bin/vite.js', 'build', '--logLevel', 'error');
    return { folder, leave, emitDeclarations: () => run('typescript/bin/tsc', '-p', 'src') };
  } catch (error) {
    leave();
    throw error;
  }
}
