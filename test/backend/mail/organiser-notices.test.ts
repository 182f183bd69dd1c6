import { expect } from 'chai';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import { UndeliverableError, type MailMessage } from '../../../src/backend/mail/index.js';
import { ada, backend } from '../../support/backend.js';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const contact = 'camp@club.example';
const family = { 'Form-Family': 'f'.repeat(32) };
const visitor = { name: ada.name, email: ada.email, allergies: 'Peanuts' };
const bob = { ...visitor, name: { first_name: 'Bob', last_name: 'Lovelace' } };

const yaml = (notify: string) => `
workspace: { slug: club, name: Club, contact_email: office@club.example, languages: [en, de], notify: ${notify} }
lists:
  - { type: member, name: Members, application: { slug: join, title: Join us, sections: [{ fields: [name, email] }] } }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    max_persons: 40
    contact_email: ${contact}
    columns: [{ external_id: allergies, name: Allergies, type: text }]
    form: { sections: [{ fields: [name, email, { name: allergies, sensitive: true }] }] }
`;

/** A club in Berlin, and the mails to its organisers. */
async function club(notify: string, at = '2026-11-21T12:00:00Z') {
  const notifiedClub = await backend({ yaml: yaml(notify), at });
  const runTasks = () => runLifecycleTasks({ store: notifiedClub.store, now: notifiedClub.clock.now, log: () => {} });
  await runTasks();
  const isNotice = ({ to }: MailMessage) => /@club\.example$/.test(to.address);
  /** Lets mails leave and gives those to organisers. */
  const notices = async () => {
    const before = notifiedClub.sentMails.length;
    for (let round = 0; round < 3; round++) {
      notifiedClub.clock.now += 10_000;
      await notifiedClub.mailSender.sendDue();
    }
    return notifiedClub.sentMails.slice(before).filter(isNotice);
  };
  const goTo = async (time: string) => {
    notifiedClub.clock.now = Date.parse(time);
    await runTasks();
    return notices();
  };
  const cancel = async () => {
    const { id } = (await notifiedClub.store.workspaces.bySlug('club'))!;
    const [first] = await notifiedClub.store.registrations.inState(id, await notifiedClub.listOf('camp'), 'registered');
    await notifiedClub.store.transaction(({ registrations }) =>
      registrations.change(first!, { from: 'registered', to: 'cancelled' }, notifiedClub.clock.now),
    );
  };
  return { ...notifiedClub, runTasks, notices, goTo, cancel };
}

describe('a notice to organisers of each registration', () => {
  it('goes to the contact of the event, once for a family, with names and numbers and no answer', async () => {
    const { register, notices } = await club('each');
    for (const body of [visitor, bob]) await register(body, { headers: family });
    const [notice, ...more] = await notices();
    expect(more).to.deep.equal([]);
    expect([notice!.to.address, notice!.subject]).to.deep.equal([contact, 'Registered: Camp']);
    expect(notice!.text).to.include('Registered: 2, Ada Lovelace, Bob Lovelace\nPlaces taken: 2 / 40\n');
    expect(JSON.stringify(notice)).not.to.match(/Peanuts|Allerg|ada@example/);
  });

  it('asks for decisions about applications and reviews, at the address of the club', async () => {
    const { register, notices } = await club('each');
    const applicant = { name: ada.name, email: ada.email, creation_behaviour: 'unconfirmed' };
    await register(applicant, { form: 'join', list_id: 'member' });
    await register(visitor, { headers: { 'Form-Honeypot': 'x' } });
    const reported = await notices();
    expect(reported.map(({ to, subject }) => [to.address, subject])).to.have.deep.members([
      ['office@club.example', 'Application received: Join us'],
      [contact, 'Registration received: Camp'],
    ]);
    for (const { text } of reported) expect(text).to.include('Ada Lovelace').and.to.include('waits for a decision');
  });

  it('is sent once, for any number of attempts and repeats of the family’s mail', async () => {
    const notifiedClub = await club('each');
    const { send } = notifiedClub.mailTransport;
    notifiedClub.mailTransport.send = async (letter) => {
      if (letter.to.address === ada.email) throw new Error('connect ECONNREFUSED');
      await send(letter);
    };
    await notifiedClub.register(visitor);
    const reported = await notifiedClub.notices();
    for (let hour = 0; hour < 24; hour++) {
      notifiedClub.clock.now += HOUR_MS;
      reported.push(...(await notifiedClub.notices()));
    }
    notifiedClub.mailTransport.send = send;
    notifiedClub.clock.now += DAY_MS;
    reported.push(...(await notifiedClub.notices()));
    expect([reported.length, notifiedClub.sentMails.filter(({ to }) => to.address === ada.email).length]).to.deep.equal(
      [1, 1],
    );
  });

  it('names cancelled persons at once, in each setting but none', async () => {
    for (const [notify, subjects] of [
      ['each', ['Registered: Camp', 'Cancelled: Camp']],
      ['daily', ['Cancelled: Camp']],
      ['none', []],
    ] as const) {
      const { register, notices, cancel } = await club(notify);
      await register(visitor);
      const reported = await notices();
      await cancel();
      reported.push(...(await notices()));
      expect(reported.map(({ subject }) => subject)).to.deep.equal(subjects);
      if (subjects.length) expect(reported.at(-1)!.text).to.include('Cancelled: Ada Lovelace');
    }
  });
});

