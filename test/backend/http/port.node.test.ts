import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serviceClient } from '../../../src/api/index.js';
import { serve, type Running } from '../../../src/backend/node.js';
import { applyWorkspace, createKey, readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { club } from '../../support/backend.js';
import { idleLoop } from '../../support/idle-loop.js';

const scripts = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** Sends bytes as they are, `more` of them until the other side has enough, and gives what came back. */
const raw = (origin: string, head: string, more?: string): Promise<{ answer: string; sent: number }> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let answer = '';
    let sent = 0;
    const pump = () => {
      while (more && !answer && !socket.destroyed && sent < 50_000_000) {
        sent += more.length;
        if (!socket.write(more)) return void socket.once('drain', pump);
      }
    };
    socket.on('data', (data) => (answer += String(data)));
    socket.on('error', () => {});
    socket.on('close', () => resolve({ answer, sent }));
    socket.write(head);
    pump();
  });

describe('the server on a port', () => {
  let running: Running;
  let key: string;
  const data = mkdtempSync(join(tmpdir(), 'turnout-port-'));

  before(async () => {
    running = await serve({ data, port: 0, host: '127.0.0.1', loopDelay: idleLoop, scripts });
    await applyWorkspace(running.store, readWorkspaceFile(club));
    ({ key } = await createKey(running.store, { name: 'test' }));
    await serviceClient({ base: `${running.origin}/api`, key }).createPerson({
      list_id: 'member',
      body: { external_id: 'bob' },
    });
  });
  after(async () => {
    await running.close();
    rmSync(data, { recursive: true, force: true });
  });

  it('answers 413 to a body that is too large without reading the rest', async () => {
    const { data: form } = (await (await fetch(`${running.origin}/public/club/forms/camp`)).json()) as {
      data: { list_id: string };
    };
    const head = `POST /public/club/lists/${form.list_id}/persons HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const { answer, sent } = await raw(running.origin, head, chunk);
    expect(answer).to.match(/^HTTP\/1\.1 413 /);
    expect(sent).to.be.below(40_000_000);
  });

  for (const [method, path, address, body] of [
    ['GET', '/public/club/events', '/portal/club/camp'],
    ['GET', '/api/events', '/portal/club/camp'],
    ['GET', '/api/events', '/embed.js?slug=club/camp'],
    ['GET', '/api/me', '/portal/club'],
    ['GET', '/api/lists/member/persons', '/api/lists/member/persons'],
    ['GET', '/api/openapi.json', '/api'],
    ['POST', '/api/member_portal_sessions', '/portal/club#', '{"person_external_id":"bob"}'],
    ['GET', '/portal/club/camp', '/embed.js?slug=club/camp'],
  ] as const)
    it(`hands out its own address for any Host: ${address} at ${path}`, async () => {
      const headers = ['Host', 'X-Forwarded-Host', 'X-Host', 'X-Original-Host'].map((name) => `${name}: evil.example`);
      const head = [`${method} ${path} HTTP/1.1`, ...headers, 'Forwarded: host=evil.example;proto=https'];
      head.push(`Authorization: Bearer ${key}`, 'Connection: close');
      if (body) head.push('Content-Type: application/json', `Content-Length: ${body.length}`);
      const { answer } = await raw(running.origin, `${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
      expect(answer)
        .to.contain(running.origin + address)
        .and.not.contain('evil.example');
    });

  it('answers an invalid request line with 400, and continues', async () => {
    const { answer } = await raw(running.origin, 'GET / HTTP/1.1\r\nHost: ]]]\r\nConnection: close\r\n\r\n');
    expect(answer).to.match(/^HTTP\/1\.1 4/);
    expect((await fetch(`${running.origin}/public/club/events`)).status).to.equal(200);
  });

  it('serves the embed script to any page, compressed and with an entity tag', async () => {
    const first = await fetch(`${running.origin}/embed.js?slug=club/camp`, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('access-control-allow-origin')).to.equal('*');
    expect(first.headers.get('content-encoding')).to.equal('br');
    const repeated = await fetch(first.url, { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect(repeated.status).to.equal(304);
  });

  it('serves the script with the data that its address names', async () => {
    const scripts = ['', '?slug=club', '?slug=club/camp', '?slug=', '?other=1'].map(async (query) =>
      (await fetch(`${running.origin}/embed.js${query}`)).text(),
    );
    const [plain, list, form, ...otherScripts] = await Promise.all(scripts);
    expect(new Set([plain, list, form]).size).to.equal(3);
    expect(otherScripts).to.deep.equal([plain, plain]);
  });

  it('has another entity tag for every encoding of a script', async () => {
    const tagOf = async (encoding: string) =>
      (await fetch(`${running.origin}/embed.js`, { headers: { 'accept-encoding': encoding } })).headers.get('etag');
    expect(new Set([await tagOf('br'), await tagOf('gzip'), await tagOf('identity')]).size).to.equal(3);
  });

  for (const [method, path, status] of [
    ['HEAD', '/portal/club/camp', 200],
    ['HEAD', '/embed.js', 200],
    ['POST', '/embed.js', 404],
    ['DELETE', '/embed.js', 404],
    ['TRACE', '/public/club/events', 405],
  ] as const)
    it(`answers ${status} to ${method} ${path}`, async () => {
      const { answer } = await raw(
        running.origin,
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
    });

  it('compresses a form, and accepts its entity tag', async () => {
    const { answer } = await raw(
      running.origin,
      'GET /public/club/forms/camp HTTP/1.0\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n',
    );
    expect(answer).to.match(/content-encoding: br/i);
    const [, etag = ''] = /etag: (\S+)/i.exec(answer) ?? [];
    const repeated = await fetch(`${running.origin}/public/club/forms/camp`, { headers: { 'if-none-match': etag } });
    expect(repeated.status).to.equal(304);
  });

  for (const path of [
    '/server/cli.js',
    '/embed.js/../../package.json',
    '/..%2f..%2fpackage.json',
    '/embed/%2e%2e/%2e%2e/package.json',
    '/server/../../../etc/passwd.js',
  ])
    it(`serves built files only: ${path}`, async () => {
      const { answer } = await raw(running.origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).to.match(/^HTTP\/1\.1 404 /);
    });
});
