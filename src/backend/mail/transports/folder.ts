import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailSubject, MailTransport } from '../mail-message.js';
import { emlOf } from './eml.js';

/** First headers of each file: workspace and persons of the mail; names of fields. Mails sent by SMTP do not carry them. */
const ABOUT_HEADER = 'X-Turnout-About';
const FIELDS_HEADER = 'X-Turnout-Fields';

/** Files are deleted after this time: every link in them has expired. */
const RETENTION_MS = 14 * 24 * 3600_000;

/** Includes files that are incomplete because their process died. */
const isMailFile = (file: string): boolean => /\.eml(\.part)?$/.test(file);

/** The creation time of a mail, from its file name. */
const createdAt = (file: string): number => Date.parse(file.slice(0, 24).replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3'));

/** Header lines with words of any length: one word a line (RFC 5322, section 2.2.3). */
const headerOf = (name: string, words: readonly string[]): string => `${name}: ${words.join('\r\n ')}\r\n`;

/** The words of a header; none if the file has no such header. */
function wordsOf(file: string, name: string): string[] {
  const [, value = ''] = new RegExp(`^${name}: ?((?:[^\\r]|\\r\\n )*)`, 'm').exec(file) ?? [];
  return value.split(/\s+/).filter(Boolean);
}

const subjectHeaders = ({ workspace_id, person_ids, fields }: MailSubject): string =>
  headerOf(ABOUT_HEADER, [workspace_id, ...person_ids]) +
  headerOf(
    FIELDS_HEADER,
    fields.map((name) => encodeURIComponent(name)),
  );

/** A name of a field; as written where the file ends in the middle of it. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function subjectOf(file: string): MailSubject {
  const [workspace_id = '', ...person_ids] = wordsOf(file, ABOUT_HEADER);
  return { workspace_id, person_ids, fields: wordsOf(file, FIELDS_HEADER).map(decoded) };
}

/**
 * Mails as files, `.eml` (RFC 5322), for who has no mail server at hand: every mail program opens them. A retry writes the same
 * file. Those with persons or answers that are deleted go with them. A folder that is made is its owner's alone; one that is
 * there already is made so if it is `ownsFolder`.
 */
export function folderTransport(folder: string, { ownsFolder = false } = {}): MailTransport {
  const make = async () => void (await mkdir(folder, { recursive: true, mode: 0o700 }));
  return {
    async check() {
      await make();
      if (ownsFolder) await chmod(folder, 0o700);
      const path = join(folder, `.check-${randomUUID()}`);
      const file = await open(path, 'wx', 0o600);
      try {
        await file.writeFile('Turnout can write mails here.\n');
      } finally {
        await file.close();
        await rm(path, { force: true });
      }
    },

    async send(message) {
      const content = await emlOf(message);
      await make();
      const time = new Date(message.created_at).toISOString().replaceAll(':', '-');
      const path = join(folder, `${time}-${message.id.replace(/@.*$/, '')}.eml`);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(subjectHeaders(message));
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },

    async removeStale(isDeleted) {
      const files = (await readdir(folder).catch(() => [])).filter(isMailFile);
      for (const file of files) {
        const path = join(folder, file);
        const isExpired = createdAt(file) + RETENTION_MS < Date.now();
        if (isExpired || (await isDeleted(subjectOf(await readFile(path, 'utf8').catch(() => '')))))
          await rm(path, { force: true });
      }
    },
  };
}
