import { expect } from '@open-wc/testing';
import { formatDayRange } from '../../src/i18n/index.js';
import { localeWarmUp } from '../../src/components/intl-warm-up.js';
import { runInSteps, yieldIfLong } from '../../src/browser/scheduler.js';

const { now } = performance;

/** What the clock showed last: it never goes back. */
let time = 0;

/** A clock that goes on by so many milliseconds with each look at it. */
const taking = (milliseconds: number) => {
  time = Math.max(time, now.call(performance));
  performance.now = () => (time += milliseconds);
};

/** What steps and the page have done, in their order. */
async function order(): Promise<readonly string[]> {
  const finishedTasks: string[] = [];
  const step = (name: string) => () => {
    finishedTasks.push(name);
    setTimeout(() => finishedTasks.push('the page'));
  };
  await runInSteps(step('one'), step('two'), () => finishedTasks.push('three'));
  return finishedTasks;
}

describe('a long task', () => {
  afterEach(() => (performance.now = now));

  it('yields to the page between steps', async () => {
    taking(100);
    expect(await order()).to.deep.equal(['one', 'the page', 'two', 'the page', 'three']);
  });

  it('continues without yielding while it is short', async () => {
    taking(100);
    await yieldIfLong();
    taking(1);
    expect(await order()).to.deep.equal(['one', 'two', 'three']);
  });

  it('loads a language, also one that a browser does not know', async () => {
    for (const language of ['de', 'de-x-sie', 'zxx']) await runInSteps(...localeWarmUp(language));
    expect(formatDayRange('2030-07-24', '2030-07-24', 'de')).to.equal('24.\u00a0Juli\u00a02030');
  });
});
