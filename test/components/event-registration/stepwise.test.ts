import { expect } from '@open-wc/testing';
import { dayRange } from '../../../src/components/dates.js';
import { learnings, stepwise } from '../../../src/components/stepwise.js';

describe('what takes long', () => {
  it('is done step by step, and what the page waits for comes in between', async () => {
    const done: string[] = [];
    const step = (name: string) => () => {
      done.push(name);
      setTimeout(() => done.push('the page'));
    };
    const all = stepwise(step('one'), step('two'), () => done.push('three'));
    expect(done).to.deep.equal([]);
    await all;
    expect(done).to.deep.equal(['one', 'the page', 'two', 'the page', 'three']);
  });

  it('learns a language, also one that a browser has never heard of', async () => {
    for (const language of ['de', 'de-x-sie', 'zxx']) await stepwise(...learnings(language));
    expect(dayRange('2030-07-24', '2030-07-24', 'de')).to.equal('24. Juli 2030');
  });
});
