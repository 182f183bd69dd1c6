import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extensions, service, type Endpoint } from '../../src/contract/index.js';
import { turnout, type Turnout } from '../walk/turnout-server.js';
import { commandsOf, fencesOf, type Fence } from './pages.js';

/** Pages whose requests are run in their order: one request reads what another one created. */
const pages = ['docs/api.md', 'docs/api-rules.md', 'docs/changes.md', 'docs/gate.md'];

interface Request {
  readonly page: string;
  readonly command: string;
  /** The example answer behind the command. */
  readonly example?: unknown;
}

const isRequest = (command: string) => command.startsWith('curl ');

/** The requests of a block; the last one has the answer that follows the block. */
function requestsOf(fence: Fence, next?: Fence): Request[] {
  const commands = commandsOf(fence).filter(isRequest);
  return commands.map((command, index) => ({
    page: fence.page,
    command,
    ...(index === commands.length - 1 && next?.language === 'json'
      ? { example: JSON.parse(next.text) as unknown }
      : {}),
  }));
}

const blocks = pages.map(fencesOf);
const requests = blocks.flatMap((fences) =>
  fences.flatMap((fence, index) =>
    fence.language === 'sh' && !fence.mark ? requestsOf(fence, fences[index + 1]) : [],
  ),
);
const settings = blocks
  .flat()
  .filter(({ language }) => language === 'sh')
  .flatMap(commandsOf)
  .filter((command) => /^[A-Z]+=/.test(command) && !command.includes('$('));

const endpoints: Readonly<Record<string, Endpoint>> = { ...service, ...extensions };

/** The endpoint that a curl command requests, as the contract names it. */
function endpointOf(command: string): string | undefined {
  const [, method = 'GET'] = /-X (\w+)/.exec(command) ?? [];
  const [, path = ''] = /\$API([^\s"?]*)/.exec(command) ?? [];
  const at = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
  const match = Object.entries(endpoints).find(([, one]) => one.method === method && at(one.path).test(path));
  return match?.[0];
}

/** Paths of an example that the answer lacks or has as another type; `null` fits every type. */
function differences(example: unknown, answer: unknown, path = ''): string[] {
  if (example === null || answer === null) return [];
  if (Array.isArray(example))
    return Array.isArray(answer)
      ? example.slice(0, answer.length).flatMap((one, index) => differences(one, answer[index], `${path}[${index}]`))
      : [path];
  if (typeof example !== typeof answer) return [`${path}: ${typeof answer}`];
  if (typeof example !== 'object') return [];
  return Object.entries(example as object).flatMap(([key, value]) =>
    key in (answer as object)
      ? differences(value, (answer as Record<string, unknown>)[key], `${path}.${key}`)
      : [`${path}.${key} is missing`],
  );
}

describe('the requests in docs', () => {
  let server: Turnout;
  before(async () => (server = await turnout()));

  /** Runs a request in bash against the server. Gives status and body. */
  async function run(command: string): Promise<{ status: number; body: string }> {
    const prepared = settings.join('\n').replace('sk_…', server.key).replaceAll('http://localhost:8080', server.origin);
    const script = `${prepared}\n${command} --silent --show-error --write-out '\\n%{http_code}'`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script]);
    const at = stdout.lastIndexOf('\n');
    return { status: Number(stdout.slice(at)), body: stdout.slice(0, at) };
  }

  it('follow the changes of a list in a loop, and go on where they were', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'turnout-loop-'));
    const [loop] = blocks.flat().filter(({ mark }) => mark === 'loop');
    const prepared = settings.join('\n').replace('sk_…', server.key).replaceAll('http://localhost:8080', server.origin);
    const pages = [];
    for (let times = 0; times < 2; times++) {
      await promisify(execFile)('bash', ['-c', `${prepared}\n${loop!.text}`], { cwd: folder });
      pages.push(JSON.parse(readFileSync(join(folder, 'page.json'), 'utf8')) as { data: object[] });
    }
    rmSync(folder, { recursive: true });
    expect([pages[0]!.data.length > 0, pages[1]!.data]).to.deep.equal([true, []]);
  });

  it('are there for every endpoint of the service', () => {
    const named = new Set(requests.map(({ command }) => endpointOf(command)));
    expect(Object.keys(endpoints).filter((name) => !named.has(name))).to.deep.equal([]);
  });

  for (const { page, command, example } of requests)
    it(`work: ${page}: ${command.slice(0, 100)}`, async () => {
      const { status, body } = await run(command);
      const problem = (example as { status?: number } | undefined)?.status;
      const endpoint = endpointOf(command);
      expect([status, body]).to.deep.equal([problem ?? (endpoint ? endpoints[endpoint]!.status : 200), body]);
      if (example) expect(differences(example, JSON.parse(body)), body).to.deep.equal([]);
    });
});
