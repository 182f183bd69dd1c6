import { expect } from 'chai';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import type { MailMessage } from '../../../src/backend/mail/index.js';
import type { RegistrationState } from '../../../src/model/own-registration.js';
import { ada, backend } from '../../support/backend.js';

const yaml = (portal = '') => `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none, languages: [en, de]${portal} }
lists:
  - type: member
    name: Members
    application:
      slug: join
      title: Join us
      thanks: { en: Thank you for joining! }
      sections: [{ fields: [name, email] }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    location: Lake
    max_persons: 1
    columns: [{ external_id: allergies, name: Allergies, type: text }]
    form: { waiting_list: queue, offer_hours: 24, sections: [{ fields: [name, email, { name: allergies, sensitive: true }] }] }
  - slug: queue
    title: Camp queue
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: illness, name: Illness, type: text }]
    form: { thanks: { en: Thanks for waiting! }, sections: [{ fields: [name, email, { name: illness, sensitive: true }] }] }
`;

const visitor = { name: ada.name, email: ada.email, allergies: 'Peanuts' };
const eve = { name: { first_name: 'Eve', last_name: 'Moore' }, email: 'eve@example.org', illness: 'Asthma' };

/** The link of a mail's one button. */
const linkOf = ({ html }: MailMessage): string | undefined => {
  const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, link]) => link);
  expect(links.length).to.be.at.most(1);
  return links[0];
};

async function club(portal?: string) {
  const testClub = await backend({ yaml: yaml(portal) });
  const { id: workspace_id } = (await testClub.store.workspaces.bySlug('club'))!;
  const run = () => runLifecycleTasks({ store: testClub.store, now: testClub.clock.now, log: () => {} });
  /** Lets the mails about whole families leave. */
  const mails = async () => {
    testClub.clock.now += 10_000;
    return testClub.deliverMails();
  };
  const first = async (list_id: string, state: RegistrationState) =>
    (await testClub.store.registrations.inState(workspace_id, list_id, state))[0]!;
  const decide = async (to: RegistrationState) => {
    const { lists } = (await testClub.api.readMe()).data;
    const { id: list_id } = lists.find(({ type }) => type === 'member')!;
    const application = await first(list_id, 'applied');
    await testClub.store.transaction(({ registrations }) =>
      registrations.change(application, { from: 'applied', to }, testClub.clock.now),
    );
  };
  const session = (link: string | undefined) =>
    testClub.request('POST', '/public/club/registrations/sessions', { body: { token: link?.split('#')[1] } });
  return { ...testClub, workspace_id, run, mails, first, decide, session };
}

/** A full camp in which a place becomes free while Eve waits. */
async function withOffer(body: object = eve) {
  const testClub = await club();
  await testClub.register(visitor);
  await testClub.register(body, { form: 'queue' });
  const before = await testClub.mails();
  const list_id = await testClub.listOf('camp');
  const [person] = (await testClub.api.listPersons({ list_id })).data;
  await testClub.api.deletePerson({ list_id, person_id: person!.id });
  await testClub.run();
  return { ...testClub, before };
}

/** An application, with the mail about it sent. */
async function applied(portal?: string) {
  const testClub = await club(portal);
  const application = { name: ada.name, email: ada.email, creation_behaviour: 'unconfirmed' };
  await testClub.register(application, { form: 'join', list_id: 'member' });
  return { ...testClub, before: await testClub.mails() };
}

const privateWords = /Peanuts|Allerg|Asthma|Illness/;

