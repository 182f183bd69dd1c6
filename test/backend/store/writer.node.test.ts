import { expect } from 'chai';
import { Writer } from '../../../src/backend/store/engines/writer.js';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One who writes to a disk on which a flush takes 80 ms, and has flushed once; and what happened since. */
async function onSlowDisk() {
  const events: string[] = [];
  const flush = () => {
    for (const end = performance.now() + 80; performance.now() < end;);
    events.push('flushed');
  };
  const run = (name: string) => {
    if (name === 'commit') flush();
    return 0;
  };
  const writer = new Writer(
    { all: () => [], run, close() {} },
    () => {},
    () => {},
  );
  await writer.begin();
  await writer.commit();
  events.length = 0;
  /** A transaction that works for a while; and a moment after it, 20 ms later. */
  const write = async (milliseconds: number) => {
    await writer.begin();
    if (milliseconds) await pause(milliseconds);
    const moment = pause(20).then(() => events.push('a moment'));
    await Promise.all([writer.commit(), moment]);
  };
  return { write, events };
}

describe('a writer with slow flushes:', () => {
  it('a short transaction waits for others', async () => {
    const { write, events } = await onSlowDisk();
    await write(0);
    expect(events).to.deep.equal(['a moment', 'flushed']);
  });

  it('a long one does not: others have come meanwhile', async () => {
    const { write, events } = await onSlowDisk();
    await write(60);
    expect(events).to.deep.equal(['flushed', 'a moment']);
  });

  it('transactions that began meanwhile share its flush', async () => {
    const { write, events } = await onSlowDisk();
    await Promise.all([write(60), write(0), write(0)]);
    expect(events.filter((one) => one === 'flushed')).to.have.lengthOf(1);
  });
});
