import { expect } from 'chai';
import { isApiError } from '../../../src/api/index.js';
import { statusOf, clubWithDesk, signInAtDesk, type DeskClub } from '../../support/desk-sign-in.js';

const nora = { name: { first_name: 'Nora', last_name: 'Quist' }, email: 'nora@example.org', allergies: 'Cashew' };
const { allergies: _, ...guest } = nora;

/** Sends a registration whose honeypot field was filled in; gives the id of its review. */
async function hold(club: DeskClub, form = 'camp', body: object = form === 'camp' ? nora : guest): Promise<string> {
  const response = await club.register(body, { form, headers: { 'Form-Honeypot': 'filled' } });
  const { data } = (await response.json()) as { data: { id: string; held?: boolean } };
  expect(data.held).to.equal(true);
  await club.deliverMails();
  return data.id;
}

async function signedIn(email = 'owner@club.example') {
  const club = await clubWithDesk();
  return { club, client: (await signInAtDesk(club, email)).client };
}

const mailsTo = async (club: DeskClub, address: string): Promise<string[]> => {
  club.clock.now += 60_000;
  return (await club.deliverMails()).filter(({ to }) => to.address === address).map(({ subject }) => subject);
};

const personsIn = async (club: DeskClub, slug: string) =>
  (await club.api.listPersons({ list_id: await club.listOf(slug) })).data;

async function expectRightCounts({ store }: DeskClub): Promise<void> {
  expect(await store.inspection.wrongPlaceCounts()).to.deep.equal([]);
  expect(await store.inspection.wrongReservations()).to.deep.equal([]);
}

describe('the review queue of the desk', () => {
  it('has each registration with form, reason and answers', async () => {
    const { club, client } = await signedIn();
    const id = await hold(club);
    const [review] = (await client.listReviews()).data;
    expect(review).to.include({ id, form: 'camp', reason: 'note', list_id: await club.listOf('camp') });
    expect(review!.values).to.include({ 'name.first_name': 'Nora', email: nora.email, allergies: 'Cashew' });
  });

  it('has the reviews of the organiser’s lists alone, with the fields that they may see', async () => {
    const { club, client } = await signedIn('narrow@club.example');
    const campReview = await hold(club);
    const otherReview = await hold(club, 'party');
    const { data } = await client.listReviews();
    expect(data.map(({ id }) => id)).to.deep.equal([campReview]);
    expect(JSON.stringify(data)).not.to.match(/nora@|Cashew/);
    expect(await statusOf(client.releaseReview({ review_id: otherReview, body: {} }))).to.equal(404);
    expect(await statusOf(client.deleteReview({ review_id: otherReview }))).to.equal(404);
    expect(await personsIn(club, 'party')).to.deep.equal([]);
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    expect(await club.store.reviewQueue.all(workspace.id)).to.have.lengthOf(2);
  });
});

describe('a release at the desk', () => {
  it('registers the person once, however often and at once it is sent: one person, one mail, one entry', async () => {
    const { club, client } = await signedIn();
    const review_id = await hold(club);
    const release = () => statusOf(client.releaseReview({ review_id, body: {} }));
    // 409: the other one is still being worked on
    for (const status of await Promise.all([release(), release()])) expect(status).to.be.oneOf([200, 409]);
    expect(await release()).to.equal(200);
    const persons = await personsIn(club, 'camp');
    expect(persons.map(({ name }) => name.first_name)).to.deep.equal(['Nora']);
    expect((await client.listReviews()).data).to.deep.equal([]);
    expect(await mailsTo(club, nora.email)).to.have.lengthOf(1);
    expect((await client.readJournal()).data.map(({ action, person_id }) => [action, person_id])).to.deep.equal([
      ['release', review_id],
    ]);
    const { data } = await client.readDeskRow({ list_id: await club.listOf('camp'), person_id: persons[0]!.id });
    expect(data.state).to.equal('registered');
    await expectRightCounts(club);
  });

  it('is refused at a full event, stays in review, and succeeds once a place is free', async () => {
    const { club, client } = await signedIn();
    const review_id = await hold(club, 'party');
    await club.register({ ...guest, email: 'first@example.org' }, { form: 'party' });
    const release = () => client.releaseReview({ review_id, body: {} });
    const codes = await release().catch((error: unknown) => isApiError(error) && error.issues.map(({ code }) => code));
    expect(codes).to.deep.equal(['full']);
    expect((await client.listReviews()).data.map(({ id }) => id)).to.deep.equal([review_id]);
    expect((await client.readJournal()).data).to.deep.equal([]);
    const list_id = await club.listOf('party');
    const [first] = await personsIn(club, 'party');
    await club.api.deletePerson({ list_id, person_id: first!.id });
    expect(await statusOf(release())).to.equal(200);
    await expectRightCounts(club);
  });

  it('never oversells: two at the same moment, for one place', async () => {
    const { club, client } = await signedIn();
    const ids = [await hold(club, 'party'), await hold(club, 'party', { ...guest, email: 'ole@example.org' })];
    const statuses = await Promise.all(ids.map((review_id) => statusOf(client.releaseReview({ review_id, body: {} }))));
    expect(statuses.sort()).to.deep.equal([200, 422]);
    expect(await personsIn(club, 'party')).to.have.lengthOf(1);
    await expectRightCounts(club);
  });

  it('does not depend on an open form', async () => {
    const { club, client } = await signedIn();
    const review_id = await hold(club);
    const list_id = await club.listOf('camp');
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    await club.store.events.update({ workspace_id: workspace.id, list_id, closes_at: club.clock.now - 1 });
    expect(await statusOf(client.releaseReview({ review_id, body: {} }))).to.equal(200);
    expect(await personsIn(club, 'camp')).to.have.lengthOf(1);
  });
});

describe('the deletion of a review at the desk', () => {
  it('leaves nothing of it, mails nobody, and can be repeated', async () => {
    const { club, client } = await signedIn();
    const review_id = await hold(club);
    const remove = () => statusOf(client.deleteReview({ review_id }));
    expect(await Promise.all([remove(), remove()])).to.deep.equal([200, 200]);
    expect(await remove()).to.equal(200);
    expect(await personsIn(club, 'camp')).to.deep.equal([]);
    expect(await mailsTo(club, nora.email)).to.deep.equal([]);
    expect((await client.readJournal()).data.map(({ action }) => action)).to.deep.equal(['discard']);
    expect(await statusOf(client.releaseReview({ review_id, body: {} }))).to.equal(404);
  });

  it('or its release is done, and never both', async () => {
    for (let run = 0; run < 4; run++) {
      const { club, client } = await signedIn();
      const review_id = await hold(club);
      const release = () => statusOf(client.releaseReview({ review_id, body: {} }));
      const remove = () => statusOf(client.deleteReview({ review_id }));
      const calls = run % 2 ? [release(), remove()] : [remove(), release()];
      const statuses = await Promise.all(calls);
      expect(statuses.sort()).to.deep.equal([200, 404]);
      const actions = (await client.readJournal()).data.map(({ action }) => action);
      const count = (await personsIn(club, 'camp')).length;
      expect(actions).to.deep.equal([count ? 'release' : 'discard']);
      await expectRightCounts(club);
    }
  });
});
