import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** One header of a mail, its lines put together again. */
export const headerOf = (mail: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(mail.split('\r\n\r\n', 1)[0]!.replace(/\r\n[ \t]+/g, ' '))?.[1];

const unquoted = (text: string): string =>
  Buffer.from(
    text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString();

/** The part of a mail of a type, as its reader sees it. */
export function partOf(mail: string, type: 'text/plain' | 'text/html'): string {
  // with attachments, the texts are parts of a part
  const boundaries = [...mail.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => `--${boundary}`);
  const parts = boundaries.reduce((all, boundary) => all.flatMap((one) => one.split(boundary)), [mail]);
  const part = parts.find((one) => headerOf(one.trimStart(), 'Content-Type')?.startsWith(type));
  if (!part) throw new Error(`There is no ${type} in this mail:\n${mail}`);
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  const encoding = headerOf(part.trimStart(), 'Content-Transfer-Encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return (encoding === 'quoted-printable' ? unquoted(body) : body).replaceAll('\r\n', '\n');
}

/** The token of the sign-in link in a mail. */
export const tokenIn = (mail: string): string | undefined => /#([\w-]{43})/.exec(partOf(mail, 'text/plain'))?.[1];

/** A mail as it came. */
export interface ReceivedMail {
  readonly from: string;
  /** Everybody whom it is handed over for. */
  readonly to: readonly string[];
  readonly raw: string;
}

const socketOf = (session: unknown, connections: Set<{ session?: unknown; _socket?: Socket }>): Socket | undefined =>
  [...connections].find((one) => one.session === session)?._socket;

/** What an office does with a mail that has arrived whole: takes it, loses the line, or says nothing any more. */
export type SmtpReply = 'taken' | 'line lost' | 'silence' | { code: number };

/** A mail server on this machine. `answer` is asked for each mail; `knows`, whether there is such an address. */
export async function startMailServer({
  answer = () => 'taken',
  knowsAddress = () => true,
  port = 0,
  ...options
}: {
  answer?: (arrived: ReceivedMail) => SmtpReply | Promise<SmtpReply>;
  knowsAddress?: (address: string) => boolean;
  port?: number;
} & Omit<SMTPServerOptions, 'onData' | 'onRcptTo'> = {}) {
  const arrived: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    ...options,
    onRcptTo({ address }, _, done) {
      done(
        knowsAddress(address) ? null : Object.assign(new Error(`There is no ${address} here`), { responseCode: 550 }),
      );
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        };
        arrived.push(mail);
        void Promise.resolve(answer(mail)).then((reply) => {
          if (reply === 'taken') done();
          else if (reply === 'line lost') socketOf(session, server.connections as never)?.destroy();
          else if (reply !== 'silence') done(Object.assign(new Error('No'), { responseCode: reply.code }));
        });
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const listening = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    arrived,
    /** Resolves when so many mails have arrived; fails after a while. */
    async waitForMails(count: number, within = 15_000): Promise<readonly ReceivedMail[]> {
      for (const end = Date.now() + within; arrived.length < count;) {
        if (Date.now() > end) throw new Error(`${arrived.length} mails have arrived, not ${count}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return arrived;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
