import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { registration as words } from '../../../src/i18n/en/registration.js';
import { waitUntil } from '../../support/wait-until.js';
import { offeredPlace, openRegistrations } from './registered.js';
import { adaOwes, clubWithPrices } from './registered-with-fee.js';

describe('the lines of registrations in a profile', () => {
  it('are one line each, with state, which opens to its details and stays open', async () => {
    const opened = await openRegistrations();
    const lines = opened.inner.parts<HTMLDetailsElement>('section > details');
    expect(lines.map(({ open }) => open)).to.deep.equal([false, false]);
    const summary = lines[0]!.querySelector('summary')!;
    expect(summary.textContent).to.contain('Ada Noyce').and.to.contain(words.states.registered);
    summary.click();
    opened.ownButton(words.cancel('Ada Noyce')).click();
    await opened.ownSays(words.cancelAsk('Ada Noyce'));
    opened.ownButton(words.cancelNo).click();
    await waitUntil(() => opened.own.activeElement?.textContent.includes(words.cancel('Ada Noyce')));
    expect(lines.map(({ open }) => open)).to.deep.equal([true, false]);
  });

  it('have the fee below the state, and room between their arrow and the name', async () => {
    const { inner } = await openRegistrations({ yaml: clubWithPrices, prepare: adaOwes });
    const summary = inner.part('summary[data-name]');
    const textBox = (selector: string) => {
      const range = document.createRange();
      range.selectNodeContents(summary.querySelector(selector)!);
      return range.getBoundingClientRect();
    };
    const { left } = summary.getBoundingClientRect();
    const { gridTemplateColumns, paddingLeft } = getComputedStyle(summary);
    expect(textBox('.name').left).to.be.above(left + parseFloat(paddingLeft) + parseFloat(gridTemplateColumns));
    const [state, fee] = [textBox('.state'), textBox('.state + span')];
    expect([fee.left, fee.top >= state.bottom]).to.deep.equal([state.left, true]);
  });

  it('begin at one edge on paper, with the price at the end of the line', async () => {
    const { inner } = await openRegistrations({ yaml: clubWithPrices, prepare: adaOwes });
    await emulateMedia({ media: 'print' });
    try {
      const summary = inner.part('summary[data-name]').getBoundingClientRect();
      const [name, facts, amount] = ['.name', '.facts', '.amount'].map((selector) =>
        inner.part(`summary[data-name] ${selector}`).getBoundingClientRect(),
      );
      expect([name!.left, facts!.left, amount!.right]).to.deep.equal([summary.left, summary.left, summary.right]);
      expect(facts!.top).to.be.at.least(name!.bottom);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('have room kept for them while they are loaded', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const opening = openRegistrations({
      intercept: async (request, next) => {
        if (new URL(request.url).pathname.endsWith('/portal/registrations')) await answered;
        return next();
      },
    });
    const place = () => document.querySelector('member-profile')?.shadowRoot?.querySelector<HTMLElement>('.place');
    await waitUntil(() => place()?.isConnected, 'no room is kept');
    expect(place()!.offsetHeight).to.be.above(100);
    answer();
    const { root } = await opening;
    await waitUntil(() => !root.querySelector<HTMLElement>('.place')!.style.minBlockSize, 'the room is still kept');
  });

  it('stand open where a place is offered', async () => {
    const { inner } = await openRegistrations({ prepare: offeredPlace });
    const offered = inner.parts<HTMLDetailsElement>('[data-state=offered] > details');
    expect(offered.map(({ open }) => open)).to.deep.equal([true]);
  });
});
