import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from '../mail-message.js';

/**
 * The message for nodemailer, marked as automatic (RFC 3834) so that auto-responders stay silent. A repeat is marked, and has
 * the same Message-ID.
 */
export const nodemailerMessage = ({
  from,
  to,
  replyTo,
  subject,
  text,
  html,
  attachments = [],
  id,
  repeat,
  created_at,
  language,
}: MailMessage) =>
  ({
    from: { ...from },
    to: { ...to },
    ...(replyTo ? { replyTo: { ...replyTo } } : {}),
    subject,
    text,
    html,
    ...(attachments.length ? { attachments: attachments.map((attachment) => ({ ...attachment })) } : {}),
    messageId: `<${id}>`,
    date: new Date(created_at),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': language,
      ...(repeat ? { 'X-Turnout-Repeat': 'yes' } : {}),
    },
    // template texts of a club must not load files or URLs
    disableFileAccess: true,
    disableUrlAccess: true,
  }) satisfies SendMailOptions;
