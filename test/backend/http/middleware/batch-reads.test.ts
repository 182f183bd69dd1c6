import { expect } from 'chai';
import { batchReads } from '../../../../src/backend/http/middleware/batch-reads.js';

/** A read whose answers a test gives when it likes. */
function reading() {
  const batches: { keys: readonly string[]; answer: () => void; fail: () => void }[] = [];
  const read = batchReads(
    (keys) =>
      new Promise<readonly string[]>((resolve, reject) =>
        batches.push({
          keys,
          answer: () => resolve(keys.map((key) => key.toUpperCase())),
          fail: () => reject(new Error('away')),
        }),
      ),
  );
  /** The read with this number, once it is asked for. */
  const nth = async (number: number) => {
    while (batches.length < number) await Promise.resolve();
    return batches[number - 1]!;
  };
  return { batches, read, nth };
}

describe('batched reads', () => {
  it('share one query for all requests during another query, and return the own value to each', async () => {
    const { batches, read, nth } = reading();
    const first = read(['a']);
    await nth(1);
    const furtherReads = [read(['b', 'c']), read(['c', 'd', 'c'])];
    (await nth(1)).answer();
    (await nth(2)).answer();
    expect(await Promise.all([first, ...furtherReads])).to.deep.equal([['A'], ['B', 'C'], ['C', 'D', 'C']]);
    expect(batches.map(({ keys }) => keys)).to.deep.equal([['a'], ['b', 'c', 'd']]);
  });

  it('begin after their requests: no request gets an earlier value', async () => {
    const { batches, read, nth } = reading();
    const first = read(['a']);
    await nth(1);
    const repeated = read(['a']);
    (await nth(1)).answer();
    (await nth(2)).answer();
    await Promise.all([first, repeated]);
    expect(batches.length).to.equal(2);
  });

  it('fail for the requests that shared them, and go on for others', async () => {
    const { read, nth } = reading();
    const failing = [read(['a']), read(['b'])].map((batches) => batches.catch(String));
    (await nth(1)).fail();
    expect(await Promise.all(failing)).to.deep.equal(['Error: away', 'Error: away']);
    const next = read(['c']);
    (await nth(2)).answer();
    expect(await next).to.deep.equal(['C']);
  });

  it('have a limit: further keys begin another query', async () => {
    const { batches, read, nth } = reading();
    const keys = Array.from({ length: 5_000 }, (_, index) => `key ${index}`);
    const answers = [read(keys), read(['b'])];
    (await nth(1)).answer();
    (await nth(2)).answer();
    await Promise.all(answers);
    expect(batches.map(({ keys }) => keys.length)).to.deep.equal([5_000, 1]);
  });
});
