import { expect } from 'chai';
import { faultSummary } from '../../../src/backend/observability/fault-summary.js';
import { createServer, type AddressInfo } from 'node:net';
import {
  DeliveryUnknownError,
  UndeliverableError,
  type MailMessage,
  type MailTransport,
} from '../../../src/backend/mail/index.js';
import { smtpTransport } from '../../../src/backend/mail/transports/smtp.js';
import { headerOf, partOf, startMailServer } from '../../support/smtp-server.js';
import { sampleMessage } from './sign-in-mail.js';

const later: (() => unknown)[] = [];
afterEach(async () => {
  for (let undo = later.pop(); undo; undo = later.pop()) await undo();
});

async function startSmtpServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const opened = await startMailServer(options);
  const transport = smtpTransport(opened.url);
  later.push(opened.close, () => transport.close?.());
  return { ...opened, transport };
}

const failureOf = (transport: MailTransport, one: MailMessage = sampleMessage): Promise<Error> =>
  transport.send(one).then(
    () => new Error('It was sent'),
    (error: Error) => error,
  );

describe('a mail by SMTP', () => {
  it('arrives complete, with Auto-Submitted and its Message-ID', async () => {
    const { transport, arrived } = await startSmtpServer();
    await transport.send(sampleMessage);
    const [{ from, to, raw } = { from: '', to: [], raw: '' }] = arrived;
    expect([from, to, arrived.length]).to.deep.equal(['office@club.example', ['eve@example.org'], 1]);
    const heads = ['Auto-Submitted', 'Message-ID', 'Content-Language', 'Date', 'X-Turnout-Repeat', 'Bcc', 'To'];
    expect(heads.map((name) => headerOf(raw, name))).to.deep.equal([
      'auto-generated',
      '<1k0s0ct2w05aaaaaaaa@turnout.test>',
      'de',
      'Sat, 21 Nov 2026 12:00:00 +0000',
      undefined,
      undefined,
      'Eve Adams <eve@example.org>',
    ]);
    expect(headerOf(raw, 'Reply-To')).to.match(/^"?SV Wiesental e\. V\."? <members@club\.example>$/);
    expect([partOf(raw, 'text/plain'), partOf(raw, 'text/html')].map((part) => part.trim())).to.deep.equal(
      [sampleMessage.text, sampleMessage.html].map((part) => part.trim()),
    );
  });

  it('is marked if it is a repeat', async () => {
    const { transport, arrived } = await startSmtpServer();
    await transport.send({ ...sampleMessage, repeat: true });
    expect(headerOf(arrived[0]!.raw, 'X-Turnout-Repeat')).to.equal('yes');
  });

  it('has no other recipient', async () => {
    const { transport, arrived } = await startSmtpServer();
    await transport.send(sampleMessage);
    expect(arrived[0]!.raw).to.not.match(/per_eve|per_bob|wsp_1/);
  });

  for (const [what, name] of [
    ['a comma', 'Adams, Eve <mallory@example.org>, x'],
    ['an address', 'mallory@example.org'],
    ['angles', '<mallory@example.org>'],
    ['quotes', '"Eve" <mallory@example.org>'],
    ['a line break', 'Eve\r\nBcc: mallory@example.org'],
    ['a line break alone', 'Eve\nBcc: mallory@example.org\n\nHello'],
    ['letters of another alphabet', 'Éve Ädams, 伊芙'],
  ] as const)
    it(`reaches one reader, whose name has ${what}`, async () => {
      const { transport, arrived } = await startSmtpServer();
      await transport.send({
        ...sampleMessage,
        to: { ...sampleMessage.to, name },
        from: { ...sampleMessage.from, name },
        subject: name,
      });
      const [mail] = arrived;
      expect([mail?.to, mail?.from, arrived.length]).to.deep.equal([['eve@example.org'], 'office@club.example', 1]);
      const head = mail!.raw.split('\r\n\r\n', 1)[0]!;
      expect(head).to.not.match(/^Bcc/im);
      expect(head.match(/^(To|From|Subject):/gim)).to.have.length(3);
      expect(headerOf(mail!.raw, 'To')).to.match(/<eve@example\.org>$/);
    });

  for (const [what, address] of [
    ['two addresses', 'eve@example.org,mallory@example.org'],
    ['a line break', 'eve@example.org\r\nRCPT TO:<mallory@example.org>'],
    ['an address in angles', 'eve@example.org> NOTIFY=NEVER <mallory@example.org'],
  ] as const)
    it(`never reaches anybody else where an address is ${what}`, async () => {
      const { transport, arrived } = await startSmtpServer();
      await transport.send({ ...sampleMessage, to: { name: '', address } }).catch(() => {});
      expect(arrived.flatMap(({ to }) => to).filter((to) => to === 'mallory@example.org')).to.deep.equal([]);
    });

  it('uses one connection after another', async () => {
    let connections = 0;
    const { transport, arrived } = await startSmtpServer({
      onConnect(_, callback) {
        connections++;
        callback();
      },
    });
    for (let time = 0; time < 10; time++) await transport.send(sampleMessage);
    expect([arrived.length, connections]).to.deep.equal([10, 1]);
  });
});

