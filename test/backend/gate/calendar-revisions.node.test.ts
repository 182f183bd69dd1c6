import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { icalendarOf } from '../../../src/calendar/index.js';
import { backend } from '../../support/backend.js';
import { revisionsIn } from '../../support/parse-calendar.js';

const folder = mkdtempSync(join(tmpdir(), 'turnout-revisions-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const file = (title: string, more = '') => `
workspace: { slug: club, name: Club, portal_origins: [https://club.example] }
lists:
  - { type: member, name: Members }
events:
  - slug: camp
    title: ${title}
    published: true
    start_date: 2027-07-24
    ${more}
    form: { sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }] }
`;

/** Starts a server on the folder at a time, applies a file, and gives the revisions that every calendar of the event has. */
async function started(at: string, yaml: string) {
  const engine = await openSqlite(folder);
  const club = await backend({ engine, at, yaml: file('Camp') });
  await club.apply(yaml);
  const fromGate = async (path: string) => (await club.request('GET', `/public/club/${path}`)).text();
  const fromMail = async () => {
    const name = { first_name: 'Ada', last_name: String(club.clock.now) };
    await club.register({ name, email: 'ada@example.org' });
    club.clock.now += 10_000;
    const mails = [...(await club.deliverMails()), ...(await club.deliverMails())];
    return mails.flatMap(({ attachments = [] }) => attachments).find(({ filename }) => filename === 'camp.ics')!
      .content;
  };
  // as the element makes it of the form (event-registration/calendar-file.ts)
  const fromElement = async () => {
    const { data } = await club.visitor.readForm({ slug: 'camp' });
    return icalendarOf([data.event!], { now: data.now });
  };
  const all = async () => {
    const calendars = [await fromGate('events.ics'), await fromGate('events/camp.ics')];
    calendars.push(await fromMail(), await fromElement());
    return calendars.flatMap(revisionsIn);
  };
  const twice = [await all()];
  club.clock.now += 3600_000;
  twice.push(await all());
  await club.store.close();
  return twice.flat();
}

const eightTimes = (time: string, sequence: string) =>
  Array.from({ length: 8 }, () => ({ stamp: time, modified: time, sequence }));

it('feed, file, mail and element show the same revision of an event, also after restarts', async () => {
  // filled by a former start: the time of the first is not that of this clock
  const [first, ...furtherFeeds] = await started('2027-01-01T12:00:00Z', file('Camp'));
  expect(furtherFeeds).to.deep.equal(Array.from({ length: 7 }, () => first));
  expect(first!.sequence).to.equal('0');
  const unchanged = await started('2027-01-02T12:00:00Z', file('Camp', 'max_persons: 30'));
  expect(unchanged).to.deep.equal([first, ...furtherFeeds]);
  const changed = await started('2027-01-03T12:00:00Z', file('Summer camp', 'max_persons: 30'));
  expect(changed).to.deep.equal(eightTimes('2027-01-03T12:00:00Z', '1'));
});
