import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the tarball. */
export interface Packed {
  readonly path: string;
  readonly size: number;
}

/** Somebody's folder outside of the repository, with the packed package in its node_modules and what it asks for beside it. */
export interface Stranger {
  readonly folder: string;
  readonly files: readonly Packed[];
  /** The path of the packed package. */
  readonly archive: string;
  readonly size: number;
  write(file: string, text: string): void;
  /** What the compiler has against some files. */
  complaints(files: readonly string[], options?: object): Promise<string>;
  leave(): void;
}

/** The names of all that a package asks for, and of what these ask for: what an installation puts beside it. */
function askedFor(folder: string, visible = new Set<string>()): Set<string> {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  for (const name of Object.keys(dependencies)) {
    const place = join(root, 'node_modules', name);
    if (visible.has(name) || !existsSync(place)) continue;
    visible.add(name);
    askedFor(place, visible);
  }
  return visible;
}

/** Packs what was built and unpacks it at a stranger's. `besides` names what else the stranger has installed. */
export function strangerWith(besides: readonly string[] = []): Stranger {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-package-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const [packed] = JSON.parse(
    execFileSync('npm', pack, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', folder]);
  cpSync(join(folder, 'package'), join(modules, 'turnout'), { recursive: true });
  for (const name of new Set([...askedFor(join(modules, 'turnout')), ...besides])) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    if (!existsSync(join(root, 'node_modules', name))) throw new Error(`${name} is not installed`);
    symlinkSync(join(root, 'node_modules', name), join(modules, name), 'dir');
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');

  return {
    folder,
    files: packed.files,
    archive: join(folder, packed.filename),
    size: packed.size,
    write: (file, text) => writeFileSync(join(folder, file), text),
    async complaints(files, options = {}) {
      const compilerOptions = {
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
        ...options,
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      return promisify(execFile)(process.execPath, [compiler, '-p', folder], { cwd: folder }).then(
        ({ stdout }) => stdout,
        ({ stdout }: { stdout: string }) => stdout,
      );
    },
    leave: () => rmSync(folder, { recursive: true, force: true }),
  };
}
