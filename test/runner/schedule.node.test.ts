import { expect } from 'chai';
import { schedule, type Schedulable } from './schedule.mjs';

/** Runs suites that each end when the event loop has turned, and logs what begins and ends. */
async function logOf(suites: readonly Schedulable[], workers: number, failing: readonly string[] = []) {
  const log: string[] = [];
  await schedule(
    suites,
    async ({ name }, failed) => {
      log.push(`${name} begins${failed.length ? `, failed: ${failed.join(' ')}` : ''}`);
      await new Promise(setImmediate);
      log.push(`${name} ends`);
      return !failing.includes(name);
    },
    workers,
  );
  return log;
}

describe('the schedule of suites', () => {
  it('runs as many at a time as there are workers, in their order', async () => {
    const log = await logOf([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2);
    expect(log.slice(0, 2)).to.deep.equal(['a begins', 'b begins']);
    expect(log.indexOf('c begins')).to.be.above(log.indexOf('a ends'));
  });

  it('lets a suite wait for those that it needs, and others pass it', async () => {
    const log = await logOf([{ name: 'build' }, { name: 'walks', after: ['build'] }, { name: 'units' }], 2);
    expect(log.slice(0, 2)).to.deep.equal(['build begins', 'units begins']);
    expect(log.indexOf('walks begins')).to.be.above(log.indexOf('build ends'));
  });

  it('tells a suite which of those that it needs have failed', async () => {
    const log = await logOf([{ name: 'build' }, { name: 'walks', after: ['build'] }], 2, ['build']);
    expect(log).to.include('walks begins, failed: build');
  });

  it('does not wait for what is not run', async () => {
    expect(await logOf([{ name: 'walks', after: ['build'] }], 2)).to.deep.equal(['walks begins', 'walks ends']);
  });

  it('runs a suite alone when all others have ended', async () => {
    const log = await logOf([{ name: 'timing', alone: true }, { name: 'a' }, { name: 'b' }], 2);
    expect(log.slice(-2)).to.deep.equal(['timing begins', 'timing ends']);
  });

  it('says which suites wait for each other', async () => {
    const circle = logOf(
      [
        { name: 'a', after: ['b'] },
        { name: 'b', after: ['a'] },
      ],
      2,
    );
    expect(await circle.catch(String)).to.equal('Error: These suites wait for each other: a, b');
  });
});
