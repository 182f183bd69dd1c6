import { expect } from 'chai';
import { Writer } from '../../../src/backend/store/engines/writer.js';

const { now } = performance;
const { setTimeout: setRealTimeout } = globalThis;

/** The clock of a test in milliseconds, and its timers: both advance only when nothing else is left to do. */
let time = 0;
const timers: { readonly at: number; readonly run: () => void }[] = [];

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Runs timers in their order until `work` is done. */
async function complete(work: Promise<unknown>): Promise<void> {
  let isDone = false;
  void work.finally(() => (isDone = true));
  while (!isDone) {
    for (let task = 0; task < 10; task++) await new Promise(setImmediate);
    const [timer] = timers.sort((one, other) => one.at - other.at).splice(0, 1);
    if (!timer) continue;
    time = Math.max(time, timer.at);
    timer.run();
  }
  await work;
}

/** One who writes to a disk on which a flush takes 80 ms, and has flushed once; and what happened since. */
async function onSlowDisk() {
  const events: string[] = [];
  const flush = () => {
    time += 80;
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
  beforeEach(() => {
    time = 0;
    performance.now = () => time;
    globalThis.setTimeout = ((run: () => void, milliseconds = 0) =>
      timers.push({ at: time + milliseconds, run })) as unknown as typeof setTimeout;
  });
  afterEach(() => {
    performance.now = now;
    globalThis.setTimeout = setRealTimeout;
    timers.length = 0;
  });

  it('a short transaction waits for others', async () => {
    const { write, events } = await onSlowDisk();
    await complete(write(0));
    expect(events).to.deep.equal(['a moment', 'flushed']);
  });

  it('a long one does not: others have come meanwhile', async () => {
    const { write, events } = await onSlowDisk();
    await complete(write(60));
    expect(events).to.deep.equal(['flushed', 'a moment']);
  });

  it('transactions that began meanwhile share its flush', async () => {
    const { write, events } = await onSlowDisk();
    await complete(Promise.all([write(60), write(0), write(0)]));
    expect(events.filter((one) => one === 'flushed')).to.have.lengthOf(1);
  });
});
