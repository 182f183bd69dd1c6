import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { domainToASCII } from 'node:url';

/** True where the part before the @ needs SMTPUTF8 (RFC 6531): no server without it can take such an address. */
export const needsSmtpUtf8 = (address: string): boolean => /\P{ASCII}/u.test(address.replace(/@[^@]*$/, ''));

/** The address with its domain in the ASCII form (IDNA). One that cannot be written so stays as it is. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at + 1) + (domainToASCII(address.slice(at + 1)) || address.slice(at + 1));
}

/** How to reach a server; what `SMTPConnection` takes. */
type ConnectionOptions = ConstructorParameters<typeof SMTPConnection>[0];

/** Asks a mail server whether it offers SMTPUTF8. Rejects where it cannot be reached. */
export function offersSmtpUtf8(options: ConnectionOptions): Promise<boolean> {
  const connection = new SMTPConnection(options);
  return new Promise<boolean>((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The mail server has closed the connection')));
    // the last answer is that to EHLO, on the encrypted connection where there is one
    connection.connect(() => resolve(/^250[ -]SMTPUTF8\b/im.test(String(connection.lastServerResponse))));
  }).finally(() => connection.close());
}
