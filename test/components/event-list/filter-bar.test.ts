/** What visitors find events with. */
import { expect } from '@open-wc/testing';
import { all, calendar, filtered, open, warnings, workspace } from './list-with-filters.js';
import { refresh } from '../../../src/components/event-list/refresh.js';

describe('filters', () => {
  it('are those that the page names, in its order', async () => {
    expect((await filtered()).names()).to.deep.equal(['text', 'time', 'from', 'to', 'place', 'onlyOpen']);
    expect((await filtered('  open\n text ')).names()).to.deep.equal(['onlyOpen', 'text']);
    expect(warnings).to.deep.equal([]);
  });

  it('are not there unless the page wants some', async () => {
    const { parts, titles } = await open();
    expect(parts('.tools, [role=search], [role=status]')).to.deep.equal([]);
    expect(titles()).to.have.length(5);
  });

  it('that are unknown are reported once, and left out', async () => {
    const { el, names, set } = await filtered('text constructor open');
    await set('text', 'camp');
    await set('text', 'ca');
    expect(names()).to.deep.equal(['text', 'onlyOpen']);
    expect(warnings).to.deep.equal(['<event-list>: there is no filter "constructor"']);
    el.filters = 'colour';
    await el.updateComplete;
    expect(names()).to.deep.equal([]);
    expect(warnings).to.have.length(2);
  });

  it('follow the attribute', async () => {
    const { el, names } = await filtered('text');
    el.filters = 'time from';
    await el.updateComplete;
    expect(names()).to.deep.equal(['time', 'from']);
  });

  it('are a landmark with a name, and no form', async () => {
    const { part, parts } = await filtered();
    expect(part('.tools').matches('div[role=search][part=tools]')).to.equal(true);
    expect(part('.tools').getAttribute('aria-label')).to.equal('Filter events');
    expect(parts('form, [type=submit]')).to.deep.equal([]);
  });

  it('have labels that can be seen', async () => {
    const { parts } = await filtered();
    const labels = parts<HTMLInputElement>('.tools [name]').map(({ labels }) => labels![0]!);
    expect(labels.every((label) => label.checkVisibility() && label.getBoundingClientRect().height > 20)).to.equal(
      true,
    );
    expect(
      labels.map((label) => (label.firstChild!.nextSibling as Text).data || label.innerText.trim()),
    ).to.have.length(6);
    expect(labels.map((label) => label.innerText.trim().split('\n')[0])).to.deep.equal([
      ...['Search', 'When', 'From', 'To', 'Where', 'Open for registration only'],
    ]);
  });

  it('are native controls', async () => {
    const { part, parts } = await filtered();
    expect(parts<HTMLInputElement>('.tools [name]').map(({ type }) => type)).to.deep.equal([
      ...['search', 'select-one', 'date', 'date', 'select-one', 'checkbox'],
    ]);
    const options = (name: string) => [...part<HTMLSelectElement>(`[name=${name}]`).options].map(({ text }) => text);
    expect(options('time')).to.deep.equal(['Upcoming', 'Past', 'Any time']);
    expect(options('place')).to.deep.equal(['Anywhere', 'Barn', 'Lake', 'Ölberg', 'Zoo']);
  });

  it('name places in the order of the language', async () => {
    const { parts } = await open({ lang: 'sv', attributes: { filters: 'place' } });
    expect(parts<HTMLOptionElement>('[name=place] option').map(({ value }) => value)).to.deep.equal([
      ...['', 'Barn', 'Lake', 'Zoo', 'Ölberg'],
    ]);
  });

  it('leave places out where there is no choice, and everything where there is no event', async () => {
    const one = `${workspace}\nevents: [{ slug: a, title: A, published: true, start_date: 2027-01-01, location: Hall }]`;
    const { names } = await open({ yaml: one, attributes: { filters: 'place text' } });
    expect(names()).to.deep.equal(['text']);
    const { parts, part } = await open({ yaml: workspace, attributes: { filters: all } });
    expect(parts('.tools')).to.deep.equal([]);
    expect(part('.none').innerText).to.equal('There are no events at the moment.');
  });
});

describe('changing a filter', () => {
  it('finds at once what was typed', async () => {
    const { set, titles, el, status } = await filtered();
    await set('text', 'fete');
    expect(titles()).to.deep.equal(['Fête']);
    expect(el.text).to.equal('fete');
    expect(status()).to.equal('One event');
  });

  it('finds by time', async () => {
    const { set, titles, el, part } = await filtered();
    expect(part('[name=time]').value).to.equal('upcoming');
    await set('time', 'past');
    expect([el.time, ...titles()]).to.deep.equal(['past', 'Old camp']);
    await set('time', 'all');
    expect(titles()).to.have.length(6);
    await set('time', 'upcoming');
    expect(titles()).to.have.length(5);
  });

  it('finds between two days, and says that the past counts then', async () => {
    const { set, titles, el, part } = await filtered();
    await set('from', '2026-06-01');
    expect(titles()).to.have.length(6);
    expect([el.from, part('[name=time]').value]).to.deep.equal(['2026-06-01', 'all']);
    await set('to', '2026-12-06');
    expect(titles()).to.deep.equal(['Old camp', 'Run']);
    await set('time', 'upcoming');
    expect(titles()).to.deep.equal(['Run']);
  });

  it('waits for the whole year', async () => {
    const { set, titles, el, part } = await filtered();
    for (const year of ['0002', '0020', '0202']) {
      await set('to', `${year}-07-01`);
      expect([el.to, part('[name=to]').value, titles().length]).to.deep.equal(['', `${year}-07-01`, 5]);
    }
    await set('to', '2027-01-31');
    expect([el.to, titles().length]).to.deep.equal(['2027-01-31', 4]);
  });

  it('finds by place, and what is open', async () => {
    const { set, titles, el } = await filtered();
    await set('place', 'Lake');
    expect(titles()).to.deep.equal(['Walk', 'Summer camp']);
    await set('place', 'Zoo');
    await set('onlyOpen', true);
    expect(titles()).to.deep.equal([]);
    await set('place', '');
    expect(titles()).to.deep.equal(['Walk', 'Fête', 'Dance', 'Summer camp']);
    expect([el.place, el.onlyOpen]).to.deep.equal(['', true]);
  });

  it('begins with what the page says, and follows it', async () => {
    const { el, part, titles } = await filtered(all, { text: 'camp', time: 'all', place: 'Barn' });
    const value = (name: string) => part(`[name=${name}]`).value;
    expect([value('text'), value('time'), value('place'), ...titles()]).to.deep.equal([
      'camp',
      'all',
      'Barn',
      'Old camp',
    ]);
    Object.assign(el, { text: 'run', place: '', from: '2026-01-01', onlyOpen: true });
    await el.updateComplete;
    expect([value('text'), value('place'), value('from')]).to.deep.equal(['run', '', '2026-01-01']);
    expect(part('[name=onlyOpen]').checked).to.equal(true);
  });

  it('keeps a place that the page asks for and no event has', async () => {
    const { part, titles } = await filtered('place', { place: 'Moon' });
    expect(part('[name=place]').value).to.equal('Moon');
    expect(titles()).to.deep.equal([]);
  });

  it('keeps the choice when the events are other ones', async () => {
    const { el, club, part, set } = await filtered();
    await set('place', 'Zoo');
    await club.apply(calendar.replace('location: Ölberg', 'location: Zoo').replace('location: Barn', 'location: Zoo'));
    await refresh(el);
    await el.updateComplete;
    expect(part<HTMLSelectElement>('[name=place]').selectedOptions[0]!.text).to.equal('Zoo');
  });
});
