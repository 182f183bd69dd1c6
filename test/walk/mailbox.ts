import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire, and as somebody reads it. */
export interface Received {
  readonly to: readonly string[];
  readonly raw: string;
  /** The headers, unfolded. */
  readonly headers: string;
  /** The plain text. */
  readonly text: string;
}

/** A text that came as quoted-printable (RFC 2045, 6.7), or as it is. */
function decoded(part: string): string {
  if (!/quoted-printable/i.test(part)) return part;
  const joined = part.replace(/=\r?\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function read(raw: string, to: readonly string[]): Received {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const plain = raw.split(/\r\n--/).find((part) => /content-type: text\/plain/i.test(part)) ?? '';
  return { to, raw, headers: head.replace(/\r\n[ \t]+/g, ' '), text: decoded(plain) };
}

/** A mail server on this machine that keeps what it is given. It closes when all tests are done. */
export async function mailbox() {
  const mails: Received[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => {
        mails.push(
          read(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        );
        for (const look of waiting) look();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** The next mail to an address that nobody has read, when it is there. */
    async next(address: string, from = 0): Promise<Received> {
      const found = () => mails.slice(from).find(({ to }) => to.includes(address));
      for (let mail = found(); ; mail = found()) {
        if (mail) return mail;
        let look = () => {};
        await new Promise<void>((resolve, reject) => {
          const late = setTimeout(() => reject(new Error(`There is no mail for ${address}`)), 15_000);
          look = () => {
            clearTimeout(late);
            resolve();
          };
          waiting.add(look);
        });
        waiting.delete(look);
      }
    },
  };
}

/** The sign-in link in a mail. */
export const linkIn = ({ text }: Pick<Received, 'text'>): string => /https?:\/\/\S+#[\w-]{43}/.exec(text)![0];
