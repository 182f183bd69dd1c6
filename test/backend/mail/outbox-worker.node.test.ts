import { expect } from 'chai';
import { startOutboxWorker, type MailSender, type OutboxWorker } from '../../../src/backend/mail/index.js';

// a worker uses the clock of the machine, which a page slows down where nobody looks at it

const waitMs = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const workers: OutboxWorker[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

/** A worker who looks every few milliseconds, and what was asked of the mails he looks after. */
function going({ sendDue = async () => 0, sweep = async () => {} }: Partial<MailSender> = {}, sweepIntervalMs = 1_000) {
  const calls = { run: 0, sweep: 0, reports: [] as unknown[] };
  const mailSender: MailSender = {
    sendDue(goOn) {
      calls.run++;
      return sendDue(goOn);
    },
    sweep() {
      calls.sweep++;
      return sweep();
    },
  };
  const worker = startOutboxWorker(mailSender, {
    intervalMs: 5,
    sweepIntervalMs,
    report: (error) => calls.reports.push(error),
  });
  workers.push(worker);
  const until = async (true_: () => boolean) => {
    while (!true_()) await waitMs(2);
  };
  return { calls, worker, until };
}

describe('the outbox worker', () => {
  it('runs one round after another', async () => {
    let [under, maxConcurrent] = [0, 0];
    const sendDue = async () => {
      maxConcurrent = Math.max(maxConcurrent, ++under);
      await waitMs(12);
      return under--;
    };
    const { calls, until } = going({ sendDue });
    await until(() => calls.run >= 4);
    expect(maxConcurrent).to.equal(1);
  });

  it('continues after an error, and reports it', async () => {
    const wrong = new Error('away');
    const { calls, until } = going({ sendDue: () => Promise.reject(wrong) });
    await until(() => calls.run >= 3);
    expect(calls.reports.slice(0, 2)).to.deep.equal([wrong, wrong]);
  });

  it('sweeps at its start, and then periodically', async () => {
    // how many rounds had begun at each sweep
    const rounds: number[] = [];
    const { calls, until } = going({ sweep: async () => void rounds.push(calls.run) }, 60);
    await until(() => rounds.length >= 2);
    // the sweep belongs to the first round, and not to the second
    expect(rounds[0]).to.equal(1);
    expect(rounds[1]).to.be.above(2);
  });

  it('completes its mails before it stops, and claims no others', async () => {
    let delivered = 0;
    const sendDue = async (goOn = () => true) => {
      while (goOn()) {
        await waitMs(20);
        delivered++;
      }
      return delivered;
    };
    const { calls, worker, until } = going({ sendDue });
    await until(() => delivered >= 1);
    const before = delivered;
    await worker.stop();
    const after = delivered;
    await waitMs(30);
    expect([after - before, delivered - after, calls.run]).to.deep.equal([1, 0, 1]);
  });

  it('does not wait forever for a send that never ends', async () => {
    const { calls, worker, until } = going({ sendDue: () => new Promise(() => {}) });
    await until(() => calls.run === 1);
    // timers of one process end in their order, however busy the machine is
    const order: string[] = [];
    await Promise.all([
      waitMs(20).then(() => order.push('20 ms')),
      worker.stop(30).then(() => order.push('stopped')),
      waitMs(1000).then(() => order.push('1000 ms')),
    ]);
    expect(order).to.deep.equal(['20 ms', 'stopped', '1000 ms']);
  });

  it('stops at once without mails', async () => {
    const { calls, worker } = going();
    await worker.stop();
    await waitMs(20);
    expect(calls.run).to.equal(0);
  });
});
