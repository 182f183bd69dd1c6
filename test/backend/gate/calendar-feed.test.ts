import { expect } from 'chai';
import { backend, club as clubFile, origin } from '../../support/backend.js';
import { eventsIn, expectedEvent, revisionsIn, calendarProperty } from '../../support/parse-calendar.js';
import { bob, responseParts, type Club } from '../../support/service-requests.js';

const feed = '/public/club/events.ics';
const file = '/public/club/events/camp.ics';

const titles = ['Sun, rain; \\ wind', '🏕️ שלום', 'Über '.repeat(40).trim()];
const described = `
workspace: { slug: club, name: Rowing club }
events:
${titles
  .map(
    (title, at) => `  - slug: event-${at}
    title: ${JSON.stringify(title)}
    published: true
    start_date: 2027-1${at}-31
    end_date: 2028-01-0${at + 1}
    location: ${JSON.stringify(`Lake; ${title}`.slice(0, 200))}
    description: ${JSON.stringify(`${title}\n\n${title}, `.repeat(10))}
`,
  )
  .join('')
  .replace('2027-11-31', '2027-11-30')}`;

/** Asks again with the tag of the answer before. */
const repeated = async ({ request }: Club, path: string, etag: string) =>
  request('GET', path, { headers: { 'If-None-Match': etag } });

describe('the calendar of a club', () => {
  it('has the same events as the list of events, read by another program (64)', async () => {
    const { request, visitor } = await backend({ yaml: described });
    const { data } = await visitor.listEvents();
    const text = await (await request('GET', feed)).text();
    expect(data.map(({ title }) => title)).to.deep.equal(titles);
    expect(eventsIn(text)).to.deep.equal(data.map(expectedEvent));
    expect(calendarProperty(text, 'x-wr-calname')).to.equal('Rowing club');
    expect(calendarProperty(text, 'refresh-interval')).to.equal('PT1H');
  });

  it('leaves out unpublished events and waiting lists', async () => {
    const yaml = clubFile.replace('    form:\n', '    form:\n      waiting_list: later\n');
    const { request } = await backend({ yaml });
    expect(eventsIn(await (await request('GET', feed)).text()).map(({ title }) => title)).to.have.members([
      'Camp',
      'Full',
      'Over',
    ]);
  });

  it('has each event as in its own file, with the same UID', async () => {
    const { request } = await backend();
    const all = eventsIn(await (await request('GET', feed)).text());
    for (const event of all) {
      const own = await request('GET', `/public/club/events/${event.uid.replace(/.*\//, '')}.ics`);
      expect(eventsIn(await own.text())).to.deep.equal([event]);
    }
    expect(all.map(({ uid }) => uid)).to.include(`${origin}/portal/club/camp`);
  });

  it('has no events for a club without events', async () => {
    const { request } = await backend({ yaml: 'workspace: { slug: club, name: Club }' });
    const answer = await request('GET', feed);
    expect([answer.status, eventsIn(await answer.text())]).to.deep.equal([200, []]);
  });

  it('of a thousand events is answered', async function () {
    this.timeout(60_000);
    const events = Array.from(
      { length: 1000 },
      (_, at) =>
        `  - { slug: e${at}, title: Event ${at}, published: true, start_date: 2027-07-24, description: "${'ü'.repeat(2000)}" }`,
    );
    const { request } = await backend({ yaml: `workspace: { slug: club, name: Club }\nevents:\n${events.join('\n')}` });
    const text = await (await request('GET', feed)).text();
    expect(eventsIn(text)).to.have.length(1000);
  });
});

