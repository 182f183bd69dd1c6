import type { SendMailOptions } from 'nodemailer';
import type { Letter } from '../letter.js';

/**
 * A mail as nodemailer takes it. It says that a program has sent it (RFC 3834), so that nobody's holiday answers; one that may
 * be there already says so, and is called the same as before.
 */
export const messageOf = ({ from, to, replyTo, subject, text, html, id, repeat, created_at, language }: Letter) =>
  ({
    from: { ...from },
    to: { ...to },
    ...(replyTo ? { replyTo: { ...replyTo } } : {}),
    subject,
    text,
    html,
    messageId: `<${id}>`,
    date: new Date(created_at),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': language,
      ...(repeat ? { 'X-Turnout-Repeat': 'yes' } : {}),
    },
    // nothing is fetched and no file is read, whatever a club has written
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions;
