import { expect } from 'chai';
import { FULL_DATE, formatDayRange } from '../../../src/i18n/index.js';
import { withoutNonced } from '../../support/no-script-visitor.js';
import { backend, club as clubFile, origin } from '../../support/backend.js';
import { bob } from '../../support/service-requests.js';

const hostileText = '</script><img src=x onerror=alert(1)>"\'&';
const quoted = JSON.stringify(hostileText);
const lake = `
workspace: { slug: club, name: ${quoted} }
events:
  - { slug: evil, title: ${quoted}, published: true, start_date: 2027-07-24, location: ${quoted}, description: ${quoted} }
`;
const standings = `
workspace: { slug: club, name: Rowing club }
events:
  - { slug: open, title: Open, published: true, start_date: 2027-01-02, end_date: 2027-02-03, location: Lake }
  - { slug: few, title: Few, published: true, start_date: 2027-01-03, max_persons: 2 }
  - { slug: full, title: Full, published: true, start_date: 2027-01-04, max_persons: 1 }
  - slug: taken
    title: Taken
    published: true
    start_date: 2027-01-05
    max_persons: 1
    form: { waiting_list: queue, sections: [{ fields: [name, email] }] }
  - { slug: queue, title: Queue, published: true, start_date: 2027-01-05 }
  - { slug: soon, title: Soon, published: true, start_date: 2027-01-06, opens_at: '2026-12-01 19:00' }
  - { slug: shut, title: Shut, published: true, start_date: 2027-01-07, closes_at: '2026-11-01 12:00' }
  - { slug: hidden, title: Hidden, published: false, start_date: 2027-01-08 }
  - { slug: over, title: Over, published: true, start_date: 2026-11-19, end_date: 2026-11-20 }
  - { slug: today, title: Today, published: true, start_date: 2026-11-20, end_date: 2026-11-21 }
`;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
/** A text as it is read; how much room there is around a dash, each browser decides. */
const plain = (html: string) =>
  html.replace(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all).replace(/\s*–\s*/g, '–');

/** Days with their weekdays, which each browser abbreviates in its own way. */
const daysIn =
  (language: string) =>
  (start: string, end = start) =>
    plain(formatDayRange(start, end, language, FULL_DATE));

/** What a page says, part by part, without its tags. */
function readPage(html: string) {
  const items = html.split('<li class="item">').slice(1);
  const inside = (text: string, tag: RegExp) =>
    plain(
      tag
        .exec(text)?.[1]
        ?.replace(/<[^>]*>/g, '')
        .trim() ?? '',
    );
  return {
    heading: inside(html, /<h1>([^]*?)<\/h1>/),
    title: inside(html, /<title>([^]*?)<\/title>/),
    linked: (/<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html)?.[1] ?? '[]').trim(),
    events: items.map((item) => ({
      title: inside(item, /<h2>([^]*?)<\/h2>/),
      when: inside(item, /<time [^>]*>([^]*?)<\/time>/),
      where: inside(item, /<span class="where">\s*(<bdi>[^]*?<\/bdi>)/),
      about: inside(item, /<p class="text"><bdi>([^]*?)<\/bdi>/),
      standing: inside(item, /<span class="badge \w+">([^]*?)<\/span>/),
      links: [...item.matchAll(/href="([^"]*)"/g)].map(([, link]) => plain(link!)),
    })),
    links: [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, link]) => plain(link!)),
  };
}

/** The page of a club, as somebody with a language sees it. */
async function paged(yaml: string, language = 'en') {
  const club = await backend({ yaml });
  const look = async (path = '/portal/club') => {
    const answer = await club.request('GET', path, { headers: { 'Accept-Language': language } });
    const html = await answer.text();
    return { answer, html, ...readPage(html) };
  };
  return { club, look };
}

/** All standings that there are: two events are full, and one nearly so. */
async function clubPageOf(language?: string) {
  const { club, look } = await paged(standings, language);
  await club.register(bob, { form: 'few' });
  await club.register(bob, { form: 'full' });
  await club.register(bob, { form: 'taken' });
  return look();
}

