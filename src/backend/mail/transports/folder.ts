import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from '../mail-message.js';
import { emlOf } from './eml.js';

/** First header of each file: workspace and persons of the mail. Mails sent by SMTP do not carry it. */
const ABOUT_HEADER = 'X-Turnout-About';

/** Files are deleted after this time: every link in them has expired. */
const RETENTION_MS = 14 * 24 * 3600_000;

/** Includes files that are incomplete because their process died. */
const isMailFile = (file: string): boolean => /\.eml(\.part)?$/.test(file);

/** The creation time of a mail, from its file name. */
const createdAt = (file: string): number => Date.parse(file.slice(0, 24).replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3'));

/**
 * Mails as files, `.eml` (RFC 5322), for who has no mail server at hand: every mail program opens them. A retry writes the same
 * file. Those about persons who are deleted go with them. A folder that is made is its owner's alone; one that is there already
 * is made so if it is `ownsFolder`.
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
        await file.writeFile(`${ABOUT_HEADER}: ${[message.workspace_id, ...message.person_ids].join(' ')}\r\n`);
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },

    async removeStale(isGone) {
      const files = (await readdir(folder).catch(() => [])).filter(isMailFile);
      for (const file of files) {
        const path = join(folder, file);
        const [line = ''] = (await readFile(path, 'utf8').catch(() => '')).split('\r\n', 1);
        const [workspace_id = '', ...persons] = line.replace(`${ABOUT_HEADER}: `, '').split(' ');
        let gone = createdAt(file) + RETENTION_MS < Date.now();
        for (const person_id of persons) gone ||= await isGone(workspace_id, person_id);
        if (gone) await rm(path, { force: true });
      }
    },
  };
}
