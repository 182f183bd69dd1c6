import { expect } from 'chai';
import { appendFileSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { STALL_MS, stalled } from './stall.mjs';

describe('a suite that hangs', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'turnout-stall-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('is reported after five minutes', () => expect(STALL_MS).to.equal(300_000));

  it('is reported when its report does not grow, not while it does', async () => {
    const report = join(folder, 'grows.jsonl');
    const since = Date.now();
    // the clock of this test and the times of the records: a busy machine changes neither
    let time = since;
    const { signal } = new AbortController();
    const stall = stalled(report, since, { signal, stallMs: 400, checkMs: 1, now: () => time });
    let isStalled = false;
    void stall.then(() => (isStalled = true));
    for (let records = 0; records < 8; records++) {
      appendFileSync(report, 'end\n');
      utimesSync(report, new Date(time), new Date(time));
      for (let part = 0; part < 3; part++) {
        time += 100;
        await sleep(5);
      }
      expect(isStalled).to.equal(false);
    }
    time += 200;
    await stall;
  });

  it('is reported if it never wrote a report', async () => {
    const { signal } = new AbortController();
    await stalled(join(folder, 'none.jsonl'), Date.now(), { signal, stallMs: 50, checkMs: 5 });
  });

  it('is not reported after it has ended', async () => {
    const ended = new AbortController();
    const stall = stalled(join(folder, 'none.jsonl'), Date.now(), { signal: ended.signal, stallMs: 50, checkMs: 5 });
    ended.abort();
    expect(await stall.catch(({ name }: Error) => name)).to.equal('AbortError');
  });
});
