import { createTransport } from 'nodemailer';
import type { MailMessage } from '../mail-message.js';
import { nodemailerMessage } from './nodemailer-message.js';

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail as mail programs store it (RFC 5322). */
export async function emlOf(message: MailMessage): Promise<Buffer> {
  const { message: content } = await transport.sendMail(nodemailerMessage(message));
  return content as Buffer;
}
