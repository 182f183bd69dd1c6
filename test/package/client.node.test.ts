import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { builtServer } from '../support/built-server.js';
import { root } from './consumer-project.js';

const run = promisify(execFile);

const club = `
workspace: { slug: club, name: Club }
events:
  - { slug: walk, title: Long walk, published: true, start_date: 2030-07-24 }
`;

/** Valid TypeScript and JavaScript alike. */
const program = `
import { isApiError, turnoutClient } from 'turnout-client';

const api = turnoutClient({ baseUrl: process.env['BASE_URL'] ?? '', key: process.env['KEY'] });
const { data: events } = await api.listEvents();
const list_id = events[0]?.list_id ?? '';
await api.createPerson({ list_id, body: { name: { first_name: 'Ada' } } });
for await (const person of api.everyPerson({ list_id })) console.log(person.name.first_name);
await api.listColumns({ list_id: 'none' }).catch((error: unknown) => console.log(isApiError(error) && error.status));
`;

const mistaken = `
import { turnoutClient } from 'turnout-client';

const api = turnoutClient({ baseUrl: '' });
await api.createPerson({ list_id: 'member', body: { name: 'Ada' } });
`;

describe('the package of the client alone', function () {
  this.timeout(120_000);

  /** A folder with nothing but the packed client installed. */
  let folder: string;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'turnout-client-alone-'));
    const { stdout } = await run('npm', ['pack', join(root, 'dist/client'), '--json', '--pack-destination', folder]);
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const install = ['install', '--offline', '--no-audit', '--no-fund', join(folder, filename)];
    await run('npm', install, { cwd: folder });
    writeFileSync(join(folder, 'program.ts'), program);
    writeFileSync(join(folder, 'program.js'), program.replaceAll(': unknown', ''));
    writeFileSync(join(folder, 'mistaken.ts'), mistaken);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** The compiler's messages about a file. */
  const compile = async (file: string): Promise<string> => {
    const compilerOptions = {
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2023'],
      types: ['node'],
      strict: true,
      noEmit: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      typeRoots: [join(root, 'node_modules/@types')],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    return run(process.execPath, [compiler, '-p', folder], { cwd: folder }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  };

  it('installs nothing else', () => {
    const installed = join(folder, 'node_modules');
    expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).to.deep.equal(['turnout-client']);
    expect(readdirSync(join(installed, 'turnout-client'))).to.have.members([
      ...['LICENSE', 'index.d.ts', 'index.js', 'package.json', 'types'],
    ]);
  });

  it('has the version of turnout and no dependencies', () => {
    const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const manifest = read(join(folder, 'node_modules/turnout-client/package.json'));
    expect(manifest).to.include({ name: 'turnout-client', version: read(join(root, 'package.json'))['version'] });
    expect(Object.keys(manifest).filter((name) => /dependencies/i.test(name))).to.deep.equal([]);
  });

  it('gives publint nothing to report', async () => {
    const { messages, pkg } = await publint({ pkgDir: join(root, 'dist/client'), strict: true, pack: 'npm' });
    expect(messages.map((message) => formatMessage(message, pkg))).to.deep.equal([]);
  });

  it('is one module that imports nothing', () => {
    const code = readFileSync(join(folder, 'node_modules/turnout-client/index.js'), 'utf8');
    expect(code).not.to.match(/^import\b|\bimport\(|\brequire\(/m);
  });

  it('type-checks a program, and refuses a mistaken one', async () => {
    expect(await compile('program.ts')).to.equal('');
    expect(await compile('mistaken.ts')).to.include('mistaken.ts(5,');
  });

  it('runs a program', async () => {
    const server = await builtServer({ yaml: club });
    try {
      await server.serve();
      const env = {
        ...process.env,
        BASE_URL: `http://127.0.0.1:${server.port}/api`,
        KEY: server.key,
        NODE_OPTIONS: '',
      };
      const { stdout } = await run(process.execPath, ['program.js'], { cwd: folder, env });
      expect(stdout).to.equal('Ada\n404\n');
    } finally {
      await server.close();
    }
  });
});
