/** What visitors type into the filters, what they are told, and what they look at. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { EventList } from '../../../src/components/event-list/event-list.js';
import { waitUntil } from '../../support/wait-until.js';
import { all, filtered, open, showAll } from './list-with-filters.js';
import { refresh } from '../../../src/components/event-list/refresh.js';

describe('typing', () => {
  it('keeps text, caret and focus while the list is drawn again', async () => {
    const { el, part, titles } = await filtered();
    const field = part('[name=text]');
    field.focus();
    await sendKeys({ type: 'cmp' });
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ type: 'a' });
    await el.updateComplete;
    expect([field.value, field.selectionStart, field.selectionEnd]).to.deep.equal(['camp', 2, 2]);
    expect(titles()).to.deep.equal(['Summer camp']);
    await refresh(el);
    el.requestUpdate();
    el.lang = 'de';
    await waitUntil(() => part('.tools').ariaLabel !== 'Filter events');
    expect([field.value, field.selectionStart]).to.deep.equal(['camp', 2]);
    expect(el.shadowRoot!.activeElement).to.equal(field);
  });

  it('keeps blanks, which nobody looks for', async () => {
    const { part, set, titles } = await filtered();
    await set('text', 'summer ');
    expect([part('[name=text]').value, ...titles()]).to.deep.equal(['summer ', 'Summer camp']);
  });

  it('keeps half a date', async () => {
    const { el, part } = await filtered();
    const field = part('[name=from]');
    field.focus();
    await sendKeys({ type: '12' });
    // it tells nobody what is in it until it is whole; that it is there shows when it is
    el.text = 'a';
    await el.updateComplete;
    await refresh(el);
    await el.updateComplete;
    await sendKeys({ type: '/10' });
    await sendKeys({ type: '/2026' });
    await el.updateComplete;
    expect(field.value).to.match(/^2026-1[02]-1[02]$/);
    expect(el.from).to.equal(field.value);
    // and half of it is gone again
    await sendKeys({ press: 'Backspace' });
    await el.updateComplete;
    expect([field.value, el.from]).to.deep.equal(['', '']);
    await sendKeys({ type: '2027' });
    expect(field.value).to.match(/^2027-1[02]-1[02]$/);
  });

  it('and Enter submit nothing of the page around', async () => {
    const form = document.createElement('form');
    form.append(Object.assign(document.createElement('button'), { textContent: 'Buy' }));
    let submitted = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted++;
    });
    const { part, titles } = await open({ attributes: { filters: all }, around: form });
    for (const name of ['text', 'from', 'onlyOpen']) {
      part(`[name=${name}]`).focus();
      await sendKeys({ press: 'Enter' });
    }
    part('[name=text]').focus();
    await sendKeys({ type: 'walk' });
    await sendKeys({ press: 'Enter' });
    expect([submitted, ...titles()]).to.deep.equal([0, 'Walk']);
  });

  it('goes from control to control with the Tab key, and chooses with the others', async () => {
    const { el, part, titles } = await filtered('text time place open', { view: 'list cards' });
    const at = () =>
      (el.shadowRoot!.activeElement as HTMLInputElement).name || el.shadowRoot!.activeElement!.textContent.trim();
    part('[name=text]').focus();
    const way = [at()];
    for (let step = 0; step < 5; step++) {
      await sendKeys({ press: 'Tab' });
      way.push(at());
    }
    expect(way).to.deep.equal(['text', 'time', 'place', 'onlyOpen', 'List', 'Cards']);
    part('[name=onlyOpen]').focus();
    await sendKeys({ press: ' ' });
    await el.updateComplete;
    expect([el.onlyOpen, titles().length]).to.deep.equal([true, 4]);
    part('[name=place]').focus();
    await sendKeys({ press: 'L' });
    await el.updateComplete;
    expect(titles()).to.deep.equal(['Walk', 'Summer camp']);
  });
});

describe('the number of matches', () => {
  it('is announced after a change only', async () => {
    const { part, set, status } = await filtered();
    expect([status(), part('[role=status]').ariaLive]).to.deep.equal(['5 events', 'off']);
    await set('text', 'camp');
    expect([status(), part('[role=status]').ariaLive]).to.deep.equal(['One event', 'polite']);
  });

  it('is announced in the same live region', async () => {
    const { part, set, status } = await filtered();
    const line = part('[role=status]');
    const changes: string[] = [];
    const observer = new MutationObserver((records) => records.forEach(({ type }) => changes.push(type)));
    observer.observe(line, { characterData: true, childList: true, subtree: true });
    await set('place', 'Lake');
    await set('text', 'nothing at all');
    await set('text', 'still nothing at all');
    observer.disconnect();
    expect(part('[role=status]')).to.equal(line);
    expect(status()).to.equal('No matching events.');
    expect(changes).to.deep.equal(['characterData', 'characterData']);
  });

  it('says how many of them are drawn, where not all are', async () => {
    const { status, titles, el, part } = await filtered(all, { limit: '2' });
    expect([status(), titles().length]).to.deep.equal(['Shown: 2 of 5', 2]);
    part('.more button').click();
    await el.updateComplete;
    expect([status(), titles().length]).to.deep.equal(['Shown: 4 of 5', 4]);
  });

  it('is in a month that of the events below the grid', async () => {
    const { status, part, el, titles } = await filtered(all, { view: 'month' });
    const shown = () => `Shown: ${titles().length} of 6`;
    expect(titles()).to.deep.equal(['Run', 'Walk']);
    expect(status()).to.equal(shown());
    part('[aria-label="Next month"]').click();
    await el.updateComplete;
    expect(status()).to.equal(shown());
  });

  it('is announced once if it is 0, with a button that clears the filters', async () => {
    const { el, part, parts, set, press, titles, status } = await filtered(all, { place: 'Lake', time: 'all' });
    expect(parts(showAll)).to.deep.equal([]);
    await set('text', 'dance');
    expect(parts('.none, [role=status]').filter((line) => line.checkVisibility())).to.have.length(1);
    await set('from', '2027-01-01');
    await set('onlyOpen', true);
    await set('time', 'past');
    expect(part(showAll).innerText).to.equal('Show all');
    await press(showAll);
    expect([el.text, el.from, el.onlyOpen, el.time, el.place]).to.deep.equal(['', '', false, 'all', 'Lake']);
    expect([titles().length, status()]).to.deep.equal([2, '2 events']);
    expect(parts<HTMLInputElement>('.tools label > :not([type=checkbox])').map(({ value }) => value)).to.deep.equal([
      ...['', 'all', '', '', 'Lake'],
    ]);
    expect(part('[name=onlyOpen]').checked).to.equal(false);
    expect(parts(showAll)).to.deep.equal([]);
    expect(el.shadowRoot!.activeElement, 'focus is not lost').to.equal(part('.tools'));
  });

  it('and that way clears half a date as well', async () => {
    const { part, set, press } = await filtered();
    part('[name=from]').focus();
    await sendKeys({ type: '12' });
    await set('text', 'nothing at all');
    await press(showAll);
    part('[name=from]').focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ type: '10' });
    await sendKeys({ type: '2026' });
    expect(part('[name=from]').value).to.equal('');
  });

  it('is nothing already as the page has it: then nobody else can help', async () => {
    const { parts, status } = await filtered(all, { text: 'nothing at all' });
    expect([status(), parts(showAll).length]).to.deep.equal(['No matching events.', 0]);
  });

  it('leaves alone what the page has set and no visitor can', async () => {
    const { el, set, press } = await filtered('text');
    el.place = 'Lake';
    await set('text', 'nothing at all');
    await press(showAll);
    expect([el.text, el.place]).to.deep.equal(['', 'Lake']);
  });
});

describe('views', () => {
  it('are offered where there are several', async () => {
    const { parts, part, press } = await open({ attributes: { view: 'cards list nonsense' } });
    const buttons = () => parts('.views button').map((button) => `${button.textContent.trim()} ${button.ariaPressed}`);
    expect(buttons()).to.deep.equal(['Cards true', 'List false']);
    expect(part('.views').matches('[role=group][aria-label=View]')).to.equal(true);
    expect(part('.events').className).to.contain('cards');
    await press('.views button:last-child');
    expect(buttons()).to.deep.equal(['Cards false', 'List true']);
    expect(part('.events').className).to.contain('list');
  });

  it('are outside of the search landmark', async () => {
    const { parts } = await open({ attributes: { view: 'list cards' } });
    expect(parts('[role=search], [role=status]')).to.deep.equal([]);
    const filteredViews = await filtered('text', { view: 'list cards' });
    expect(filteredViews.parts('[role=search] [role=group]')).to.have.length(1);
  });

  it('are not offered where there is one', async () => {
    expect((await open({ attributes: { view: 'cards' } })).parts('.tools')).to.deep.equal([]);
    expect((await open({ attributes: { view: 'cards nonsense' } })).parts('.tools')).to.deep.equal([]);
  });

  it('keep what was typed', async () => {
    const { part, set, press, titles } = await filtered('text', { view: 'list cards' });
    await set('text', 'camp');
    await press('.views button:last-child');
    expect([part('[name=text]').value, ...titles()]).to.deep.equal(['camp', 'Summer camp']);
  });
});

it('several lists on a page have filters of their own', async () => {
  const one = await filtered('text');
  const other = document.createElement('event-list') as EventList;
  for (const name of ['slug', 'base-url', 'lang', 'filters']) other.setAttribute(name, one.el.getAttribute(name)!);
  one.el.after(other);
  await waitUntil(() => other.shadowRoot?.querySelector('.events'));
  await one.set('text', 'camp');
  expect([one.titles().length, other.shadowRoot!.querySelectorAll('.item').length, other.text]).to.deep.equal([
    1,
    5,
    '',
  ]);
});
