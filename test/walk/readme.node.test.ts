import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { service, type Endpoint } from '../../src/contract/index.js';
import { turnout, type Turnout } from './support.js';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, chapter = ''] = /\n## The service\n([^]*?)\n## /.exec(readme) ?? [];
const blocks = [...chapter.matchAll(/```sh\n([^]*?)```/g)].map(([, text = '']) => text);
const commands = blocks
  .join('\n')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line.startsWith('curl '));

/** The endpoint that a curl command asks, as the contract names it. */
function endpointOf(command: string): string | undefined {
  const [, method = 'GET'] = /-X (\w+)/.exec(command) ?? [];
  const [, path = ''] = /\$API([^\s"?]*)/.exec(command) ?? [];
  const at = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
  return Object.entries<Endpoint>(service).find(([, one]) => one.method === method && at(one.path).test(path))?.[0];
}

describe('the curl examples of the README', () => {
  let server: Turnout;
  before(async () => (server = await turnout()));

  it('are there for every endpoint', () => {
    expect([...new Set(commands.map(endpointOf))].sort()).to.deep.equal(Object.keys(service).sort());
  });

  // in their order: what one creates the next one reads
  for (const command of commands)
    it(`work: ${command.slice(0, 100)}`, async () => {
      const settings = blocks[0]!
        .replace('sk_…', server.key)
        .replace('http://localhost:8080', `http://localhost:${server.port}`);
      const script = `${settings}\n${command} --silent --show-error --write-out '\\n%{http_code}'`;
      const { stdout } = await promisify(execFile)('bash', ['-c', script]);
      const status = Number(stdout.split('\n').at(-1));
      expect([status, stdout]).to.deep.equal([service[endpointOf(command) as keyof typeof service].status, stdout]);
    });
});
