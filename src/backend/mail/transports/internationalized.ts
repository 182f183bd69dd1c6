import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { domainToASCII } from 'node:url';

/** Whether the local part needs SMTPUTF8 (RFC 6531); servers without it cannot take such an address. */
export const needsSmtpUtf8 = (address: string): boolean => /\P{ASCII}/u.test(address.replace(/@[^@]*$/, ''));

/** The address with its domain in ASCII form (IDNA); unchanged if the domain is invalid. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + (domainToASCII(address.slice(at + 1)) || address.slice(at + 1));
}

/** Connection options of nodemailer. */
type ConnectionOptions = ConstructorParameters<typeof SMTPConnection>[0];

/** Whether a mail server offers SMTPUTF8. Rejects if it cannot be reached. */
export function offersSmtpUtf8(options: ConnectionOptions): Promise<boolean> {
  const connection = new SMTPConnection(options);
  return new Promise<boolean>((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The mail server has closed the connection')));
    // the last response is the one to EHLO, after STARTTLS if it is used
    connection.connect(() => resolve(/^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse))));
  }).finally(() => connection.close());
}
