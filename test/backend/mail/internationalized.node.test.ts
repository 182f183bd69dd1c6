import { expect } from 'chai';
import { createServer, type AddressInfo } from 'node:net';
import { UndeliverableError } from '../../../src/backend/mail/index.js';
import { smtpTransport } from '../../../src/backend/mail/transports/smtp.js';
import { faultSummary } from '../../../src/backend/observability/fault-summary.js';
import { startMailServer } from '../../support/smtp-server.js';
import { sampleMessage } from './sign-in-mail.js';

const later: (() => unknown)[] = [];
afterEach(async () => {
  for (let undo = later.pop(); undo; undo = later.pop()) await undo();
});

const to = (address: string) => ({ ...sampleMessage, to: { name: 'Grün', address } });

/** A server that takes everything, and the commands that it was given. */
async function listening(features: readonly string[]) {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 here\r\n');
    let inMail = false;
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (inMail) {
          if (line !== '.') continue;
          inMail = false;
          socket.write('250 taken\r\n');
          continue;
        }
        commands.push(line);
        inMail = line === 'DATA';
        const lines = line.startsWith('EHLO') ? ['here', ...features] : ['ok'];
        const reply = lines.map((one, at) => `250${at < lines.length - 1 ? '-' : ' '}${one}\r\n`).join('');
        socket.write(inMail ? '354 go on\r\n' : reply);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const transport = smtpTransport(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  later.push(
    () => new Promise((resolve) => server.close(resolve)),
    () => transport.close?.(),
  );
  return { transport, commands };
}

describe('a mail to an address with other letters than ASCII before the @', () => {
  it('is refused for good with a code if the server lacks SMTPUTF8, without a command to it', async () => {
    const { transport, commands } = await listening(['8BITMIME']);
    const failure = await transport.send(to('grün@grün.example')).then(
      () => undefined,
      (error: Error) => error,
    );
    expect(failure).to.be.instanceOf(UndeliverableError);
    expect([faultSummary(failure), commands.filter((line) => /^(MAIL|RCPT|DATA)/.test(line))]).to.satisfy(
      ([fault, reply]: [{ code: string }, string[]]) => fault.code === 'NO_SMTPUTF8' && reply.length === 0,
    );
  });

  it('is sent with SMTPUTF8 if the server offers it, the domain in ASCII', async () => {
    const { transport, commands } = await listening(['8BITMIME', 'SMTPUTF8']);
    await transport.send(to('grün@grün.example'));
    const reply = commands.filter((line) => /^(MAIL|RCPT)/.test(line));
    expect(reply[0]).to.match(/^MAIL FROM:<office@club\.example> .*SMTPUTF8/);
    expect(reply[1]).to.equal('RCPT TO:<grün@xn--grn-ioa.example>');
  });

  it('is tried again if the server is down', async () => {
    const { url, close } = await startMailServer();
    await close();
    const transport = smtpTransport(url);
    later.push(() => transport.close?.());
    const failure = await transport.send(to('grün@example.org')).then(
      () => undefined,
      (error: Error) => error,
    );
    expect(failure).to.be.instanceOf(Error).and.not.instanceOf(UndeliverableError);
  });
});

describe('a mail to a domain with other letters than ASCII', () => {
  it('is sent to the domain in ASCII by any server', async () => {
    const { transport, commands } = await listening([]);
    await transport.send(to('chor@grün.example'));
    expect(commands.filter((line) => /^RCPT/.test(line))).to.deep.equal(['RCPT TO:<chor@xn--grn-ioa.example>']);
  });
});
