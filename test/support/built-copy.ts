import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

const excludedFolders = /^(node_modules|dist|data|coverage|test|\.git)$/;

/** How a copy of the sources is made and changed. */
export interface CopyOptions {
  /** Name of its folder. */
  name: string;
  /** Changes the sources before they are built. */
  change?: (folder: string) => void;
  /** Packages are copied as well, not linked: the bundler names chunks in the order of their paths. */
  ownPackages?: boolean;
}

/** Builds the sources in a folder of their own; whoever asks for it calls `leave` in the end. */
export async function builtCopy({ name, change, ownPackages = false }: CopyOptions) {
  const parent = mkdtempSync(join(tmpdir(), 'turnout-built-'));
  const folder = join(parent, name);
  const leave = () => rmSync(parent, { recursive: true, force: true });
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(folder, 'node_modules', program), ...args], { cwd: folder });
  try {
    mkdirSync(folder);
    cpSync(root, folder, { recursive: true, filter: (source) => !excludedFolders.test(relative(root, source)) });
    const [packages, ofCopy] = [join(root, 'node_modules'), join(folder, 'node_modules')];
    if (ownPackages) await promisify(execFile)('cp', ['-R', packages, ofCopy]);
    else symlinkSync(packages, ofCopy, 'dir');
    change?.(folder);
    await run('vite/bin/vite.js', 'build', '--logLevel', 'error');
    const emitDeclarations = async () => {
      await run('typescript/bin/tsc', '-p', 'src');
      await run('tsx/dist/cli.mjs', 'src/build/declarations.ts');
    };
    return { folder, leave, emitDeclarations };
  } catch (error) {
    leave();
    throw error;
  }
}