describe('the page of a club', () => {
  it('lists events that are not over, in the order of days, with the state of registration', async () => {
    const { events, heading, title } = await clubPageOf();
    const days = daysIn('en-GB');
    expect([heading, title]).to.deep.equal(['Rowing club', 'Rowing club']);
    expect(events.map((event) => [event.title, event.when, event.standing])).to.deep.equal([
      ['Today', days('2026-11-20', '2026-11-21'), 'Registration open'],
      ['Open', days('2027-01-02', '2027-02-03'), 'Registration open'],
      ['Few', days('2027-01-03'), 'One place left'],
      ['Full', days('2027-01-04'), 'Fully booked'],
      ['Taken', days('2027-01-05'), 'Waiting list'],
      ['Soon', days('2027-01-06'), 'Registration opens 1\u00a0December\u00a02026 at\u00a019:00\u00a0CET'],
      ['Shut', days('2027-01-07'), 'Registration closed'],
    ]);
  });

  it('marks the events as the section that is shown, without scripts', async () => {
    const { look } = await paged(
      standings.replace('name: Rowing club', 'name: Rowing club, member_portal: { status: enabled }'),
    );
    expect((await look()).html).to.match(/<a href="#events" aria-current="page">Events<\/a> <a href="#members">/);
  });

  it('is in German too', async () => {
    const germanDays = daysIn('de');
    const { events, html } = await clubPageOf('de-DE,de;q=0.9,en;q=0.8');
    expect(html).to.contain('<html lang="de" dir="ltr">');
    expect(events.map((event) => [event.when, event.standing])).to.deep.equal([
      [germanDays('2026-11-20', '2026-11-21'), 'Anmeldung offen'],
      [germanDays('2027-01-02', '2027-02-03'), 'Anmeldung offen'],
      [germanDays('2027-01-03'), 'Noch ein Platz'],
      [germanDays('2027-01-04'), 'Ausgebucht'],
      [germanDays('2027-01-05'), 'Warteliste'],
      [germanDays('2027-01-06'), 'Anmeldung ab 1.\u00a0Dezember\u00a02026 um\u00a019:00\u00a0Uhr\u00a0MEZ'],
      [germanDays('2027-01-07'), 'Anmeldung geschlossen'],
    ]);
  });

  it('keeps each day of a range in one piece', async () => {
    const { html } = await clubPageOf('de');
    const times = [...html.matchAll(/<time [^>]*>([^<]*)</g)].map(([, days]) => days!.replace(/\u2009/g, ' '));
    expect(times).to.include.members([
      'Sa.,\u00a02.\u00a0Januar\u00a0– Mi.,\u00a03.\u00a0Februar\u00a02027',
      'So.,\u00a03.\u00a0Januar\u00a02027',
    ]);
  });

  it('links to every form, waiting list and calendar file', async () => {
    const { events, links } = await clubPageOf();
    const linksOf = (name: string) => events.find(({ title }) => title === name)!.links;
    const page = (form: string) => `${origin}/portal/club/${form}`;
    const file = (form: string) => `${origin}/public/club/events/${form}.ics`;
    const map = 'https://www.openstreetmap.org/search?query=Lake';
    expect(linksOf('Open').slice(0, 3)).to.deep.equal([page('open'), map, page('open')]);
    expect(linksOf('Open')[3]).to.equal(file('open'));
    expect(linksOf('Taken').slice(0, 3)).to.deep.equal([page('taken'), page('queue'), file('taken')]);
    expect(links).to.include.members([
      'webcal://turnout.test/public/club/events.ics',
      `${origin}/public/club/events.ics`,
    ]);
  });

  it('has links that resolve', async () => {
    const { club, look } = await paged(standings);
    const { links } = await look();
    const ownPaths = links.filter((link) => link.startsWith(origin)).map((link) => link.slice(origin.length));
    const answers = await Promise.all(ownPaths.map((path) => club.request('GET', path)));
    expect([ownPaths.length, answers.filter(({ status }) => status !== 200)]).to.deep.equal([22, []]);
  });

  it('tells search engines of the same events (64)', async () => {
    const { linked, events, html } = await clubPageOf();
    const structuredData = JSON.parse(linked) as Record<string, unknown>[];
    expect(structuredData.map(({ name }) => name)).to.deep.equal(events.map(({ title }) => title));
    expect(structuredData[1]).to.deep.include({
      '@type': 'Event',
      startDate: '2027-01-02',
      endDate: '2027-02-03',
      url: `${origin}/portal/club/open`,
      organizer: { '@type': 'Organization', name: 'Rowing club' },
    });
    expect(html).to.not.contain('noindex');
    expect(html).to.contain(`<link rel="canonical" href="${origin}/portal/club"`);
  });

  it('answers HEAD without a body, and refuses other methods', async () => {
    const { request } = await backend();
    const answers = await Promise.all(['HEAD', 'POST', 'PUT'].map((method) => request(method, '/portal/club')));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 404, 404]);
  });

  it('says that there are no events', async () => {
    const emptyClub = 'workspace: { slug: club, name: Club }';
    const pageTexts = await Promise.all(
      ['en', 'de'].map(async (language) => (await paged(emptyClub, language)).look()),
    );
    expect(pageTexts[0]!.html).to.contain('There are no events at the moment.');
    expect(pageTexts[1]!.html).to.contain('Zurzeit stehen keine Termine an.');
    expect(pageTexts.map(({ linked }) => linked)).to.deep.equal(['[]', '[]']);
  });

  it('escapes texts of the club (32)', async () => {
    const { look } = await paged(lake);
    const { html, heading, events, linked } = await look();
    expect(html).to.not.contain('<img');
    // what it tells search engines; where there are members, their element; and what stands under the page's own nonce
    expect(
      html
        .match(/<script[^>]*>/g)!
        .filter(
          (tag) => !/ src="https:\/\/turnout\.test\/embed\.js"/.test(tag) && !/^<script nonce="[^"]+">$/.test(tag),
        ),
    ).to.have.length(1);
    expect([heading, events[0]?.title, events[0]?.about, events[0]?.where]).to.deep.equal([
      hostileText,
      hostileText,
      hostileText,
      hostileText,
    ]);
    expect((JSON.parse(linked) as { name: string }[])[0]!.name).to.equal(hostileText);
  });

  it('has a policy for its own scripts and style sheet only', async () => {
    const { look } = await paged(clubFile);
    const { answer, html } = await look();
    const form = await look('/portal/club/camp');
    const [policy, formPolicy] = [answer, form.answer].map(({ headers }) =>
      headers.get('content-security-policy')?.replace(/'nonce-[^']+'/g, "'nonce'"),
    );
    expect(policy).to.equal(formPolicy);
    expect(policy).to.contain("style-src 'nonce';");
    expect(withoutNonced(html)).to.not.match(/ style=|<style| on\w+=/);
  });

  for (const path of ['/portal/nobody', '/portal/club%2Fcamp', '/portal/%3Cimg%3E'])
    it(`is a readable 404 for an unknown club: ${path}`, async () => {
      const { look } = await paged(clubFile, 'de');
      const { answer, heading, html } = await look(path);
      expect([answer.status, heading]).to.deep.equal([404, 'Seite nicht gefunden']);
      expect(html).to.contain('noindex');
    });

  it('is a readable 429 above the rate limit', async () => {
    const { request } = await backend({ rates: { reading: { limit: 1, periodMs: 60_000 } } });
    await request('GET', '/portal/club');
    const answer = await request('GET', '/portal/club', { headers: { 'Accept-Language': 'en' } });
    expect([answer.status, answer.headers.has('retry-after')]).to.deep.equal([429, true]);
    expect(readPage(await answer.text()).heading).to.equal('This page is not available right now');
  });
});
