import { expect } from 'chai';
import { DeliveryUnknownError } from '../../../src/backend/mail/index.js';
import { ada, backend } from '../../support/backend.js';

const yaml = `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none, languages: [en] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form: { participants: 3, sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }] }
`;
const familyHeader = { 'Form-Family': 'f'.repeat(32) };
const bob = { name: { first_name: 'Bob', last_name: 'Lovelace' }, email: 'bob@example.org' };
const visitor = { name: ada.name, email: ada.email };

/** Two of a family, and a mail about them that could not be sent, or that was sent without anybody knowing. */
async function familyWithFailedMail(outcome: 'not sent' | 'perhaps sent', headers: Record<string, string> = {}) {
  const club = await backend({ yaml });
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  for (const one of [visitor, bob]) await club.register(one, { headers: { ...familyHeader, ...headers } });
  const { send } = club.mailTransport;
  let tries = 0;
  club.mailTransport.send = async (mail) => {
    if (tries++) return send(mail);
    if (outcome === 'not sent') throw new Error('The mail server is away');
    await send(mail);
    throw new DeliveryUnknownError('The answer is lost');
  };
  club.clock.now += 10_000;
  await club.mailSender.sendDue();
  const [first] = await club.store.registrations.ofFamily({
    workspace_id,
    slug: 'camp',
    family: familyHeader['Form-Family'],
  });
  const list_id = await club.listOf('camp');
  const mails = async () => {
    const before = club.sentMails.length;
    for (let minute = 0; minute < 5; minute++) {
      club.clock.now += 60_000;
      await club.mailSender.sendDue();
    }
    return club.sentMails.slice(before);
  };
  return { ...club, workspace_id, first: first!, list_id, mails };
}

describe('a delayed mail about a family', () => {
  it('reaches the others when the first of them is deleted', async () => {
    const { api, list_id, first, mails, sentMails } = await familyWithFailedMail('not sent');
    await api.deletePerson({ list_id, person_id: first.person_id });
    const [mail, ...more] = await mails();
    expect([sentMails.length, more]).to.deep.equal([1, []]);
    expect([mail!.to.address, mail!.subject, mail!.repeat]).to.deep.equal([bob.email, 'Registered: Camp', false]);
    expect(mail!.text).not.to.include('Ada');
  });

  it('reaches the others when the first of them cancels, who gets a mail about it', async () => {
    const { store, clock, first, mails } = await familyWithFailedMail('not sent');
    await store.transaction(({ registrations }) =>
      registrations.change(first, { from: 'registered', to: 'cancelled' }, clock.now),
    );
    const recipients = (await mails()).map(({ to, subject }) => [to.address, subject]);
    expect(recipients).to.have.deep.members([
      [ada.email, 'Cancelled: Camp'],
      [bob.email, 'Registered: Camp'],
    ]);
  });

  for (const headers of [{}, { 'Form-Honeypot': 'filled' }] as Record<string, string>[])
    it(`names each person once when a later sibling is mailed before${Object.keys(headers).length ? ', for review' : ''}`, async () => {
      const {
        register,
        clock,
        mailSender,
        sentMails: letters,
        mails,
      } = await familyWithFailedMail('not sent', headers);
      const eve = { name: { first_name: 'Eve', last_name: 'Lovelace' }, email: 'eve@example.org' };
      await register(eve, { headers: { ...familyHeader, ...headers } });
      clock.now += 10_000;
      await mailSender.sendDue();
      await mails();
      expect(letters.map(({ to, person_ids }) => [to.address, person_ids.length])).to.deep.equal([
        [eve.email, 1],
        [ada.email, 3],
      ]);
    });

  it('is sent once for all persons', async () => {
    const { mails } = await familyWithFailedMail('not sent');
    expect((await mails()).map(({ to, person_ids }) => [to.address, person_ids.length])).to.deep.equal([
      [ada.email, 2],
    ]);
  });

  it('reaches persons in review when the first of them is released', async () => {
    const { store, workspace_id, mails } = await familyWithFailedMail('not sent', { 'Form-Honeypot': 'filled' });
    const [review] = await store.reviewQueue.all(workspace_id);
    await store.transaction(({ reviewQueue }) => reviewQueue.markReleased(workspace_id, review!.id, 'per_1'));
    expect((await mails()).map(({ to }) => to.address)).to.deep.equal([bob.email]);
  });

  it('is marked as a repeat for the others if it may have arrived', async () => {
    const { api, list_id, first, sentMails, mails } = await familyWithFailedMail('perhaps sent');
    await api.deletePerson({ list_id, person_id: first.person_id });
    expect((await mails()).map(({ to, repeat }) => [to.address, repeat])).to.deep.equal([[bob.email, true]]);
    expect(sentMails).to.have.lengthOf(2);
  });

  it('is marked as a repeat if the first is deleted while it is under way', async () => {
    const club = await backend({ yaml });
    const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
    for (const one of [visitor, bob]) await club.register(one, { headers: familyHeader });
    const camp = { workspace_id, slug: 'camp', family: familyHeader['Form-Family'] };
    const [first] = await club.store.registrations.ofFamily(camp);
    const list_id = await club.listOf('camp');
    const { send } = club.mailTransport;
    club.mailTransport.send = async (mail) => {
      club.mailTransport.send = send;
      await send(mail);
      await club.api.deletePerson({ list_id, person_id: first!.person_id });
    };
    for (let times = 0; times < 3; times++) {
      club.clock.now += 10_000;
      await club.mailSender.sendDue(undefined, 1);
    }
    expect(club.sentMails.map(({ to, repeat }) => [to.address, repeat])).to.deep.equal([
      [ada.email, false],
      [bob.email, true],
    ]);
  });
});