describe('the daily summary for organisers', () => {
  it('goes out at seven by the club’s clock, in winter and in summer, and on the days of the change', async () => {
    for (const [registered, before, at] of [
      ['2026-11-21T12:00:00Z', '2026-11-22T05:59:00Z', '2026-11-22T06:00:30Z'],
      ['2027-03-27T12:00:00Z', '2027-03-28T04:59:00Z', '2027-03-28T05:00:30Z'],
      ['2026-10-24T12:00:00Z', '2026-10-25T05:59:00Z', '2026-10-25T06:00:30Z'],
    ] as const) {
      const { register, goTo } = await club('daily', registered);
      for (const body of [visitor, bob]) await register(body, { headers: family });
      expect(await goTo(before)).to.deep.equal([]);
      const [summary, ...more] = await goTo(at);
      expect([summary?.to.address, summary?.subject, more]).to.deep.equal([contact, 'Registrations: Club', []]);
      expect(summary!.text).to.include('Camp\n\nRegistered: 2, Ada Lovelace, Bob Lovelace\nPlaces taken: 2 / 40');
      expect(JSON.stringify(summary)).not.to.match(/Peanuts|Allerg/);
    }
  });

  it('is sent once after days without a running server, with all of them', async () => {
    const { register, goTo } = await club('daily');
    await register(visitor);
    const late = await goTo('2026-11-25T09:00:00Z');
    expect(late.map(({ text }) => /Registered: (.*)/.exec(text)![1])).to.deep.equal(['Ada Lovelace']);
    expect(await goTo('2026-11-25T20:00:00Z')).to.deep.equal([]);
    expect(await goTo('2026-11-26T06:00:30Z')).to.deep.equal([]);
  });

  it('is sent once by several concurrent processes', async () => {
    const { register, clock, runTasks, notices } = await club('daily');
    await register(visitor);
    clock.now = Date.parse('2026-11-22T06:00:30Z');
    await Promise.all(Array.from({ length: 6 }, runTasks));
    expect(await notices()).to.have.lengthOf(1);
  });

  it('names each registration once, the next day only later ones', async () => {
    const { register, goTo } = await club('daily');
    await register(visitor);
    await goTo('2026-11-22T06:00:30Z');
    await register(bob, { headers: { 'Form-Family': 'g'.repeat(32) } });
    const [second] = await goTo('2026-11-23T06:00:30Z');
    expect(second!.text).to.include('Registered: Bob Lovelace').and.not.to.include('Ada');
  });

  it('is not sent without registrations, or without recipients', async () => {
    for (const [notify, comes] of [
      ['daily', false],
      ['none', true],
      ['each', true],
    ] as const) {
      const { register, notices, goTo } = await club(notify);
      if (comes) await register(visitor);
      await notices();
      expect(await goTo('2026-11-22T06:00:30Z')).to.deep.equal([]);
    }
  });
});

describe('a mail about a registration that is refused for good', () => {
  const refuse = async (error: Error) => {
    const notifiedClub = await club('daily');
    const { send } = notifiedClub.mailTransport;
    notifiedClub.mailTransport.send = async (letter) => {
      if (letter.to.address === ada.email) throw error;
      await send(letter);
    };
    await notifiedClub.register(visitor);
    const reported = await notifiedClub.notices();
    const { id } = (await notifiedClub.store.workspaces.bySlug('club'))!;
    const deliver = () => void (notifiedClub.mailTransport.send = send);
    return { ...notifiedClub, told: reported, deliver, refused: () => notifiedClub.store.refusedMails.all(id) };
  };

  it('is reported to the organiser once, with name and event and without the address, and is recorded', async () => {
    const { told: reported, refused: refusal, notices } = await refuse(new UndeliverableError('550'));
    expect(reported.map(({ to, subject }) => [to.address, subject])).to.deep.equal([[contact, 'Not delivered: Camp']]);
    expect(reported[0]!.text).to.include('Name: Ada Lovelace');
    expect(JSON.stringify([reported, await refusal()])).not.to.match(/ada@example|Peanuts/);
    expect((await refusal()).map(({ slug, state }) => [slug, state])).to.deep.equal([['camp', 'registered']]);
    expect(await notices()).to.deep.equal([]);
  });

  it('is forgotten once a mail reaches the person, and with the person', async () => {
    const first = await refuse(new UndeliverableError('550'));
    first.deliver();
    await first.cancel();
    await first.notices();
    expect(await first.refused()).to.deep.equal([]);
    const second = await refuse(new UndeliverableError('550'));
    const list_id = await second.listOf('camp');
    const [person] = (await second.api.listPersons({ list_id })).data;
    await second.api.deletePerson({ list_id, person_id: person!.id });
    expect(await second.refused()).to.deep.equal([]);
  });

  it('is reported once if the sending process died each time, also if two processes find it', async () => {
    const notifiedClub = await club('daily');
    await notifiedClub.register(visitor);
    notifiedClub.clock.now += 10_000;
    const first = (await notifiedClub.store.outbox.claim(notifiedClub.clock.now))!;
    notifiedClub.clock.now = first.created_at + 3 * DAY_MS;
    await Promise.all([notifiedClub.mailSender.sweep(), notifiedClub.mailSender.sweep()]);
    await notifiedClub.mailSender.sweep();
    const reported = await notifiedClub.notices();
    expect(reported.map(({ to, subject }) => [to.address, subject])).to.deep.equal([[contact, 'Not delivered: Camp']]);
    const { id } = (await notifiedClub.store.workspaces.bySlug('club'))!;
    expect((await notifiedClub.store.refusedMails.all(id)).map(({ state }) => state)).to.deep.equal(['registered']);
  });

  it('is reported after three days of attempts, too', async () => {
    const notifiedClub = await refuse(new Error('connect ECONNREFUSED'));
    for (let tries = 0; tries < 60; tries++) {
      notifiedClub.clock.now += 2 * HOUR_MS;
      notifiedClub.told.push(...(await notifiedClub.notices()));
    }
    expect(notifiedClub.told.filter(({ subject }) => subject.startsWith('Not delivered'))).to.have.lengthOf(1);
  });
});
