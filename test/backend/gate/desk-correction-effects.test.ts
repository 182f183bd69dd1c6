import { expect } from 'chai';
import { issuesIn } from '../../support/backend.js';
import { statusOf } from '../../support/desk-sign-in.js';
import { campWithNora, nora } from './corrected-camp.js';

describe('the price of a correction at the desk', () => {
  it('is shown before it counts, changes the open fee, and is mailed', async () => {
    const { correct, client, list_id, person_id, mails, createAllFees, store } = await campWithNora();
    await createAllFees();
    const price = await client.readDeskPrice({ list_id, person_id, body: { size: 'M' } });
    expect(price.data.amount).to.equal(12_000);
    expect(await statusOf(correct({ size: 'M' }))).to.equal(409);
    expect((await client.readJournal()).data).to.deep.equal([]);
    expect((await correct({ size: 'M' }, { query: { amount: 12_000 } })).data.amount).to.equal(12_000);
    const workspace = (await store.workspaces.bySlug('club'))!;
    expect((await store.fees.all(workspace.id)).map(({ amount }) => amount)).to.deep.equal([12_000]);
    expect(await mails()).to.deep.equal(['nora@example.org: New price: Camp']);
    expect((await client.readJournal()).data.map(({ action }) => action)).to.deep.equal(['correct']);
  });

  it('follows the answers unseen where the role sees no fees', async () => {
    const { correct, client, list_id, person_id, mails } = await campWithNora('camp@club.example');
    expect((await client.readDeskPrice({ list_id, person_id, body: { size: 'M' } })).data.amount).to.equal(null);
    expect((await correct({ size: 'M' })).data.amount).to.equal(null);
    expect(await mails()).to.deep.equal(['nora@example.org: New price: Camp']);
  });
});

describe('an address that is corrected at the desk', () => {
  const openLink = async (club: Awaited<ReturnType<typeof campWithNora>>, text: string) => {
    const token = /#([\w-]{43})/.exec(text)![1];
    return (await club.request('POST', '/public/club/registrations/sessions', { body: { token } })).status;
  };

  it('is mailed the registration, and the link that the former one has ends', async () => {
    const club = await campWithNora();
    await club.register({ ...nora, name: { first_name: 'Omar', last_name: 'Q' } }, 'camp', {
      'Form-Family': 'g'.repeat(32),
    });
    await club.mails();
    const [former] = club.sentMails;
    expect(former!.to.address).to.equal('nora@example.org');
    await club.correct({ email: 'nora.quist@example.org' });
    expect(await club.mails()).to.deep.equal(['nora.quist@example.org: Registered: Camp']);
    expect(await openLink(club, former!.text)).to.equal(404);
    expect(await openLink(club, club.sentMails.at(-1)!.text)).to.equal(201);
  });

  it('leaves the link to a family in which somebody has the former one', async () => {
    const club = await campWithNora();
    const omar = { ...nora, name: { first_name: 'Omar', last_name: 'Quist' } };
    await club.register(omar, 'camp', { 'Form-Family': 'f'.repeat(32) });
    const [former] = club.sentMails;
    await club.correct({ email: 'nora.quist@example.org' });
    expect(await openLink(club, former!.text)).to.equal(201);
  });

  it('gets the mail that confirms it, if the former one was never confirmed', async () => {
    const club = await campWithNora();
    const guest = { name: nora.name, email: 'wrong@example.org' };
    const person_id = await club.register(guest, 'party');
    await club.mails();
    const list_id = await club.listOf('party');
    await club.client.correctAtDesk({ list_id, person_id, body: { email: 'right@example.org' } });
    expect(await club.mails()).to.deep.equal(['right@example.org: Please confirm: Party']);
    const answer = await club.request('POST', '/public/club/registrations/confirmations', {
      body: { token: /#([\w-]{43})/.exec(club.sentMails.at(-1)!.text)![1] },
    });
    expect([answer.status, await issuesIn(answer)]).to.deep.equal([200, []]);
    expect((await club.client.readDeskRow({ list_id, person_id })).data.state).to.equal('registered');
  });
});