describe('the mail about each state of a registration', () => {
  it('is about a place or the waiting list first, with the club’s thanks', async () => {
    const { before } = await withOffer();
    expect(before.map(({ subject, to }) => [subject, to.address])).to.have.deep.members([
      ['Registered: Camp', 'ada@example.org'],
      ['Waiting list: Camp', 'eve@example.org'],
    ]);
    const waiting = before.find(({ subject }) => subject.startsWith('Waiting'))!;
    expect(waiting.text).to.include('Thanks for waiting!').and.to.include('Name: Eve Moore');
    expect(JSON.stringify(before)).not.to.match(privateWords);
  });

  it('offers a place at once, says of which event, until when and what happens then, and where to answer', async () => {
    const { mailSender, sentMails: mails, before, session } = await withOffer();
    await mailSender.sendDue();
    const [mail, ...more] = mails.slice(before.length);
    expect(more).to.deep.equal([]);
    expect([mail!.subject, mail!.to.address]).to.deep.equal(['A place is free: Camp', 'eve@example.org']);
    const answerBy = /\nAnswer by: (.*)\n/.exec(mail!.text)![1]!;
    expect(answerBy).to.match(/22\u00a0November\u00a02026 at\u00a013:0\d\u00a0CET/);
    for (const line of ['Hello Eve Moore,', 'Where: Lake', 'Accept or decline the place', 'Without an answer by then'])
      expect(mail!.text).to.include(line);
    expect(mail!.text).not.to.include('Thanks for waiting');
    expect(JSON.stringify(mail)).not.to.match(privateWords);
    expect(linkOf(mail!)).to.match(/^https:\/\/turnout\.test\/portal\/club\/queue\?lang=en#[\w-]{43}$/);
    expect((await session(linkOf(mail!))).status).to.equal(201);
  });

  it('has a link that accepts the offer; then it is about the place', async () => {
    const { request, mails, session } = await withOffer();
    const [mail] = await mails();
    const { data } = (await (await session(linkOf(mail!))).json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    const current = '/public/club/registrations/current';
    const own = (await (await request('GET', current, { headers })).json()) as {
      data: { registrations: { id: string; state: string }[] };
    };
    const [registration] = own.data.registrations;
    expect(registration!.state).to.equal('offered');
    const accept = { headers, body: { accept: true } };
    expect((await request('POST', `${current}/${registration!.id}/offer`, accept)).status).to.equal(200);
    const [confirmation, ...more] = await mails();
    expect(more).to.deep.equal([]);
    expect([confirmation!.subject, confirmation!.to.address]).to.deep.equal(['Registered: Camp', 'eve@example.org']);
    expect(linkOf(confirmation!)).to.match(/\/portal\/club\/camp\?lang=en#/);
    expect((await session(linkOf(confirmation!))).status).to.equal(201);
  });

  it('is sent again, marked, with another link, where a sender died', async () => {
    const { clock, store, mailSender, sentMails: mails, before, session } = await withOffer();
    await mailSender.sendDue(() => false);
    await store.outbox.claim(clock.now);
    await mailSender.sendDue();
    expect(mails).to.have.lengthOf(before.length);
    clock.now += 120_000;
    await mailSender.sendDue();
    const [mail, ...more] = mails.slice(before.length);
    expect([mail!.repeat, more]).to.deep.equal([true, []]);
    expect(mail!.text).to.include('You may have received this e-mail before.');
    expect((await session(linkOf(mail!))).status).to.equal(201);
    expect((await store.outbox.count()).waiting).to.equal(0);
  });

  it('tells that an offer has lapsed', async () => {
    const { clock, run, mails } = await withOffer();
    await mails();
    clock.now += 24 * 3600_000;
    await run();
    const [mail, ...more] = await mails();
    expect([mail!.subject, more]).to.deep.equal(['Offer expired: Camp', []]);
    expect(mail!.text).to.include('The place offered for “Camp” was not accepted in time');
    expect(mail!.text).to.include('office@club.example').and.not.to.include('Thanks for waiting');
    expect(linkOf(mail!)).to.include('/portal/club/queue?lang=en#');
    expect(JSON.stringify(mail)).not.to.match(privateWords);
  });

  it('offers nothing that has ended before the mail left', async () => {
    const { clock, run, mails } = await withOffer();
    clock.now += 24 * 3600_000;
    expect(await mails()).to.deep.equal([]);
    await run();
    expect((await mails()).map(({ subject }) => subject)).to.deep.equal(['Offer expired: Camp']);
  });

  it('is reported where somebody who is offered a place gave no address', async () => {
    const { mails, reports, store } = await withOffer({ name: eve.name });
    expect(await mails()).to.deep.equal([]);
    expect(reports.map(String)).to.deep.equal([
      'Undeliverable: A mail of the state offered has no address, or its form is gone',
    ]);
    expect((await store.outbox.count()).waiting).to.equal(0);
  });

  it('tells that an application has arrived, with the club’s thanks', async () => {
    const { before } = await applied();
    expect(before.map(({ subject }) => subject)).to.deep.equal(['Application received: Join us']);
    expect(before[0]!.text).to.include('Thank you for joining!');
  });

  it('welcomes who is accepted, and leads to the member portal', async () => {
    const { decide, mails } = await applied();
    await decide('accepted');
    const [mail, ...more] = await mails();
    expect([mail!.subject, more]).to.deep.equal(['Application accepted: Join us', []]);
    expect(mail!.text).to.include('Welcome to Club! The application has been accepted.');
    expect(linkOf(mail!)).to.equal('https://turnout.test/portal/club');
    expect(mail!.text).not.to.include('Thank you for joining!');
  });

  it('leads to the application where the club has no portal', async () => {
    const { decide, mails, session } = await applied(', member_portal: { status: disabled }');
    await decide('accepted');
    const [mail] = await mails();
    expect(linkOf(mail!)).to.match(/^https:\/\/turnout\.test\/portal\/club\/join\?lang=en#[\w-]{43}$/);
    expect((await session(linkOf(mail!))).status).to.equal(201);
  });

  it('says kindly that an application is declined, without a link, and then the person is deleted', async () => {
    const { decide, mails, run, api } = await applied();
    await decide('declined');
    const [mail, ...more] = await mails();
    expect([mail!.subject, more]).to.deep.equal(['About the application: Join us', []]);
    expect(mail!.text).to.include('Unfortunately the club cannot accept it. The details are deleted.');
    expect(linkOf(mail!)).to.equal(undefined);
    expect(mail!.text).not.to.match(/Thank you for joining|#/);
    await run();
    expect((await api.listPersons({ list_id: 'member', status: 'unconfirmed' } as never)).data).to.deep.equal([]);
  });

  it('tells that a registration is cancelled, without a link or an answer, and then the person is deleted', async () => {
    const { register, mails, session, request, run, listOf, api } = await club();
    await register({ ...visitor, allergies: 'Peanuts' });
    const [confirmation] = await mails();
    const { data } = (await (await session(linkOf(confirmation!))).json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    const current = '/public/club/registrations/current';
    const own = (await (await request('GET', current, { headers })).json()) as {
      data: { registrations: { id: string }[] };
    };
    const [{ id }] = own.data.registrations as [{ id: string }];
    expect((await request('DELETE', `${current}/${id}`, { headers })).status).to.equal(204);
    const [mail, ...more] = await mails();
    expect([mail!.subject, more]).to.deep.equal(['Cancelled: Camp', []]);
    expect(mail!.text).to.include('The registration for “Camp” is cancelled. The details are deleted.');
    expect(linkOf(mail!)).to.equal(undefined);
    expect(JSON.stringify(mail)).not.to.match(/Peanuts|Allerg|#[\w-]{43}/);
    expect(mail!.attachments).to.equal(undefined);
    await run();
    expect((await api.listPersons({ list_id: await listOf('camp') })).data).to.deep.equal([]);
    expect((await session(linkOf(confirmation!))).status).to.equal(404);
  });
});