describe('a mail that does not leave by SMTP', () => {
  it('is undeliverable at an unknown address, which is not logged', async () => {
    const { transport } = await startSmtpServer({ knowsAddress: () => false });
    const error = await failureOf(transport);
    expect(error).to.be.instanceOf(UndeliverableError);
    expect(error.message).to.equal('A mail could not be handed over: EENVELOPE 550 RCPT TO');
  });

  for (const [what, code, kind] of [
    ['is undeliverable where it is refused for good', 554, 'Undeliverable'],
    ['is tried again where it is refused for now', 451, 'Error'],
  ] as const)
    it(what, async () => {
      const { transport } = await startSmtpServer({ answer: () => ({ code }) });
      const { name, message } = await failureOf(transport);
      expect([name, message]).to.deep.equal([kind, `A mail could not be handed over: EMESSAGE ${code} DATA`]);
    });

  it('is tried again if the login is refused', async () => {
    const { transport } = await startSmtpServer({
      onMailFrom(_, __, callback) {
        callback(Object.assign(new Error('Not you'), { responseCode: 550 }));
      },
    });
    const { name, message } = await failureOf(transport);
    expect([name, message]).to.deep.equal(['Error', 'A mail could not be handed over: EENVELOPE 550 MAIL FROM']);
  });

  it('tells a log by its code what an operator can mend, and no address', async () => {
    const { transport } = await startSmtpServer({ knowsAddress: () => false });
    const summary = faultSummary(await failureOf(transport)) as { code?: string };
    expect(summary.code).to.equal('EENVELOPE 550 RCPT TO');
    expect(JSON.stringify(summary)).to.not.contain('@');
  });

  it('is tried again if the server does not listen', async () => {
    const { url, close } = await startMailServer();
    await close();
    const transport = smtpTransport(url);
    later.push(() => transport.close?.());
    const { name, message } = await failureOf(transport);
    expect([name, message]).to.deep.equal(['Error', 'A mail could not be handed over: ESOCKET CONN']);
  });

  it('may have arrived if the connection was lost at the end', async () => {
    const { transport, arrived } = await startSmtpServer({ answer: () => 'line lost' });
    const error = await failureOf(transport);
    expect([error.name, arrived.length]).to.deep.equal(['PerhapsSent', 1]);
    expect(error).to.be.instanceOf(DeliveryUnknownError);
    expect(error.message).to.not.include('@');
  });

  it('is tried again if the server closes the connection at once', async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const transport = smtpTransport(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
    later.push(
      () => server.close(),
      () => transport.close?.(),
    );
    expect((await failureOf(transport)).name).to.equal('Error');
  });
});
