import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.mjs';
import { shortClub, turnout } from './turnout-server.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');

/** Everything that a module of `dist` loads, itself among it. */
function loadedBy(file: string, modules = new Map<string, string[]>()): Map<string, string[]> {
  const code = readFileSync(file, 'utf8');
  const names = [...code.matchAll(/\b(?:from|import)\s*\(?\s*["'`]([^"'`]+)["'`]/g)].map(([, name]) => name!);
  modules.set(file, names);
  for (const name of names) {
    // declarations name the modules that they declare
    const next = join(dirname(file), file.endsWith('.d.ts') ? name.replace(/\.js$/, '.d.ts') : name);
    if (name.startsWith('.') && !modules.has(next)) loadedBy(next, modules);
  }
  return modules;
}

/** What a stranger writes, in TypeScript and in JavaScript alike. */
const program = `
import { etagOf, isApiError, issuesOf, turnoutClient } from 'turnout/client';

const api = turnoutClient({ baseUrl: process.env['BASE_URL'] ?? '', key: process.env['KEY'] });
const { data: events } = await api.listEvents();
const list_id = events[0]?.list_id ?? '';

const said = [];
for (const first_name of ['Ada', 'Grace', 'Mary'])
  await api.createPerson({ list_id, body: { name: { first_name }, size: 'M' } });
for await (const person of api.everyPerson({ list_id, per_page: 2 })) said.push(person.name.first_name);

const { data: one } = await api.createPerson({ list_id, body: { external_id: '7' } });
said.push(etagOf(one) === undefined ? 'no tag' : 'a tag');
try {
  await api.createPerson({ list_id, body: { size: 'XXL' } });
} catch (error) {
  if (isApiError(error) && error.status === 422)
    for (const { field, code } of issuesOf(error)) said.push(\`\${field} is \${code}\`);
}
console.log(said.join(', '));
`;

/** What a stranger's log says when nobody listens, and when nobody is named. */
const logged = `
import { ApiError, turnoutClient } from 'turnout/client';

const api = turnoutClient({ baseUrl: process.env['BASE_URL'], key: 'sk_secret', retries: 0 });
const failures = [() => api.listEvents(), () => api.deletePerson({ list_id: 'member', person_id: undefined })];
for (const call of failures)
  await call().catch((error) => {
    console.error(error);
    console.log(JSON.stringify([error instanceof ApiError, error.constructor.name, error.message, error]));
  });
`;

/** Where somebody looks for the size of a page who knows `listPersons`. */
const misused = `
import { turnoutClient } from 'turnout/client';

const api = turnoutClient({ baseUrl: 'https://turnout.example.org/api' });
const args = { list_id: 'lst_1', query: { per_page: 2 } };
api.everyPerson({ list_id: 'lst_1', query: { per_page: 2 } });
api.pagesOfPersons({ list_id: 'lst_1', query: { per_page: 2 } });
api.everyPerson(args);
`;

/** What only a compiler sees. Every line that is to be refused says so. */
const typed = `
import { ApiError, etagOf, isApiError, issuesOf, turnoutClient } from 'turnout/client';
import type { ClubEvent, Column, Fee, Person } from 'turnout/client';

const api = turnoutClient({ baseUrl: 'https://turnout.example.org/api', key: 'sk_1', retries: 2, timeoutMs: 1000 });
const list_id = 'lst_1';
export const events: ClubEvent[] = (await api.listEvents()).data;
export const columns: Column[] = (await api.listColumns({ list_id })).data;
export const person: Person = (await api.readPerson({ list_id, person_id: 'per_1' })).data;
export const updated: Person = (
  await api.updatePerson({ list_id, person_id: 'per_1', body: { email: null }, if_match: etagOf(person) })
).data;
export const nothing: undefined = await api.deletePerson({ list_id, person_id: 'per_1', if_match: etagOf(person) });
export const fees: Fee[] = (
  await api.createFees({ body: { data: [{ amount: 100, description: 'Camp', person_id: 'per_1' }] } })
).data;
for await (const { data, meta } of api.pagesOfPersons({ list_id, per_page: 100 })) console.log(data.length, meta.next_cursor);
for (const issue of issuesOf(undefined)) if (issue.code === 'too_long') console.log(issue.params?.max.toFixed());
export const stale = (error: unknown): boolean => isApiError(error) && error.status === 412;
export const wait = (error: unknown): number | undefined => (isApiError(error) ? error.retryAfter : undefined);
export const sentences = (error: unknown): readonly string[] =>
  error instanceof ApiError ? Object.values(error.errors ?? {}).flat() : [];

// @ts-expect-error the path has a list
await api.listColumns();
// @ts-expect-error a fee has an amount
await api.createFees({ body: { data: [{ description: 'Camp' }] } });
// @ts-expect-error there is no such endpoint
await api.removeEverything();
`;

describe('the package turnout/client', function () {
  this.timeout(60_000);

  /** A stranger's folder with the package in its node_modules. */
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'turnout-client-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/turnout'), 'dir');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'program.js'), program);
    writeFileSync(join(folder, 'program.ts'), program);
    writeFileSync(join(folder, 'typed.ts'), typed);
    writeFileSync(join(folder, 'misused.ts'), misused);
    writeFileSync(join(folder, 'logged.js'), logged);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** What the compiler has against the stranger's files. */
  const complaints = async (options: object, files: string[]): Promise<string> => {
    const common = { target: 'es2022', module: 'nodenext', strict: true, exactOptionalPropertyTypes: true };
    const compilerOptions = { ...common, skipLibCheck: false, noEmit: true, ...options };
    const project = join(folder, 'tsconfig.json');
    writeFileSync(project, JSON.stringify({ compilerOptions, files }));
    return promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project]).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  };

  it('has types for a program in Node', async () => {
    const options = { lib: ['es2023'], types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
    expect(await complaints(options, ['program.ts', 'typed.ts'])).to.equal('');
  });

  it('has types for a page', async () => {
    expect(await complaints({ lib: ['es2023', 'dom', 'dom.iterable'], types: [] }, ['typed.ts'])).to.equal('');
  });

  it('has types as strict as our own', async () => {
    const options = {
      lib: ['es2023', 'dom'],
      types: [],
      noUncheckedIndexedAccess: true,
      noPropertyAccessFromIndexSignature: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
    };
    expect(await complaints(options, ['typed.ts'])).to.equal('');
  });

  it('says in an error of the compiler where the size of a page is said', async () => {
    const output = await complaints({ lib: ['es2023', 'dom'], types: [] }, ['misused.ts']);
    const of = (line: number) => output.includes(`misused.ts(${line},`);
    expect([of(6), of(7), of(8), output.match(/'PerPageStandsBesideListId'/g)?.length]).to.deep.equal([
      true,
      true,
      true,
      3,
    ]);
  });

  it('points a stranger to nothing that a stranger does not have', () => {
    const declared = [...loadedBy(join(dist, 'client/index.d.ts')).keys()];
    const foreignNames = declared.filter((file) => /\bdocs\/|\bdecision \d/.test(readFileSync(file, 'utf8')));
    expect([declared.length > 10, foreignNames]).to.deep.equal([true, []]);
  });

  it('tells a log who did not answer, by the name of its class and without the key', async () => {
    const port = await freePort();
    const env = { ...process.env, BASE_URL: `http://127.0.0.1:${port}/api`, NODE_OPTIONS: '' };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['logged.js'], { cwd: folder, env });
    const message = `no response from http://127.0.0.1:${port}/api to GET /events: ECONNREFUSED`;
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).to.deep.equal([
      [true, 'ApiError', message, { name: 'ApiError', message, status: 0, reason: 'offline', issues: [] }],
      [false, 'TypeError', 'deletePerson: person_id is missing', {}],
    ]);
    expect(stderr.split('\n')[0]).to.equal(`ApiError: ${message}`);
    expect(stderr).to.not.include('sk_secret');
  });

  it('speaks with a service from plain Node', async () => {
    const { port, key } = await turnout({ yaml: shortClub });
    const env = { ...process.env, BASE_URL: `http://localhost:${port}/api`, KEY: key, NODE_OPTIONS: '' };
    const { stdout } = await promisify(execFile)(process.execPath, ['program.js'], { cwd: folder, env });
    expect(stdout).to.equal('Ada, Grace, Mary, a tag, size is not_allowed\n');
  });

  it('loads nothing but its own modules: no dependency, nothing of Node, no elements', () => {
    const loaded = loadedBy(join(dist, 'client/index.js'));
    const foreignNames = [...loaded.values()].flat().filter((name) => !name.startsWith('./'));
    const code = [...loaded.keys()].map((file) => readFileSync(file, 'utf8')).join('\n');
    expect([foreignNames, code.match(/node:|LitElement|customElements|\bdocument\b/g)]).to.deep.equal([[], null]);
  });
});
