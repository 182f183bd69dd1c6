import { expect } from 'chai';
import { startLifecycleWorker } from '../../../src/backend/lifecycle/index.js';
import { empty } from '../store/sample-rows.js';

describe('periodic work', () => {
  it('runs every task with the time, also after a failed one, which it reports', async () => {
    const { store } = await empty();
    const reports: unknown[] = [];
    const fault = new Error('disk full');
    const runCount = await new Promise<number>((resolve) => {
      const failing = { intervalMs: 1, run: () => Promise.reject(fault) };
      const running = { intervalMs: 1, run: async ({ now }: { now: number }) => resolve(now) };
      const worker = startLifecycleWorker({
        store,
        tasks: [failing, running],
        log: () => {},
        clock: () => 42,
        report: (error) => reports.push(error),
      });
      after(() => worker.stop());
    });
    expect([runCount, reports]).to.deep.equal([42, [fault]]);
  });

  it('begins no task once it was stopped', async () => {
    const { store } = await empty();
    let runs = 0;
    const worker = startLifecycleWorker({
      store,
      log: () => {},
      report: () => {},
      tasks: [{ intervalMs: 1, run: async () => void runs++ }],
    });
    await worker.stop();
    expect(runs).to.equal(0);
  });
});
