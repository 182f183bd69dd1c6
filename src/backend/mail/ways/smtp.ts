import { createTransport } from 'nodemailer';
import { PerhapsSent, Undeliverable, type Way } from '../letter.js';
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
  return {
    async send(letter) {
      let late: ReturnType<typeof setTimeout> | undefined;
      const cut = new Promise<never>((_, reject) => {
        late = setTimeout(() => reject(new PerhapsSent('A mail took too long to be handed over')), longest);
        late.unref();
      });
      try {
        await Promise.race([transport.sendMail(messageOf(letter)), cut]);
      } catch (error) {
        throw error instanceof PerhapsSent ? error : failureOf(error as Failure);
      } finally {
        clearTimeout(late);
      }
    },
    close: () => transport.close(),
  };
}
