import { expect } from 'chai';
import { statusOf, type DeskClub } from '../../support/desk-sign-in.js';
import { clubWithOwner, person, subjectsOf } from './desk-club.js';
import { familyHeader } from './member-club.js';

describe('an application at the desk', () => {
  it('is accepted once, however often and at once it is sent: one member, one mail, one entry', async () => {
    const { club, client, register } = await clubWithOwner();
    const person_id = await register('Nora', 'join');
    const accept = () => statusOf(client.acceptApplication({ person_id, body: {} }));
    expect(await Promise.all([accept(), accept(), accept()])).to.deep.equal([200, 200, 200]);
    expect(await accept()).to.equal(200);
    expect((await subjectsOf(club)).filter((one) => one.startsWith('nora@'))).to.have.lengthOf(1);
    expect((await client.readJournal()).data.map(({ action, person_id }) => [action, person_id])).to.deep.equal([
      ['accept', person_id],
    ]);
    expect((await club.api.readPerson({ list_id: 'member', person_id })).data.name.first_name).to.equal('Nora');
  });

  it('is on the list of members until it is decided, with its answers and its history', async () => {
    const { club, client, register } = await clubWithOwner();
    const [nora, omar] = [await register('Nora', 'join'), await register('Omar', 'join')];
    const member = (await club.api.createPerson({ list_id: 'member', body: person('Bob') })).data.id;
    const list_id = (await client.readDesk()).data.lists.find(({ type }) => type === 'member')!.list_id;
    const rows = async () =>
      (await client.listDeskRows({ list_id })).data.map(({ person_id, state, values }) => [
        ...[person_id, state, values['name.first_name']],
      ]);
    expect(await rows()).to.deep.equal([
      [nora, 'applied', 'Nora'],
      [omar, 'applied', 'Omar'],
      [member, null, 'Bob'],
    ]);
    expect((await client.readDeskRow({ list_id, person_id: nora })).data.history).to.have.lengthOf(1);
    await client.declineApplication({ person_id: nora, body: {} });
    await client.acceptApplication({ person_id: omar, body: {} });
    expect(await rows()).to.deep.equal([
      [omar, 'accepted', 'Omar'],
      [member, null, 'Bob'],
    ]);
  });

  it('is accepted or declined, and never both', async () => {
    const { club, client, register } = await clubWithOwner();
    const person_id = await register('Nora', 'join');
    const statuses = await Promise.all([
      statusOf(client.acceptApplication({ person_id, body: {} })),
      statusOf(client.declineApplication({ person_id, body: {} })),
    ]);
    expect(statuses.sort()).to.deep.equal([200, 409]);
    expect((await client.readJournal()).data).to.have.lengthOf(1);
    expect((await subjectsOf(club)).filter((one) => one.startsWith('nora@'))).to.have.lengthOf(1);
  });

  it('that was declined cannot be accepted, and the decline can be repeated', async () => {
    const { client, register } = await clubWithOwner();
    const person_id = await register('Nora', 'join');
    const decline = () => statusOf(client.declineApplication({ person_id, body: {} }));
    expect([await decline(), await decline()]).to.deep.equal([200, 200]);
    expect(await statusOf(client.acceptApplication({ person_id, body: {} }))).to.equal(409);
  });

  it('is not there for a member, and a member is not declined', async () => {
    const { club, client } = await clubWithOwner();
    const person_id = (await club.api.createPerson({ list_id: 'member', body: person('Bob') })).data.id;
    expect(await statusOf(client.declineApplication({ person_id, body: {} }))).to.equal(409);
    expect((await club.api.readPerson({ list_id: 'member', person_id })).data.id).to.equal(person_id);
  });
});

/** The mails to Nora and her family about the decline of an application. */
async function declines(club: DeskClub) {
  club.clock.now += 60_000;
  return (await club.deliverMails()).filter(({ to }) => !to.address.endsWith('@club.example'));
}

describe('a sentence in the decline of an application', () => {
  const sentence = 'All courses are full until May.\r\nBcc: x@example.org <b>See you!</b>';
  const line = 'All courses are full until May. Bcc: x@example.org <b>See you!</b>';

  it('stands in the mail, as one line of plain text, and nowhere once that is sent', async () => {
    const { club, client, register } = await clubWithOwner();
    const person_id = await register('Nora', 'join');
    await client.declineApplication({ person_id, body: { sentence } });
    await client.declineApplication({ person_id, body: { sentence: 'Another one.' } });
    expect(JSON.stringify(await client.readJournal())).to.not.include('courses');
    const mails = await declines(club);
    expect(mails.map(({ to, text }) => [to.address, text.includes(line)])).to.deep.equal([['nora@example.org', true]]);
    expect(mails[0]!.html).to.include('&#60;b&#62;See you!&#60;/b&#62;');
    expect(mails[0]!.text).to.not.include('Another one');
    expect((await club.store.outbox.count()).waiting).to.equal(0);
  });

  it('is not told to the others of the family, nor lost to them', async () => {
    const { club, client } = await clubWithOwner();
    const headers = familyHeader();
    const apply = async (first_name: string) => {
      const body = { ...person(first_name), creation_behaviour: 'unconfirmed' };
      const response = await club.register(body, { form: 'join', headers, list_id: 'member' });
      return ((await response.json()) as { data: { id: string } }).data.id;
    };
    const [nora, omar, pia] = [await apply('Nora'), await apply('Omar'), await apply('Pia')];
    await declines(club);
    await client.declineApplication({ person_id: omar, body: {} });
    await client.declineApplication({ person_id: nora, body: { sentence: 'Too young.' } });
    await client.declineApplication({ person_id: pia, body: { sentence: 'Too old.' } });
    const mails = (await declines(club)).map(({ to, text }) => [to.address, /Too \w+/.exec(text)?.[0]]);
    expect(mails).to.have.deep.members([
      ['omar@example.org', undefined],
      ['nora@example.org', 'Too young'],
      ['pia@example.org', 'Too old'],
    ]);
  });

  it('has at most 500 code points, and is a text', async () => {
    const { club, client, register } = await clubWithOwner();
    const person_id = await register('Nora', 'join');
    const decline = (value: unknown) =>
      statusOf(client.declineApplication({ person_id, body: { sentence: value as string } }));
    expect([await decline('🐟'.repeat(501)), await decline(1)]).to.deep.equal([422, 422]);
    expect((await client.readJournal()).data).to.have.lengthOf(0);
    expect([await decline('🐟'.repeat(500)), (await declines(club)).length]).to.deep.equal([200, 1]);
  });
});
