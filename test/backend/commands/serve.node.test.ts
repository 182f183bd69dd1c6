import { expect } from 'chai';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { builtCommand, root } from './run-command.js';
import { workplace } from './command-folder.js';

describe('turnout serve', () => {
  const { at, turnout, turnoutWith, served } = workplace();

  for (const [args, PORT, sentence] of [
    [['--port', 'abc'], '8080', '--port must be a number from 0 to 65535, not abc.'],
    [[], 'abc', 'PORT must be a number from 0 to 65535, not abc.'],
    [['--log', 'all'], '8080', '--log must be off, errors or requests, not all.'],
    [['--metrics', 'localhost'], '8080', '--metrics must read like 9464 or 127.0.0.1:9464, not localhost.'],
    [['--metrics', '::1:9464'], '8080', '--metrics must read like 9464 or 127.0.0.1:9464, not ::1:9464.'],
    [['--metrics', '99999'], '8080', '--metrics must read like 9464 or 127.0.0.1:9464, not 99999.'],
    [['--list-clubs', 'true'], '8080', '--list-clubs must be yes or no, not true.'],
    [['--metrics', '8080'], '8080', '--metrics must be another port than PORT.'],
  ] as const)
    it(`prints: ${sentence}`, async () => {
      const { code, err } = await turnoutWith({ PORT }, 'serve', ...args);
      expect([code, err.trim()]).to.deep.equal([2, sentence]);
    });

  it('names the clubs at / with TURNOUT_LIST_CLUBS', async () => {
    writeFileSync(at('club.yaml'), 'workspace: { slug: club, name: The club }');
    await turnout('apply', at('club.yaml'));
    const server = await served({ TURNOUT_LIST_CLUBS: 'yes' });
    const page = await (await fetch(server.answer.origin)).text();
    await server.stop();
    expect(page).to.include('/portal/club').and.include('The club');
  });

  it('says that a port is taken, and how to choose another one', async () => {
    const otherServer = createServer().listen(0, '0.0.0.0');
    await once(otherServer, 'listening');
    const { port } = otherServer.address() as { port: number };
    const other = port < 65535 ? port + 1 : 8080;
    const results = [
      await turnout('serve', '--port', String(port)),
      await turnoutWith({ PORT: String(port) }, 'serve'),
    ];
    results.push(await turnout('serve', '--metrics', `0.0.0.0:${port}`));
    otherServer.close();
    expect(results.map(({ code, err }) => [code, err.trim()])).to.deep.equal([
      [1, `Port ${port} is taken. Another one: turnout serve --port ${other}`],
      [1, `Port ${port} is taken. Another one: PORT=${other} npm start`],
      [1, `Port ${port} is taken. Another one: turnout serve --metrics ${other}`],
    ]);
  });

  it('names the first steps if there is no club', async () => {
    const env = {
      ...process.env,
      TURNOUT_DATA: at('data'),
      TURNOUT_OUTBOX: at('outbox'),
      TURNOUT_ORIGIN: '',
      PORT: '0',
    };
    const server = spawn(process.execPath, [...builtCommand, 'serve'], { cwd: root, env });
    const closed = once(server, 'close');
    let out = '';
    for await (const text of server.stdout) {
      out += String(text);
      if (out.includes('turnout apply workspace.yaml')) break;
    }
    server.kill('SIGTERM');
    await closed;
    expect(out).to.contain('turnout init');
  });

  it('says at the start that mails cannot be sent, and names the remedy', async () => {
    writeFileSync(at('file'), '');
    const outbox = join(at('file'), 'outbox');
    const server = await served({ TURNOUT_OUTBOX: outbox, SMTP_URL: '' });
    await server.stop();
    const { level, event, code, hint } = JSON.parse(server.err().split('\n')[0]!) as Record<string, string>;
    const { mails, mail_trouble } = server.answer;
    expect([mails, mail_trouble]).to.deep.equal([`files in ${outbox}`, 'ENOTDIR']);
    expect([level, event, code]).to.deep.equal(['warn', 'mails cannot be sent', 'ENOTDIR']);
    expect(hint)
      .to.match(/SMTP_URL/)
      .and.match(/TURNOUT_OUTBOX/);
  });

  it('logs to stderr, and serves metrics at the configured address', async () => {
    const server = await served({ TURNOUT_LOG: 'requests', TURNOUT_METRICS: '127.0.0.1:0' });
    await fetch(`${server.answer.origin}/public/nobody/events`);
    const numbers = await (await fetch(server.answer.metrics!)).text();
    await server.stop();
    const { event, route, status } = JSON.parse(server.err().split('\n')[0]!) as Record<string, unknown>;
    expect([event, route, status]).to.deep.equal(['request', '/public/{workspace}/events', 404]);
    expect(numbers)
      .to.include('route="/public/{workspace}/events",status="404"')
      .and.match(/turnout_build_info\{version="\d/);
  });
});
