import { join } from 'node:path';
import type { MailTransport } from '../../mail/index.js';
import { folderTransport } from '../../mail/transports/folder.js';
import { smtpTransport } from '../../mail/transports/smtp.js';
import { logLevels, type LogLevel } from '../../observability/index.js';
import { isPostgresUrl } from '../../store/engines/open-engine.js';
import { UsageError } from '../../workspace/index.js';
import type { Terminal } from './terminal.js';

// `source` is the option or variable that a message names

/** Parses the origin, with which every public address begins. */
export function originOf(text: string, source: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UsageError(`${source} must read like https://turnout.example.org, not ${text}.`);
  return url.origin;
}

/** Parses a port. */
export function portOf(text: string, source: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`${source} must be a number from 0 to 65535, not ${text}.`);
  return port;
}

/** `9464`, `0.0.0.0:9464` or `[::1]:9464`; without an address, only this machine can read the metrics. */
export function metricsAddressOf(text: string, source: string): { host: string; port: number } {
  const [, bracketed, plain, digits] = /^(?:(?:\[([\da-f:.]+)\]|([^\s:[\]]+)):)?(\d{1,5})$/i.exec(text) ?? [];
  const port = Number(digits);
  if (digits === undefined || port > 65535)
    throw new UsageError(`${source} must read like 9464 or 127.0.0.1:9464, not ${text}.`);
  return { host: bracketed ?? plain ?? '127.0.0.1', port };
}

/** Parses the level of the log. */
export function levelOf(text: string, source: string): LogLevel {
  const level = logLevels.find((name) => name === text);
  if (!level) throw new UsageError(`${source} must be off, errors or requests, not ${text}.`);
  return level;
}

/** The folder for mails as files: the given one, else `outbox` in the data folder. */
export function outboxOf(
  folder: string | undefined,
  data: string,
  env: Terminal['env'],
): { folder: string; isOwn: boolean } {
  if (folder) return { folder, isOwn: false };
  // with PostgreSQL, a container may still have a data folder
  const dataFolder = isPostgresUrl(data) ? env['TURNOUT_DATA'] || '.' : data;
  return { folder: join(dataFolder, 'outbox'), isOwn: true };
}

/** The mail transport and its description, without the password. */
export function transportFor(
  smtp: string | undefined,
  outbox: ReturnType<typeof outboxOf>,
  source: string,
): { mailTransport: MailTransport; description: string; mailHint: string } {
  if (smtp === undefined || smtp === '') {
    const { folder, isOwn } = outbox;
    const mailHint = `Mails wait in the database. SMTP_URL names a mail server, TURNOUT_OUTBOX a folder that this user may write; this one is ${folder}.`;
    return {
      mailTransport: folderTransport(folder, { ownsFolder: isOwn }),
      description: `files in ${folder}`,
      mailHint,
    };
  }
  const url = URL.canParse(smtp) ? new URL(smtp) : undefined;
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol))
    throw new UsageError(`${source} must read like smtp://user:password@mail.example.org:587.`);
  const description = `${url.protocol}//${url.host}`;
  return {
    mailTransport: smtpTransport(smtp),
    description,
    mailHint: `Mails wait in the database. The mail server is ${description}.`,
  };
}
