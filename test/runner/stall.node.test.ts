import { expect } from 'chai';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { STALL_MS, stalled } from './stall.mjs';

describe('a suite that hangs', () => {
  let folder: string;
  before(() => (folder = mkdtempSync(join(tmpdir(), 'turnout-stall-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('is told after five minutes', () => expect(STALL_MS).to.equal(300_000));

  it('is told when its report does not grow, not while it does', async () => {
    const report = join(folder, 'grows.jsonl');
    const since = Date.now();
    const stall = stalled(report, since, { signal: new AbortController().signal, stallMs: 400, checkMs: 10 });
    let isStalled = false;
    void stall.then(() => (isStalled = true));
    for (let records = 0; records < 8; records++) {
      appendFileSync(report, 'end\n');
      await sleep(100);
      expect(isStalled).to.equal(false);
    }
    await stall;
    expect(Date.now() - since).to.be.above(1_000);
  });

  it('is told where it never wrote a report', async () => {
    const { signal } = new AbortController();
    await stalled(join(folder, 'none.jsonl'), Date.now(), { signal, stallMs: 50, checkMs: 5 });
  });

  it('is told no more when it has ended', async () => {
    const ended = new AbortController();
    const stall = stalled(join(folder, 'none.jsonl'), Date.now(), { signal: ended.signal, stallMs: 50, checkMs: 5 });
    ended.abort();
    expect(await stall.catch(({ name }: Error) => name)).to.equal('AbortError');
  });
});
