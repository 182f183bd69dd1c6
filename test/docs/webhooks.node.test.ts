import { expect } from 'chai';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { receiver, status } from '../backend/webhooks/receiver.js';
import { freePort } from '../support/free-port.mjs';
import { shortClub, turnout, type Turnout } from '../walk/turnout-server.js';
import { fencesOf, root } from './pages.js';

const run = promisify(execFile);
const fences = fencesOf('docs/webhooks.md');

describe('the receiver in docs', function () {
  this.timeout(60_000);

  let server: Turnout;
  let folder: string;
  const programs: ChildProcess[] = [];
  before(async () => {
    server = await turnout({ yaml: shortClub });
    folder = mkdtempSync(join(tmpdir(), 'turnout-receiver-'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  });
  after(() => {
    for (const program of programs) program.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  async function webhook<Answer>(...args: string[]): Promise<Answer> {
    const env = { ...process.env, TURNOUT_DATA: server.data };
    const command = [join(root, 'dist/server/cli.js'), 'webhook', ...args, '--json'];
    return JSON.parse((await run(process.execPath, command, { cwd: root, env })).stdout) as Answer;
  }

  const create = (url: string) => webhook<{ id: string; secret: string }>('create', '--url', url, '--allow-private');

  /** Starts the program of the page; `lines` are what it prints. */
  async function start(secret: string, port: number) {
    const [snippet] = fences.filter(({ language }) => language === 'ts');
    const file = join(folder, `receiver-${port}.mts`);
    writeFileSync(file, snippet!.text.replace('8787', String(port)));
    const env = { ...process.env, WEBHOOK_SECRET: secret, NODE_OPTIONS: '' };
    const program = spawn(process.execPath, ['--import', 'tsx', file], { cwd: root, env });
    programs.push(program);
    let output = '';
    program.stdout.on('data', (text: Buffer) => (output += String(text)));
    const lines = async (count: number) => {
      while (output.split('\n').length <= count) await wait(20);
      return output.trim().split('\n');
    };
    const isUp = () =>
      fetch(`http://127.0.0.1:${port}`).then(
        () => true,
        () => false,
      );
    while (!(await isUp())) await wait(50);
    return { lines };
  }

  it('receives a change, verifies it, and receives it again under the same id when it is replayed', async () => {
    const port = await freePort();
    const { id, secret } = await create(`http://127.0.0.1:${port}/turnout`);
    const { lines } = await start(secret, port);
    const { list_id } = await server.eventOf('walk');
    const { data: ada } = await server.api.createPerson({ list_id, body: { email: 'ada@example.org' } });
    const [line = ''] = await lines(1);
    expect(line).to.match(/^msg_\w+ person\.changed$/);
    const [delivery = ''] = line.split(' ');
    const log = () => webhook<{ id: string; state: string; data: object; answer: string }[]>('log', '--webhook', id);
    while ((await log())[0]?.state !== 'delivered') await wait(50);
    const [{ data, answer } = {}] = await log();
    expect([data, answer]).to.deep.equal([{ list_id, person_id: ada.id }, '204']);
    expect(await webhook('replay', delivery)).to.deep.equal({ id: delivery, replayed: 1 });
    expect(await lines(2)).to.deep.equal([line, line]);
  });

  it('answers 400 to what somebody else has signed, which is then tried again', async () => {
    const port = await freePort();
    const { id } = await create(`http://127.0.0.1:${port}/turnout`);
    await start(`whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`, port);
    const test = await webhook<{ answer: string }>('test', id).catch(
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, ...(JSON.parse(stdout) as { answer: string }) }),
    );
    expect(test).to.include({ code: 1, delivered: false, answer: '400' });
  });

  it('has the signature that openssl computes', async () => {
    const target = await receiver(status(200));
    const { id, secret } = await create(target.url);
    await webhook('test', id);
    await target.close();
    const [{ headers, body }] = target.requests as [(typeof target.requests)[0]];
    const [, snippet] = fences.filter(({ language }) => language === 'sh');
    const env = {
      ...process.env,
      ...{ SECRET: secret, ID: String(headers['webhook-id']), TIMESTAMP: String(headers['webhook-timestamp']) },
      BODY: body,
    };
    const { stdout } = await run('bash', ['-ec', snippet!.text], { env });
    expect(`v1,${stdout.trim()}`).to.equal(headers['webhook-signature']);
  });
});
