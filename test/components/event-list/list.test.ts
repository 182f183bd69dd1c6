import { expect } from '@open-wc/testing';
import { refresh } from '../../../src/components/event-list/refresh.js';
import { list as words } from '../../../src/i18n/en/index.js';
import { origin } from '../../support/backend.js';
import { clubWithEvents, openList } from '../../support/open-list.js';
import { waitUntil } from '../../support/wait-until.js';

describe('<event-list>', () => {
  it('shows upcoming events, the next one first', async () => {
    const { titles } = await openList();
    expect(titles()).to.deep.equal(['Camp', 'Full', 'Later']);
  });

  it('shows days, location and description, in any zone', async () => {
    const { part } = await openList({
      yaml: `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    end_date: 2027-08-06
    location: By the lake
    description: Two weeks outside.
`,
    });
    expect(part('time').textContent).to.equal('Sat,\u00a024\u00a0July\u00a0– Fri,\u00a06\u00a0August\u00a02027');
    expect(part('.where bdi').textContent).to.equal('By the lake');
    expect(part('.text').textContent).to.equal('Two weeks outside.');
    expect(part('.date').textContent.replace(/\s+/g, ' ').trim()).to.equal('24 Jul 2027');
  });

  it('shows the registration state of each event', async () => {
    const list = await openList({
      attributes: { time: 'all' },
      intercept: async (request, next, club) => {
        if (request.url.endsWith('/events'))
          await club.api.createPerson({ list_id: await club.listOf('full'), body: {} });
        return next(request);
      },
    });
    const badges = list
      .parts('.item')
      .map((item) => [item.querySelector('.name')!.textContent.trim(), item.querySelector('.badge')!.textContent]);
    expect(badges).to.deep.equal([
      ['Over', words.isOver],
      ['Camp', words.isOpen],
      ['Full', words.isFull],
      ['Later', words.opensOn('1\u00a0January\u00a02027 at\u00a019:00\u00a0CET')],
    ]);
  });

  it('shows the number of places left if they are few', async () => {
    const { part } = await openList({ yaml: clubWithEvents(1, () => ', max_persons: 3') });
    expect(part('.badge').textContent).to.equal('3 places left');
  });

  it('links to the form, and to its waiting list if it is full', async () => {
    const { parts, api, listOf, el } = await openList({
      yaml: `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, max_persons: 1, form: { waiting_list: wait, sections: [{ fields: [name] }] } }
  - { slug: wait, title: Waiting list, published: true, start_date: 2027-07-24 }
`,
    });
    const [link] = parts<HTMLAnchorElement>('.way');
    expect([link!.textContent, link!.href]).to.deep.equal([words.register, `${origin}/portal/club/camp`]);
    await api.createPerson({ list_id: await listOf('camp'), body: {} });
    await refresh(el);
    await el.updateComplete;
    const [waiting] = parts<HTMLAnchorElement>('.way');
    expect([waiting!.textContent, waiting!.href]).to.deep.equal([words.joinWaitingList, `${origin}/portal/club/wait`]);
  });

  it('names each link after its event', async () => {
    const { parts, el } = await openList();
    const linkNames = parts('.way').map((link) =>
      link
        .getAttribute('aria-labelledby')!
        .split(' ')
        .map((id) => el.shadowRoot!.getElementById(id)!.textContent.trim())
        .join(': '),
    );
    expect(linkNames).to.deep.equal(['Register: Camp', 'Register: Full', 'Details: Later']);
  });

  it('offers each as a file for the calendar, and all of them to subscribe to', async () => {
    const { part } = await openList();
    expect(part<HTMLAnchorElement>('.file').href).to.equal(`${origin}/public/club/events/camp.ics`);
    expect(part<HTMLAnchorElement>('.feed').href).to.equal('webcal://turnout.test/public/club/events.ics');
  });

  it('shows past events, the last one first', async () => {
    const { titles } = await openList({
      yaml: clubWithEvents(4),
      at: '2027-01-20T12:00:00Z',
      attributes: { time: 'past' },
    });
    expect(titles()).to.deep.equal(['Event 2', 'Event 1', 'Event 0']);
  });

  it('counts the day as it is at the club', async () => {
    const yaml = `${clubWithEvents(1).replace('name: Club', 'name: Club, time_zone: Pacific/Kiritimati')}`;
    // the first of January is over there at ten in the morning of London
    const { part } = await openList({ yaml, at: '2027-01-01T10:30:00Z' });
    expect(part('.none').textContent).to.equal(words.noResults);
  });

  it('shows more of many events on request, and moves the focus there', async () => {
    const { el, titles, part, parts } = await openList({ yaml: clubWithEvents(35) });
    expect(titles()).to.have.length(10);
    part('.more button').click();
    await waitUntil(() => el.shadowRoot!.activeElement);
    expect(titles()).to.have.length(20);
    expect(el.shadowRoot!.activeElement!.querySelector('.name')!.textContent.trim()).to.equal('Event 10');
    part('.more button').click();
    await waitUntil(() => titles().length === 35);
    expect(parts('.more')).to.have.length(0);
  });

  it('shows as many as the page says', async () => {
    const { titles } = await openList({ yaml: clubWithEvents(5), attributes: { limit: '2' } });
    expect(titles()).to.deep.equal(['Event 0', 'Event 1']);
  });

  it('groups events by month', async () => {
    const { parts } = await openList({ yaml: clubWithEvents(6), attributes: { grouped: '', 'heading-level': '3' } });
    expect(parts('.month-name').map(({ textContent, ariaLevel }) => [textContent, ariaLevel])).to.deep.equal([
      ['January\u00a02027', '3'],
      ['February\u00a02027', '3'],
    ]);
    expect(parts('ul').map((list) => [list.ariaLabel, list.children.length])).to.deep.equal([
      ['January\u00a02027', 5],
      ['February\u00a02027', 1],
    ]);
    expect(parts('.name')[0]!.ariaLevel).to.equal('4');
  });

  it('says that there are no events, or shows the slot of the page', async () => {
    const yaml = 'workspace: { slug: club, name: Club }\nevents: []\n';
    const { part } = await openList({ yaml });
    expect(part('.none').textContent).to.equal(words.noEvents);
    expect(part<HTMLSlotElement>('slot[name=empty]').assignedNodes()).to.deep.equal([]);
  });

  it('fires an event when it is ready', async () => {
    const events: string[] = [];
    const listen = (event: Event) =>
      events.push((event as HTMLElementEventMap['list-ready']).events.map(({ title }) => title).join());
    document.addEventListener('list-ready', listen);
    await openList();
    await waitUntil(() => events.length);
    document.removeEventListener('list-ready', listen);
    expect(events).to.deep.equal(['Over,Camp,Full,Later']);
  });

  it('lets the page cancel a click', async () => {
    const { el, part } = await openList();
    const events: string[] = [];
    el.addEventListener('event-selected', (event) => {
      event.preventDefault();
      events.push(`${event.slug} ${event.selected.title}`);
    });
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    part('.way').dispatchEvent(press);
    expect([events, press.defaultPrevented]).to.deep.equal([['club/camp Camp'], true]);
  });
});
