import { expect } from 'chai';
import { connect } from 'node:net';
import { headerOf, startMailServer, tokenIn } from '../support/smtp-server.js';
import { addressOf, clubWith, newClientAddress, requestLink } from './member-club.js';

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('mails of a server that is a process of its own', function () {
  this.timeout(60_000);

  const servers: { close(): Promise<void> }[] = [];
  const startSmtpServer = async (...options: Parameters<typeof startMailServer>) => {
    const opened = await startMailServer(...options);
    servers.push(opened);
    return opened;
  };
  after(() => Promise.all(servers.map(({ close }) => close())));

  it('arrive when it is killed before they leave, and their link opens the portal', async () => {
    const mails = await startSmtpServer();
    const server = await clubWith(3, mails.url);
    const statuses = [];
    for (let number = 0; number < 3; number++) statuses.push((await requestLink(server, addressOf(number))).status);
    await server.kill();
    const before = mails.arrived.length;
    await server.restart();
    const arrived = await mails.waitForMails(3);
    expect([statuses, before]).to.deep.equal([[202, 202, 202], 0]);
    expect(arrived.map(({ to }) => to).sort()).to.deep.equal([0, 1, 2].map((number) => [addressOf(number)]));
    expect(arrived.map(({ raw }) => headerOf(raw, 'X-Turnout-Repeat'))).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
    const opened = await fetch(`http://127.0.0.1:${server.port}/public/club/portal/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newClientAddress() },
      body: JSON.stringify({ token: tokenIn(arrived[0]!.raw) }),
    });
    expect(opened.status).to.equal(201);
  });

  it('arrive once each, for a hundred members who ask at the same time', async () => {
    const mails = await startSmtpServer();
    const server = await clubWith(100, mails.url);
    const numbers = Array.from({ length: 100 }, (_, number) => number);
    const answers = await Promise.all(numbers.map((number) => requestLink(server, addressOf(number))));
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([202]));
    await mails.waitForMails(100);
    // what would come twice would come soon
    await sleep(3000);
    const to = mails.arrived.flatMap((mail) => mail.to);
    expect([to.length, to.sort()]).to.deep.equal([100, numbers.map(addressOf).sort()]);
    expect(new Set(mails.arrived.map(({ raw }) => headerOf(raw, 'Message-ID'))).size).to.equal(100);
  });

  it('are handed over to their end when it is told to end, and not once more', async () => {
    const mails = await startSmtpServer({ answer: () => sleep(1500).then(() => 'taken' as const) });
    const server = await clubWith(1, mails.url);
    await requestLink(server, addressOf(0));
    await mails.waitForMails(1);
    const ended = await server.end();
    await server.restart();
    await sleep(3000);
    expect([ended.code, mails.arrived.length]).to.deep.equal([0, 1]);
    // nothing but the last line
    expect(ended.output).to.match(/^\{[^\n]*"event":"ended","reason":"SIGTERM","code":0\}\n$/);
  });

  it('do not keep it from ending where nobody takes them', async () => {
    const mails = await startSmtpServer({ answer: () => 'silence' });
    const server = await clubWith(1, mails.url);
    await requestLink(server, addressOf(0));
    await mails.waitForMails(1);
    // nor do they take their time after somebody who never ends what they began
    const endless = connect(server.port, '127.0.0.1');
    endless.on('error', () => {});
    endless.write('GET /healthz HTTP/1.1\r\nHo');
    const startedAt = performance.now();
    const { code, output } = await server.end();
    endless.destroy();
    expect([code, performance.now() - startedAt < 10_000]).to.deep.equal([0, true]);
    expect(output).to.not.include('@');
  });
});
