import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

const FOLDER = fileURLToPath(new URL('./trees', import.meta.url));

/** Parts of a page are loaded on demand: a tree that is not yet as recorded is read again for this long. */
const PATIENCE_MS = 15_000;
const READ_AGAIN_MS = 100;
/** A tree that has not changed for this long is recorded. */
const SETTLED_MS = 2_000;

/** Whether the present trees are to be recorded: `TURNOUT_RECORD=1`. */
const isRecording = !!process.env['TURNOUT_RECORD'];

/** Reads a tree until it is the expected one, or until the patience has ended. */
async function readUntil(readTree: () => Promise<string>, expected: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  let tree = await readTree();
  while (tree !== expected && Date.now() < deadline) {
    await wait(READ_AGAIN_MS);
    tree = await readTree();
  }
  return tree;
}

/** Reads a tree until it does not change any more. */
async function readSettled(readTree: () => Promise<string>): Promise<string> {
  let tree = await readTree();
  for (let since = Date.now(); Date.now() - since < SETTLED_MS; await wait(READ_AGAIN_MS)) {
    const next = await readTree();
    if (next !== tree) since = Date.now();
    tree = next;
  }
  return tree;
}

/** Compares an accessibility tree with the recorded one, which somebody has read and found right. */
export async function expectRecorded(state: string, lang: string, readTree: () => Promise<string>): Promise<void> {
  const file = join(FOLDER, lang, `${state}.txt`);
  if (isRecording) {
    mkdirSync(join(FOLDER, lang), { recursive: true });
    writeFileSync(file, `${await readSettled(readTree)}\n`);
    return;
  }
  const recorded = readFileSync(file, 'utf8').replace(/\n$/, '');
  expect(
    await readUntil(readTree, recorded),
    `${state} in ${lang}: record anew with TURNOUT_RECORD=1, and read the difference`,
  ).to.equal(recorded);
}
