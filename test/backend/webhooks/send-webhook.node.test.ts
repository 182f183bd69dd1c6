import { expect } from 'chai';
import { once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { Webhook } from 'standardwebhooks';
import { sendWebhook, type SendOptions } from '../../../src/backend/webhooks/send-webhook.js';
import { selfSignedCertificate } from '../../support/self-signed-certificate.js';
import { receiver, status } from './receiver.js';

const secret = Buffer.from('s'.repeat(32)).toString('base64');
const delivery = { id: 'msg_1', body: '{"type":"person.changed","data":{"list_id":"member","person_id":"per_ü"}}' };

describe('a webhook', () => {
  const closed: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closed.splice(0)) await close();
  });

  async function listen(...[answer]: Parameters<typeof receiver>) {
    const target = await receiver(answer);
    closed.push(target.close);
    const send = (more: Partial<SendOptions> & { url?: string; allows_private?: boolean } = {}) => {
      const { url = target.url, allows_private = true, ...options } = more;
      return sendWebhook({ url, secret, allows_private }, delivery, { now: Date.now(), ...options });
    };
    return { ...target, send };
  }

  it('is verified by the package of Standard Webhooks', async () => {
    const { requests, send } = await listen(status(204));
    expect(await send()).to.deep.equal({ status: 204 });
    const [{ headers, body }] = requests as [(typeof requests)[0]];
    expect(new Webhook(`whsec_${secret}`).verify(body, headers as Record<string, string>)).to.deep.equal(
      JSON.parse(delivery.body),
    );
    expect(headers).to.include({ 'webhook-id': 'msg_1', 'content-type': 'application/json' });
  });

  it('is not verified with another secret, another body, or five minutes later', async () => {
    const { requests, send } = await listen(status(200));
    await send();
    await send({ now: Date.now() - 6 * 60_000 });
    const [request, late] = requests.map(({ headers, body }) => ({ headers: headers as Record<string, string>, body }));
    const verifier = new Webhook(`whsec_${secret}`);
    const other = new Webhook(`whsec_${Buffer.from('t'.repeat(32)).toString('base64')}`);
    expect(() => other.verify(request!.body, request!.headers)).to.throw('No matching signature');
    expect(() => verifier.verify(`${request!.body} `, request!.headers)).to.throw('No matching signature');
    expect(() => verifier.verify(late!.body, late!.headers)).to.throw('timestamp too old');
  });

  it('follows no redirect', async () => {
    const { requests, send } = await listen((response, { headers }) => {
      response.writeHead(302, { location: `http://${headers.host}/elsewhere` }).end();
    });
    expect([await send(), requests.length]).to.deep.equal([{ status: 302 }, 1]);
  });

  it('ends after its time where the receiver does not answer', async () => {
    const { send } = await listen(() => {});
    expect(await send({ timeoutMs: 50 })).to.deep.equal({ fault: 'timeout' });
  });

  it('ends after its time where a name is not resolved', async () => {
    const { send } = await listen(status(200));
    expect(await send({ timeoutMs: 50, resolve: () => new Promise(() => {}) })).to.deep.equal({ fault: 'timeout' });
  });

  it('needs the status only of an answer that never ends, and closes the connection', async () => {
    const ended: Promise<unknown>[] = [];
    const { send } = await listen((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 5);
      ended.push(once(response, 'close').then(() => clearInterval(timer)));
    });
    expect(await send()).to.deep.equal({ status: 200 });
    await ended[0];
  });

  it('reads no more than 64 KiB of a huge answer', async () => {
    let written = 0;
    const closes: Promise<unknown>[] = [];
    const { send } = await listen((response) => {
      closes.push(once(response, 'close'));
      response.writeHead(200);
      const piece = Buffer.alloc(64 * 1024);
      const fill = () => {
        while (!response.destroyed && response.write(piece)) written += piece.length;
        written += piece.length;
      };
      response.on('drain', fill);
      fill();
    });
    expect(await send()).to.deep.equal({ status: 200 });
    await closes[0];
    // the buffers of both sockets are filled as well
    expect(written).to.be.below(64 * 1024 * 1024);
  });

  for (const [wait, retryAfterMs] of [
    ['120', 120_000],
    ['Thu, 26 Nov 2026 12:00:30 GMT', 30_000],
    ['Thu, 26 Nov 2026 11:00:00 GMT', 0],
  ] as const)
    it(`hears when to come again: ${wait}`, async () => {
      const headers = { 'retry-after': wait, date: 'Thu, 26 Nov 2026 12:00:00 GMT' };
      const { send } = await listen((response) => response.writeHead(503, headers).end());
      expect(await send()).to.deep.equal({ status: 503, retryAfterMs });
    });

  for (const wait of ['soon', 'two hours', ''])
    it(`hears nothing of a wait that is none: ${wait}`, async () => {
      const { send } = await listen((response) => response.writeHead(429, { 'retry-after': wait }).end());
      expect(await send()).to.deep.equal({ status: 429 });
    });

  it('says why nobody answered', async () => {
    const { close, send } = await listen(status(200));
    await close();
    expect(await send()).to.deep.equal({ fault: 'ECONNREFUSED' });
  });

  it('is not sent to this machine unless that is allowed', async () => {
    const { requests, send, port } = await listen(status(200));
    const answers = [
      await send({ allows_private: false }),
      await send({ url: `https://127.0.0.1:${port}/`, allows_private: false }),
    ];
    expect(answers).to.deep.equal([{ fault: 'private address' }, { fault: 'private address' }]);
    expect(requests).to.deep.equal([]);
  });

  it('is not sent where one of the addresses of a name is private', async () => {
    const { requests, send, port } = await listen(status(200));
    for (const address of ['127.0.0.1', '169.254.169.254', '::ffff:10.0.0.1', 'fd00::1']) {
      const resolve = async () => [
        { address: '93.184.215.14', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ];
      const answer = await send({ url: `https://crm.example.org:${port}/`, allows_private: false, resolve });
      expect(answer).to.deep.equal({ fault: 'private address' });
    }
    expect(requests).to.deep.equal([]);
  });

  it('is sent in plain text to this machine only, whatever a name resolves to', async () => {
    const { requests, send, port } = await listen(status(200));
    const resolve = async () => [{ address: '10.0.0.1', family: 4 }];
    expect(await send({ url: `http://localhost:${port}/`, resolve })).to.deep.equal({ fault: 'private address' });
    expect(requests).to.deep.equal([]);
  });

  it('needs a certificate for the name in its address', async () => {
    const { key, cert } = selfSignedCertificate('crm.example.org');
    const names: unknown[] = [];
    const server = createTlsServer({ key, cert }, (incoming, response) => {
      names.push((incoming.socket as TLSSocket).servername);
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    closed.push(async () => void server.close());
    const { port } = server.address() as AddressInfo;
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const { send } = await listen(status(200));
    const url = `https://crm.example.org:${port}/`;
    const answers = [
      await send({ url, resolve }),
      await send({ url: `https://other.example.org:${port}/`, resolve, ca: cert }),
      await send({ url, resolve, ca: cert }),
    ];
    expect(answers).to.deep.equal([
      { fault: 'DEPTH_ZERO_SELF_SIGNED_CERT' },
      { fault: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      { status: 200 },
    ]);
    expect(names).to.deep.equal(['crm.example.org']);
  });

  it('goes to the address that was checked: a name is resolved once', async () => {
    const { requests, send, port } = await listen(status(200));
    let count = 0;
    const resolve = async () => [{ address: ++count === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    // a name that no resolver knows
    expect(await send({ url: `http://hook.localhost:${port}/`, resolve })).to.deep.equal({ status: 200 });
    expect([count, requests[0]?.headers.host]).to.deep.equal([1, `hook.localhost:${port}`]);
  });
});
