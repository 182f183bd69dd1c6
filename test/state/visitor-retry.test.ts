import { expect } from 'chai';
import { ApiError } from '../../src/api/index.js';
import { readWithRetry } from '../../src/state/index.js';
import { visitorRetryDelay } from '../../src/state/visitor-retry.js';

const busy = (retryAfter?: number) => new ApiError(503, 'busy', [], retryAfter);

const delay = visitorRetryDelay(
  ({ status }) => status === 503,
  (retries) => 10 * (retries + 1),
);

describe('the retries of requests that a visitor waits for', () => {
  it('wait as long as the answer asks, and a delay of their own', () => {
    expect([delay(busy(2_000), 0), delay(busy(2_000), 1)]).to.deep.equal([2_010, 2_020]);
  });

  it('wait for the delay alone where the answer asks for nothing', () => {
    expect(delay(busy(), 2)).to.equal(30);
  });

  it('do not wait for more than twenty seconds', () => {
    expect([delay(busy(20_000), 0), delay(busy(20_001), 0)]).to.deep.equal([20_010, undefined]);
  });

  it('do not follow an error that another attempt would repeat', () => {
    expect(delay(new ApiError(422, 'invalid', []), 0)).to.equal(undefined);
  });

  it('are four', () => expect([delay(busy(), 3), delay(busy(), 4)]).to.deep.equal([40, undefined]));
});

describe('readWithRetry', () => {
  it('reads once where the error asks for no wait', async () => {
    let reads = 0;
    const read = () => Promise.reject(new ApiError(500, `read ${++reads}`, []));
    expect(await readWithRetry(read).catch((error: Error) => error.message)).to.equal('read 1');
  });

  it('reads again after an error that asks for a wait', async () => {
    let reads = 0;
    const read = async () => {
      if (++reads < 2) throw busy(0);
      return 'list';
    };
    expect([await readWithRetry(read), reads]).to.deep.equal(['list', 2]);
  });
});
