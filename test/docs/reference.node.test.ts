import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { snippets } from '../../src/backend/openapi/snippets.js';
import { exampleRequests, referenceClub, referenceMembers } from '../support/reference-club.js';
import { turnout } from '../walk/turnout-server.js';
import { root } from './pages.js';

const run = promisify(execFile);

/** How a snippet runs, by its language: the file's name, its text there and the program with its arguments. */
const programs: Readonly<Record<string, (text: string) => readonly [file: string, text: string, ...string[]]>> = {
  curl: (text) => ['example.sh', `${text} --silent --show-error --fail-with-body`, 'bash'],
  TypeScript: (text) => [
    'example.mjs',
    text.replace("'turnout-client'", JSON.stringify(join(root, 'dist/client/index.js'))),
    process.execPath,
  ],
  Python: (text) => ['example.py', text, 'python3', '-I'],
};

describe('the examples of the API reference', function () {
  this.timeout(60_000);

  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'turnout-reference-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('are written in three languages, each of which is run here', () => {
    expect(Object.keys(snippets)).to.deep.equal(Object.keys(programs));
  });

  for (const [language, snippet] of Object.entries(snippets))
    it(`work in ${language}, one after the other`, async () => {
      const server = await turnout({ yaml: referenceClub });
      for (const body of referenceMembers) await server.api.createPerson({ list_id: 'member', body });
      const env = { ...process.env, KEY: server.key, NODE_OPTIONS: '' };
      for (const { operation, request } of exampleRequests(`${server.origin}/api`)) {
        const [file, text, program, ...args] = programs[language]!(snippet(request)) as [string, string, string];
        writeFileSync(join(folder, file), text);
        const { stdout } = await run(program, [...args, join(folder, file)], { env }).catch((error: Error) => {
          throw new Error(`${operation.operationId}: ${error.message}`);
        });
        if (request.hasAnswer) expect(stdout, operation.operationId).to.match(/["']?data["']?\s*:/);
      }
      const { data: members } = await server.api.listPersons({ list_id: 'member' });
      // crm-4711 has been created and changed, crm-4712 synchronised and deleted
      expect(members.map(({ name, phone }) => `${name.first_name} ${phone ?? ''}`)).to.deep.equal([
        ...referenceMembers.map(({ name }) => `${name.first_name} `),
        'Zoë +49 30 123456',
      ]);
    });

  it('compile in TypeScript', async () => {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
    const files = exampleRequests('https://turnout.example.org/api').map(({ request }) => {
      writeFileSync(join(folder, `${request.name}.ts`), snippets['TypeScript']!(request));
      return `${request.name}.ts`;
    });
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2023'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: ['node'],
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      paths: { 'turnout-client': [join(root, 'dist/client/index.d.ts')] },
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [compiler, '-p', folder]).catch(
      (error: { stdout: string }) => error,
    );
    expect([files.length > 10, stdout]).to.deep.equal([true, '']);
  });
});
