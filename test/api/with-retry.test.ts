import { expect } from 'chai';
import { withRetry, type RetryDelay } from '../../src/api/index.js';

/** Fails so many times, then succeeds. */
function attemptsThat(failures: number) {
  let attempts = 0;
  return {
    attempt: () => (attempts++ < failures ? Promise.reject(new Error(`failure ${attempts}`)) : Promise.resolve('done')),
    count: () => attempts,
  };
}

/** Three retries, each twice as late. */
const threeRetries: RetryDelay = (_, retries) => (retries < 3 ? 100 * 2 ** retries : undefined);

/** Waits without time, and records how long it was asked to. */
function recordedWaits() {
  const waits: number[] = [];
  return { waits, wait: async (delayMs: number) => void waits.push(delayMs) };
}

const messageOf = (promise: Promise<unknown>) => promise.catch((error: Error) => error.message);

describe('withRetry', () => {
  it('calls once where the first attempt succeeds', async () => {
    const { attempt, count } = attemptsThat(0);
    const { waits, wait } = recordedWaits();
    expect([await withRetry(attempt, threeRetries, wait), count(), waits]).to.deep.equal(['done', 1, []]);
  });

  it('retries until an attempt succeeds, and counts the retries for the delay', async () => {
    const { attempt, count } = attemptsThat(3);
    const { waits, wait } = recordedWaits();
    expect([await withRetry(attempt, threeRetries, wait), count(), waits]).to.deep.equal(['done', 4, [100, 200, 400]]);
  });

  it('throws the last error when no retries are left', async () => {
    const { attempt, count } = attemptsThat(9);
    const { waits, wait } = recordedWaits();
    expect([await messageOf(withRetry(attempt, threeRetries, wait)), count(), waits.length]).to.deep.equal([
      'failure 4',
      4,
      3,
    ]);
  });

  it('throws at once where another attempt does not help', async () => {
    const { attempt, count } = attemptsThat(9);
    const { waits, wait } = recordedWaits();
    const once: RetryDelay = (_, retries) => (retries < 1 ? 5 : undefined);
    expect([await messageOf(withRetry(attempt, once, wait)), count(), waits]).to.deep.equal(['failure 2', 2, [5]]);
  });

  it('ends when the wait is rejected', async () => {
    const { attempt, count } = attemptsThat(9);
    const wait = () => Promise.reject(new Error('aborted'));
    expect([await messageOf(withRetry(attempt, threeRetries, wait)), count()]).to.deep.equal(['aborted', 1]);
  });
});
