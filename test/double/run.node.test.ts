import { expect } from 'chai';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const node = [process.execPath, ['--import', 'tsx']] as const;

describe('the double in a terminal', function () {
  this.timeout(60_000);
  const folder = mkdtempSync(join(tmpdir(), 'turnout-double-'));
  const [keyFile, keysFile] = [join(folder, 'key'), join(folder, 'keys.json')];
  let child: ChildProcess;
  let out = '';
  const valueOf = (name: string) => out.match(new RegExp(`^${name} +(\\S+)`, 'm'))?.[1] ?? '';

  before(async () => {
    child = spawn(node[0], [...node[1], 'test/double/run.ts', '--key-file', keyFile, '--keys-file', keysFile]);
    await new Promise<void>((resolve) =>
      child.stdout!.on('data', (chunk: Buffer) => {
        out += chunk.toString();
        if (out.includes('Faults ')) resolve();
      }),
    );
  });
  after(() => {
    child.kill();
    rmSync(folder, { recursive: true });
  });

  const events = () =>
    fetch(`${valueOf('Base URL')}/events`, {
      headers: { authorization: `Bearer ${readFileSync(keyFile, 'utf8').trim()}` },
    });

  it('writes its keys into files that nobody else may read, and prints none', () => {
    expect([keyFile, keysFile].map((file) => statSync(file).mode & 0o777)).to.deep.equal([0o600, 0o600]);
    expect(out).to.not.contain(readFileSync(keyFile, 'utf8').trim());
  });

  it('changes its faults while it runs, and prints each request', async () => {
    const rules = [{ fault: { kind: 'refuse', status: 503, retryAfter: 1 }, next: 1 }];
    await fetch(`${valueOf('Faults')}/faults`, { method: 'PUT', body: JSON.stringify(rules) });
    expect([(await events()).status, (await events()).status]).to.deep.equal([503, 200]);
    while (!out.includes('GET /events 503 (refuse)\nGET /events 200\n')) await once(child.stdout!, 'data');
  });

  it('is found conforming by npm run conformance', () => {
    const service = ['--base-url', valueOf('Base URL'), '--keys-file', keysFile, '--only', 'specification'];
    const costUnits = ['--cost-unit', 'Camp/Fees', '--archived-cost-unit', 'Old house'];
    const command = [...node[1], 'test/conformance/run.ts', ...service, ...costUnits];
    const text = execFileSync(node[0], command, { encoding: 'utf8' });
    expect(text).to.match(/\nThe specification: (\d+) of \1 without failure\n/);
    expect(text).to.contain(': all covered');
  });

  it('explains itself', () => {
    const help = execFileSync(node[0], [...node[1], 'test/double/run.ts', '--help'], { encoding: 'utf8' });
    expect(help).to.contain('curl -X PUT  ADDRESS/faults');
  });
});
