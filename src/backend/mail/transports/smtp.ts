import { createTransport } from 'nodemailer';
import { DeliveryUnknownError, UndeliverableError, type MailMessage, type MailTransport } from '../mail-message.js';
import { needsSmtpUtf8, offersSmtpUtf8, withAsciiDomain } from './internationalized.js';
import { nodemailerMessage } from './nodemailer-message.js';

/** Error of nodemailer. Its message may quote addresses and is never logged. */
interface SmtpFailure {
  code?: string;
  /** Code of the system: `ECONNRESET`. */
  originalCode?: string;
  syscall?: string;
  timeoutType?: string;
  responseCode?: number;
  command?: string;
}

/** A message without addresses or contents. */
const messageFor = ({ code, responseCode, command }: SmtpFailure): string =>
  ['A mail could not be handed over', [code, responseCode, command].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(': ');

/** Whether an established connection was lost; nodemailer does not tell at which command. */
const isConnectionLost = ({ command, code, originalCode = '', syscall, timeoutType }: SmtpFailure): boolean =>
  command === 'CONN' &&
  syscall !== 'connect' &&
  (code === 'ECONNECTION' || timeoutType === 'SOCKET_TIMEOUT' || /^(ECONNRESET|EPIPE|ETIMEDOUT)$/.test(originalCode));

/** Adds the code for the log, which shows codes and no messages. */
const withCode = (error: Error, { code, responseCode, command }: SmtpFailure): Error =>
  Object.assign(error, { code: [code, responseCode, command].filter(Boolean).join(' ') });

function errorFrom(failure: SmtpFailure): Error {
  return withCode(classify(failure), failure);
}

function classify(failure: SmtpFailure): Error {
  const { responseCode = 0, command } = failure;
  const text = messageFor(failure);
  // permanent refusal of the recipient or the mail (RFC 5321 section 4.2.1); a refusal of our login is for the operator to fix
  if (responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')) return new UndeliverableError(text);
  // the mail may have been transmitted completely without a response
  if (!responseCode && (command === 'DATA' || isConnectionLost(failure))) return new DeliveryUnknownError(text);
  return new Error(text);
}

/** Timeouts of nodemailer, in sum below `MAIL_LEASE_MS`. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/** Total timeout of one mail, below `MAIL_LEASE_MS`. */
const MAX_SEND_MS = 50_000;

/**
 * Sends mails by SMTP (RFC 5321): `smtp://user:password@host:587` or `smtps://…:465`. Uses STARTTLS if the host offers it;
 * `?requireTLS=true` refuses to send without.
 */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport(
    `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({
      pool: 'true',
      maxConnections: '4',
      ...Object.fromEntries(Object.entries(TIMEOUTS_MS).map(([name, value]) => [name, String(value)])),
    }).toString()}`,
  );
  // envelopes need ASCII domains; nodemailer writes Unicode domains after a non-ASCII local part
  transport.use('stream', (mail, done) => {
    const envelope = mail.message.getEnvelope();
    if (envelope.from) envelope.from = withAsciiDomain(envelope.from);
    envelope.to = envelope.to.map(withAsciiDomain);
    mail.message.getEnvelope = () => envelope;
    done();
  });

  /** Throws `UndeliverableError` if an address needs SMTPUTF8 and the server does not offer it. */
  async function requireSmtpUtf8({ from, to, replyTo }: MailMessage): Promise<void> {
    const addresses = [from, to, ...(replyTo ? [replyTo] : [])].map(({ address }) => address);
    if (!addresses.some(needsSmtpUtf8) || (await offersSmtpUtf8(transport.options))) return;
    const text = 'A mail could not be handed over: the address needs SMTPUTF8, and the mail server does not offer it';
    throw Object.assign(new UndeliverableError(text), { code: 'NO_SMTPUTF8' });
  }

  return {
    async check() {
      await transport.verify().catch((error: unknown) => {
        throw errorFrom(error as SmtpFailure);
      });
    },

    async send(message) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new DeliveryUnknownError('A mail took too long to be handed over')),
          MAX_SEND_MS,
        );
        timer.unref();
      });
      try {
        const send = async () => {
          await requireSmtpUtf8(message);
          await transport.sendMail(nodemailerMessage(message));
        };
        await Promise.race([send(), timeout]);
      } catch (error) {
        throw error instanceof DeliveryUnknownError || error instanceof UndeliverableError
          ? error
          : errorFrom(error as SmtpFailure);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => transport.close(),
  };
}
