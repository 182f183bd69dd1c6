import { createTransport } from 'nodemailer';
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Way } from '../letter.js';
import { messageOf } from './message.js';

/** What tells whom a file is about. It stands before all others, and in no mail that is sent. */
const about = 'X-Turnout-About';

/** Files older than this are let go of: every link in them has ended. Milliseconds. */
const keptFor = 14 * 24 * 3600_000;

/** Also one that was never written to its end, for who wrote it has died. */
const isMail = (file: string): boolean => /\.eml(\.part)?$/.test(file);

/** When a mail was made, by the name of its file. */
const madeAt = (file: string): number => Date.parse(file.slice(0, 24).replace(/T(\d\d)-(\d\d)-(\d\d)/, 'T$1:$2:$3'));

/**
 * Mails as files, `.eml` (RFC 5322), for who has no mail server at hand: every mail program opens them. What is tried again
 * is the same file again. Those about persons who are deleted go with them. A folder that is made is its owner's alone; one
 * that is there already is made so where it is `ours`.
 */
export function folderAt(folder: string, { ours = false } = {}): Way {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const make = async () => void (await mkdir(folder, { recursive: true, mode: 0o700 }));
  return {
    async check() {
      await make();
      if (ours) await chmod(folder, 0o700);
      const path = join(folder, `.check-${randomUUID()}`);
      const file = await open(path, 'wx', 0o600);
      try {
        await file.writeFile('A mail could be here.\n');
      } finally {
        await file.close();
        await rm(path, { force: true });
      }
    },

    async send(letter) {
      const { message } = await transport.sendMail(messageOf(letter));
      await make();
      const time = new Date(letter.created_at).toISOString().replaceAll(':', '-');
      const path = join(folder, `${time}-${letter.id.replace(/@.*$/, '')}.eml`);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(`${about}: ${[letter.workspace_id, ...letter.person_ids].join(' ')}\r\n`);
        await file.writeFile(message as Buffer);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },

    async tidy(isGone) {
      const files = (await readdir(folder).catch(() => [])).filter(isMail);
      for (const file of files) {
        const path = join(folder, file);
        const [line = ''] = (await readFile(path, 'utf8').catch(() => '')).split('\r\n', 1);
        const [workspace_id = '', ...persons] = line.replace(`${about}: `, '').split(' ');
        let gone = madeAt(file) + keptFor < Date.now();
        for (const person_id of persons) gone ||= await isGone(workspace_id, person_id);
        if (gone) await rm(path, { force: true });
      }
    },
  };
}
