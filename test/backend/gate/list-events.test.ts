import { expect } from 'chai';
import type { PublicEvents } from '../../../src/model/club-event.js';
import { backend, club as clubFile } from '../../support/backend.js';
import { bob, type Club } from '../../support/service-requests.js';

const path = '/public/club/events';
const yaml = clubFile.replace(
  'slug: later, title: Later, published: true',
  'slug: later, title: Later, published: true, form: { waiting_list: queue, sections: [{ fields: [name] }] }',
);
const withQueue = (published: boolean) =>
  `${yaml}  - { slug: queue, title: Queue, published: ${published}, start_date: 2027-07-24 }\n`;

const tagOf = async ({ request }: Club) => (await request('GET', path)).headers.get('etag')!;
const againWith = ({ request }: Club, etag: string) => request('GET', path, { headers: { 'If-None-Match': etag } });

describe('the list of events', () => {
  it('tells day, time zone and club', async () => {
    const { visitor } = await backend({ yaml: clubFile.replace('name: Club', 'name: Rowing club') });
    const { meta } = await visitor.listEvents();
    expect(meta).to.deep.equal({
      now: '2026-11-21T12:00:00.000Z',
      today: '2026-11-21',
      time_zone: 'Europe/Berlin',
      organisation: 'Rowing club',
    });
  });

  for (const [zone, today] of [
    ['Europe/Berlin', '2026-11-22'],
    ['America/New_York', '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-22'],
  ])
    it(`has the day that it is in ${zone}`, async () => {
      const { visitor } = await backend({
        yaml: clubFile.replace('name: Club', `name: Club, time_zone: ${zone}`),
        at: '2026-11-21T23:30:00Z',
      });
      expect((await visitor.listEvents()).meta.today).to.equal(today);
    });

  it('names the waiting list of an event if that is published', async () => {
    const eventTitles = async (published: boolean) => {
      const { visitor } = await backend({ yaml: withQueue(published) });
      const { data } = await visitor.listEvents();
      return Object.fromEntries(data.map(({ slug, waiting_list }) => [slug, waiting_list]));
    };
    const emptyPlaces = { 'club/camp': undefined, 'club/full': undefined, 'club/over': undefined };
    expect(await eventTitles(true)).to.deep.equal({ ...emptyPlaces, 'club/later': 'club/queue' });
    expect(await eventTitles(false)).to.deep.equal({ ...emptyPlaces, 'club/later': undefined });
  });

  it('has no such key without a waiting list', async () => {
    const { data } = await (await backend()).visitor.listEvents();
    for (const event of data) expect(event).to.not.have.property('waiting_list');
  });
});

describe('a list of events that was read before', () => {
  it('gets a 304 that every page may read', async () => {
    const club = await backend();
    const answer = await againWith(club, await tagOf(club));
    const headers = ['access-control-allow-origin', 'access-control-expose-headers', 'cache-control', 'content-type'];
    expect([answer.status, await answer.text(), ...headers.map((name) => answer.headers.get(name))]).to.deep.equal([
      304,
      '',
      '*',
      'Date,ETag,Retry-After,RateLimit,RateLimit-Policy,X-Request-Id,Idempotency-Replayed',
      'no-cache',
      null,
    ]);
  });

  for (const [what, change, visibleEvents] of [
    ['the day', async (club: Club) => (club.clock.now += 12 * 3600_000), ({ meta }: PublicEvents) => meta.today],
    [
      'a state',
      async (club: Club) => (club.clock.now = Date.parse('2027-01-01T18:00:00Z')),
      ({ data }: PublicEvents) => data.find(({ slug }) => slug === 'club/later')!.state,
    ],
    [
      'how many places are left',
      (club: Club) => club.register({ ...bob, size: 'M' }),
      ({ data }: PublicEvents) => data.find(({ slug }) => slug === 'club/camp')!.places_left,
    ],
    [
      'the name of the club',
      (club: Club) => club.apply(clubFile.replace('name: Club', 'name: Rowing club')),
      ({ meta }: PublicEvents) => meta.organisation,
    ],
  ] as [string, (club: Club) => Promise<unknown>, (answer: PublicEvents) => unknown][])
    it(`is sent again after a change: ${what}`, async () => {
      const club = await backend();
      const before = visibleEvents(await club.visitor.listEvents());
      const etag = await tagOf(club);
      await change(club);
      const answer = await againWith(club, etag);
      expect([answer.status, answer.headers.get('etag') === etag]).to.deep.equal([200, false]);
      expect(visibleEvents((await answer.json()) as PublicEvents)).to.not.equal(before);
    });
});
