// Prints what the backend answers to the first reads of the elements, for each set of data with the same answers on any day.
// The build puts them into the demo pages, so that an element stands before the database has loaded.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../src/backend/http/app.js';
import { openEngine } from '../src/backend/store/engines/open-engine.js';
import { openStore } from '../src/backend/store/index.js';
import { recordedDataSets, recordedPaths, type RecordedDataSet } from './page/elements.js';
import { fillClub } from './page/fill-club.js';
import { originPlaceholder, recordingOf, type RecordedAnswer, type Recording } from './page/recorded-answer.js';

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** Fills a club in a folder that is deleted afterwards, and reads everything from it that is the same for every visitor. */
async function recordClub(data: RecordedDataSet): Promise<Recording> {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-answers-'));
  const store = await openStore(await openEngine(folder));
  try {
    const origin = originPlaceholder;
    const mailTransport = { send: () => Promise.resolve() };
    const { backend } = await createApp({ store, origin, mailTransport, rates: false, report: console.error });
    const [yaml, persons] = [textOf('workspace.yaml'), textOf('persons.json')];
    await fillClub({ store, backend, data, origin, folder: '/', yaml, persons });
    const answers: Record<string, RecordedAnswer> = {};
    for (const path of recordedPaths) {
      const response = await backend(new Request(`${origin}${path}`));
      const type = response.headers.get('content-type') ?? '';
      answers[path] = { status: response.status, type, body: await response.text() };
    }
    return recordingOf(answers, Date.now());
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const recordings: Partial<Record<RecordedDataSet, Recording>> = {};
for (const data of recordedDataSets) recordings[data] = await recordClub(data);
process.stdout.write(JSON.stringify(recordings));
