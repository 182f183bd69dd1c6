import { expect } from 'chai';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import { ada, backend } from '../../support/backend.js';
import { databaseDump } from '../../support/service-requests.js';

const yaml = `
workspace: { slug: club, name: Club, contact_email: office@club.example, languages: [en], notify: each, member_portal: { status: enabled } }
lists:
  - type: member
    name: Members
    application: { slug: join, title: Join us, sections: [{ fields: [name, email] }] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    max_persons: 1
    form: { waiting_list: queue, sections: [{ fields: [name, email] }] }
  - { slug: queue, title: Queue, published: true, start_date: 2027-07-24, form: { sections: [{ fields: [name, email] }] } }
  - slug: trip
    title: Trip
    published: true
    start_date: 2027-07-24
    form: { confirm_email: true, sections: [{ fields: [name, { name: email, required: true }] }] }
`;
const visitor = { name: ada.name, email: ada.email };
const eve = { name: { first_name: 'Eve', last_name: 'Moore' }, email: 'eve@example.org' };

/** A club, and the mails of everything that can happen. */
async function everyMail() {
  const club = await backend({ yaml });
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  const mails = async () => {
    for (let round = 0; round < 3; round++) {
      club.clock.now += 10_000;
      await club.mailSender.sendDue();
    }
  };
  await club.api.createPerson({ list_id: 'member', body: { ...eve, name: { first_name: 'Eve' } } });
  await club.request('POST', '/public/club/portal/link-requests', { body: { email: eve.email } });
  await club.register(visitor);
  await club.register(eve, { form: 'queue' });
  await club.register(visitor, { form: 'trip' });
  await club.register(visitor, { form: 'queue', headers: { 'Form-Honeypot': 'x' } });
  await club.register({ ...visitor, creation_behaviour: 'unconfirmed' }, { form: 'join', list_id: 'member' });
  await mails();
  const list_id = await club.listOf('camp');
  const [person] = (await club.api.listPersons({ list_id })).data;
  await club.api.deletePerson({ list_id, person_id: person!.id });
  await runLifecycleTasks({ store: club.store, now: club.clock.now, log: () => {} });
  await mails();
  return { ...club, workspace_id };
}

describe('a scanner that opens every link of every mail (GET and HEAD, each twice)', () => {
  it('changes nothing, and opens no session', async () => {
    const club = await everyMail();
    const links = club.sentMails.flatMap(({ html, text }) => [
      ...Array.from(html.matchAll(/href="([^"]+)"/g), ([, link]) => link!.replaceAll('&#38;', '&')),
      ...(text.match(/https:\/\/\S+/g) ?? []),
    ]);
    const subjects = club.sentMails.map(({ subject }) => subject);
    for (const subject of [
      'Registered: Camp',
      'Waiting list: Camp',
      'A place is free: Camp',
      'Application received: Join us',
    ])
      expect(subjects).to.include(subject);
    expect(subjects.some((subject) => subject.startsWith('Sign-in link'))).to.equal(true);
    expect(new Set(links).size).to.be.at.least(6);
    const before = await databaseDump(club);
    for (const link of [...links, ...links])
      for (const method of ['GET', 'HEAD']) {
        // a scanner may send what stands behind the # as a part of the address
        for (const address of [link.replace(/#.*/, ''), link.replace('#', '%23'), link.replace('#', '?token=')]) {
          const { pathname, search } = new URL(address);
          const response = await club.request(method, `${pathname}${search}`);
          expect(response.status).to.be.below(500);
          expect(response.headers.get('set-cookie')).to.equal(null);
        }
      }
    expect(await databaseDump(club)).to.equal(before);
  });
});
