import { createTransport } from 'nodemailer';
import { PerhapsSent, Undeliverable, type Letter, type Way } from '../letter.js';
import { needsSmtpUtf8, offersSmtpUtf8, withAsciiDomain } from './internationalized.js';
import { messageOf } from './message.js';

/** What nodemailer tells of a failure. Its message may quote addresses, and goes nowhere. */
interface Failure {
  code?: string;
  /** What the system said: `ECONNRESET`. */
  originalCode?: string;
  syscall?: string;
  timeoutType?: string;
  responseCode?: number;
  command?: string;
}

/** What is told of a failure: no address, no word of the mail. */
const said = ({ code, responseCode, command }: Failure): string =>
  ['A mail could not be handed over', [code, responseCode, command].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(': ');

/** A connection that stood, and was lost. nodemailer does not tell at which word. */
const wasLost = ({ command, code, originalCode = '', syscall, timeoutType }: Failure): boolean =>
  command === 'CONN' &&
  syscall !== 'connect' &&
  (code === 'ECONNECTION' || timeoutType === 'SOCKET_TIMEOUT' || /^(ECONNRESET|EPIPE|ETIMEDOUT)$/.test(originalCode));

/** What a log tells of it: a log shows codes, and no message. */
const coded = (error: Error, { code, responseCode, command }: Failure): Error =>
  Object.assign(error, { code: [code, responseCode, command].filter(Boolean).join(' ') });

function failureOf(failure: Failure): Error {
  return coded(kindOf(failure), failure);
}

function kindOf(failure: Failure): Error {
  const { responseCode = 0, command } = failure;
  const text = said(failure);
  // refused for good (RFC 5321, 4.2.1): the address, or the mail itself; not who we are, for that an operator can mend
  if (responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')) return new Undeliverable(text);
  // all of it may have been said, and nothing was answered
  if (!responseCode && (command === 'DATA' || wasLost(failure))) return new PerhapsSent(text);
  return new Error(text);
}

/** Milliseconds. Together less than a mail is its sender's (`mailLease`). */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/** The longest that one mail may take. Milliseconds. */
const longest = 50_000;

/**
 * Mails by SMTP (RFC 5321): `smtp://user:password@host:587`, or `smtps://…:465`. With a host that offers it, the connection is
 * encrypted (STARTTLS); `?requireTLS=true` sends nothing where it is not.
 */
export function smtpAt(url: string): Way {
  const transport = createTransport(
    `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({
      pool: 'true',
      maxConnections: '4',
      ...Object.fromEntries(Object.entries(patience).map(([name, value]) => [name, String(value)])),
    }).toString()}`,
  );
  // an envelope has domains in their ASCII form; nodemailer writes them in Unicode beside a local part that is not ASCII
  transport.use('stream', (mail, done) => {
    const envelope = mail.message.getEnvelope();
    if (envelope.from) envelope.from = withAsciiDomain(envelope.from);
    envelope.to = envelope.to.map(withAsciiDomain);
    mail.message.getEnvelope = () => envelope;
    done();
  });

  /** Throws `Undeliverable` where the letter names an address that the server cannot take. */
  async function requireSmtpUtf8({ from, to, replyTo }: Letter): Promise<void> {
    const addresses = [from, to, ...(replyTo ? [replyTo] : [])].map(({ address }) => address);
    if (!addresses.some(needsSmtpUtf8) || (await offersSmtpUtf8(transport.options))) return;
    const text = 'A mail could not be handed over: the address needs SMTPUTF8, and the mail server does not offer it';
    throw Object.assign(new Undeliverable(text), { code: 'NO_SMTPUTF8' });
  }

  return {
    async check() {
      await transport.verify().catch((error: unknown) => {
        throw failureOf(error as Failure);
      });
    },

    async send(letter) {
      let late: ReturnType<typeof setTimeout> | undefined;
      const cut = new Promise<never>((_, reject) => {
        late = setTimeout(() => reject(new PerhapsSent('A mail took too long to be handed over')), longest);
        late.unref();
      });
      try {
        const send = async () => {
          await requireSmtpUtf8(letter);
          await transport.sendMail(messageOf(letter));
        };
        await Promise.race([send(), cut]);
      } catch (error) {
        throw error instanceof PerhapsSent || error instanceof Undeliverable ? error : failureOf(error as Failure);
      } finally {
        clearTimeout(late);
      }
    },
    close: () => transport.close(),
  };
}
