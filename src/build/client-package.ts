import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of our package.json that the package of the client shares. */
interface PackageJson {
  readonly version: string;
  readonly license: string;
  readonly private?: boolean;
  readonly engines: Readonly<Record<string, string>>;
}

/**
 * Completes the folder of the built client to a package of its own without dependencies: declarations, `package.json` and the
 * licence beside `index.js`. `npm i ./dist/client` then installs the client and nothing else.
 */
export function writeClientPackage(folder: string): void {
  execFileSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'src/api', '--outDir', join(folder, 'types')],
    {
      stdio: 'inherit',
    },
  );
  writeFileSync(join(folder, 'index.d.ts'), `export * from './types/api/client.js';\n`);
  const {
    version,
    license,
    private: isPrivate,
    engines,
  } = JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson;
  const manifest = {
    name: 'turnout-client',
    version,
    description: 'A typed client of the Turnout service API',
    license,
    private: isPrivate,
    type: 'module',
    engines,
    sideEffects: false,
    types: './index.d.ts',
    main: './index.js',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './package.json': './package.json',
    },
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  copyFileSync('LICENSE', join(folder, 'LICENSE'));
}