for (const [path, name] of [
  [feed, 'club.ics'],
  [file, 'camp.ics'],
] as const)
  describe(`a file for calendars: ${path}`, () => {
    it('has its media type and a header that lets every page read it', async () => {
      const { headers, status } = await (await backend()).request('GET', path);
      const text = ['content-type', 'content-disposition', 'cache-control', 'access-control-allow-origin'];
      expect([status, ...text.map((header) => headers.get(header))]).to.deep.equal([
        200,
        'text/calendar; charset=utf-8',
        `inline; filename="${name}"`,
        'no-cache',
        '*',
      ]);
    });

    it('answers HEAD without a body', async () => {
      const { request } = await backend();
      const [response, headResponse] = [await request('GET', path), await request('HEAD', path)];
      expect([headResponse.status, Object.fromEntries(headResponse.headers)]).to.deep.equal([
        200,
        Object.fromEntries(response.headers),
      ]);
    });

    it('answers 304 while it is the same, at any time', async () => {
      const club = await backend();
      const first = await club.request('GET', path);
      club.clock.now += 40 * 86_400_000;
      const { status, text, headers } = await responseParts(await repeated(club, path, first.headers.get('etag')!));
      expect([status, text, headers['access-control-allow-origin'], headers['etag']]).to.deep.equal([
        304,
        '',
        '*',
        first.headers.get('etag'),
      ]);
    });

    it('is sent again when the event has changed', async () => {
      const club = await backend();
      const first = await club.request('GET', path);
      await club.apply(clubFile.replace('title: Camp', 'title: Winter camp'));
      const answer = await repeated(club, path, first.headers.get('etag')!);
      expect(await answer.text()).to.contain('SUMMARY:Winter camp');
    });

    it('does not change with a registration, since it has no places', async () => {
      const club = await backend();
      const first = await club.request('GET', path);
      await club.register({ ...bob, size: 'M' });
      expect((await repeated(club, path, first.headers.get('etag')!)).status).to.equal(304);
    });

    it('is read only', async () => {
      const { request } = await backend();
      const answer = await request('POST', path, { body: {} });
      expect([answer.status, answer.headers.get('allow')]).to.deep.equal([405, 'GET']);
    });
  });

describe('the revision of an event', () => {
  const revised = async ({ request }: Club) => revisionsIn(await (await request('GET', file)).text())[0]!;

  it('is the first from the creation of the event on', async () => {
    const club = await backend({ yaml: 'workspace: { slug: club, name: Club }' });
    await club.apply(clubFile);
    club.clock.now += 86_400_000;
    expect(await revised(club)).to.deep.equal({
      stamp: '2026-11-21T12:00:00Z',
      modified: '2026-11-21T12:00:00Z',
      sequence: '0',
    });
  });

  for (const [changed, to] of [
    ['title: Camp', 'title: Winter camp'],
    ['start_date: 2027-07-24', 'start_date: 2027-07-25'],
    ['end_date: 2027-08-06', 'end_date: 2027-08-07'],
    ['max_persons: 100', 'location: Lake'],
    ['max_persons: 100', 'description: Bring a torch'],
  ] as const)
    it(`increases when the calendar shows something else: ${to}`, async () => {
      const club = await backend();
      club.clock.now += 3600_000;
      await club.apply(clubFile.replace(changed, to));
      club.clock.now += 3600_000;
      expect(await revised(club)).to.deep.equal({
        stamp: '2026-11-21T13:00:00Z',
        modified: '2026-11-21T13:00:00Z',
        sequence: '1',
      });
    });

  it('stays when a change is not shown in calendars', async () => {
    const club = await backend();
    const before = await revised(club);
    club.clock.now += 3600_000;
    await club.apply(clubFile.replace('max_persons: 100', "max_persons: 50\n    closes_at: '2027-06-30 20:00'"));
    await club.apply(clubFile);
    expect(await revised(club)).to.deep.equal(before);
  });

  it('is in the API too', async () => {
    const club = await backend();
    club.clock.now += 3600_000;
    await club.apply(clubFile.replace('title: Camp', 'title: Winter camp'));
    const event = (await club.api.listEvents()).data.find(({ title }) => title === 'Winter camp')!;
    expect([event.changed_at, event.revision]).to.deep.equal(['2026-11-21T13:00:00.000Z', 1]);
  });
});

describe('the file of one event', () => {
  for (const path of ['hidden.ics', 'unknown.ics', 'join.ics', 'camp.ics.ics', 'CAMP.ics'])
    it(`is the same 404 for unknown and unpublished events: ${path}`, async () => {
      const { request } = await backend();
      const [response, form] = await Promise.all(
        [`events/${path}`, 'forms/no-such-form'].map(async (at) =>
          responseParts(await request('GET', `/public/club/${at}`)),
        ),
      );
      expect([response!.status, response]).to.deep.equal([404, form]);
      expect(response!.headers['content-type']).to.equal('application/problem+json; charset=utf-8');
    });

  it('is a 404 for an event of another club', async () => {
    const club = await backend();
    await club.apply(clubFile.replace('slug: club', 'slug: rival').replace('slug: camp', 'slug: theirs'));
    const answers = await Promise.all(
      ['club', 'rival', 'nobody'].map((slug) => club.request('GET', `/public/${slug}/events/theirs.ics`)),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([404, 200, 404]);
  });

  it('is 404 without its ending', async () => {
    const { request } = await backend();
    expect((await request('GET', '/public/club/events/camp')).status).to.equal(404);
  });
});

describe('the calendar of an unknown club', () => {
  it('is a 404', async () => {
    const { request } = await backend();
    expect((await request('GET', '/public/nobody/events.ics')).status).to.equal(404);
  });
});
