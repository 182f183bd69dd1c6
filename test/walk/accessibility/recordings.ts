import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

const FOLDER = fileURLToPath(new URL('./trees', import.meta.url));

/** Whether the present trees are to be recorded: `TURNOUT_RECORD=1`. */
const isRecording = !!process.env['TURNOUT_RECORD'];

/** Compares an accessibility tree with the recorded one, which somebody has read and found right. */
export function expectRecorded(state: string, lang: string, tree: string): void {
  const file = join(FOLDER, lang, `${state}.txt`);
  if (isRecording) {
    mkdirSync(join(FOLDER, lang), { recursive: true });
    writeFileSync(file, `${tree}\n`);
    return;
  }
  expect(`${tree}\n`, `${state} in ${lang}: record anew with TURNOUT_RECORD=1, and read the difference`).to.equal(
    readFileSync(file, 'utf8'),
  );
}
