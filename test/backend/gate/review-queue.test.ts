import { expect } from 'chai';
import { isApiError } from '../../../src/api/index.js';
import { releaseReview, deleteExpiredReviews } from '../../../src/backend/gate/index.js';
import { ada, backend, club as clubFile, issuesIn } from '../../support/backend.js';
import { bob, dataOf, personsOf, personCountOf, type Club } from '../../support/service-requests.js';

const day = 24 * 3600_000;
const honeypotHeaders = { 'Form-Honeypot': 'filled' };

const workspaceOf = async ({ store }: Club, slug = 'club') => (await store.workspaces.bySlug(slug))!.id;
const heldIn = async (club: Club, slug?: string) => club.store.reviewQueue.all(await workspaceOf(club, slug));

/** A club that holds a registration. */
async function holding(body: object = ada, form = 'camp') {
  const club = await backend();
  const list_id = form === 'join' ? { list_id: 'member' } : {};
  const response = await club.register(body, { form, ...list_id, headers: honeypotHeaders, idempotencyKey: 'one' });
  const repeated = (more: object = {}) =>
    club.register(body, { form, ...list_id, headers: honeypotHeaders, idempotencyKey: 'one', ...more });
  return { club, response, again: repeated };
}

const release = async (club: Club) => {
  const [pending] = await heldIn(club);
  return releaseReview(club.store, club.api, pending!);
};
const codesOf = (error: unknown) => (isApiError(error) ? error.issues.map(({ code }) => code) : error);

describe('a registration with a filled honeypot field', () => {
  it('gets the usual response, marked as held', async () => {
    const { response } = await holding({ ...ada, notes: 'Vegan' });
    const data = await dataOf(response);
    expect([response.status, data]).to.deep.equal([201, { id: data['id'], ...ada, notes: 'Vegan', held: true }]);
    expect(data['id']).to.match(/^rev_[a-z0-9]{24}$/);
  });

  it('is kept whole, with reason, time and form', async () => {
    const { club, response } = await holding();
    const { id } = await dataOf(response);
    const workspace_id = await workspaceOf(club);
    const list_id = await club.listOf('camp');
    const [{ family, position: _, amount: __, ...pendingReview } = {}, ...furtherReviews] = await heldIn(club);
    expect([pendingReview, furtherReviews]).to.deep.equal([
      {
        workspace_id,
        id,
        list_id,
        slug: 'camp',
        reason: 'note',
        body: ada,
        created_at: club.clock.now,
        language: null,
      },
      [],
    ]);
    expect(family).to.match(/^[\w-]{32}$/);
  });

  it('creates no person and takes no place', async () => {
    const { club } = await holding();
    const { data } = await club.api.listEvents();
    const personsCounts = data.map(({ persons_count }) => persons_count);
    expect([await personCountOf(club), new Set(personsCounts)]).to.deep.equal([0, new Set([0])]);
  });

  it('is counted as held, once', async () => {
    const { club, again: repeated } = await holding();
    await repeated();
    expect(club.outcomes).to.deep.equal(['held']);
  });

  it('is replayed when it is sent again, and held once', async () => {
    const { club, response, again: repeated } = await holding();
    const second = await repeated();
    expect([second.status, second.headers.get('Idempotency-Replayed'), await dataOf(second)]).to.deep.equal([
      201,
      'true',
      await dataOf(response),
    ]);
    expect(await heldIn(club)).to.have.length(1);
  });

  it('is held once for concurrent requests', async () => {
    const club = await backend();
    const send = () => club.register(ada, { headers: honeypotHeaders, idempotencyKey: 'one' });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect([new Set(statuses).has(201), (await heldIn(club)).length]).to.deep.equal([true, 1]);
  });

  it('is refused if its key was used for another one', async () => {
    const { club } = await holding();
    const response = await club.register({ ...ada, size: 'S' }, { headers: honeypotHeaders, idempotencyKey: 'one' });
    expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['Idempotency-Key', 'key_reused']]]);
  });

  it('is refused for the same faults as any other', async () => {
    const club = await backend();
    const answers = [
      await club.register({ ...ada, size: 'XXL' }, { headers: honeypotHeaders }),
      await club.register({ ...ada, team: 'A' }, { headers: honeypotHeaders }),
      await club.register(ada, { headers: { ...honeypotHeaders, 'Form-Token': 'x' } }),
      await club.register(bob, { form: 'later', headers: honeypotHeaders }),
      await club.register(bob, { form: 'over', headers: honeypotHeaders }),
    ];
    const issues = await Promise.all(answers.map(issuesIn));
    expect(issues.map(([issue]) => issue?.join(' '))).to.deep.equal([
      'size not_allowed',
      'team unknown',
      'Form-Token form_token',
      'list_id not_yet_open',
      'list_id closed',
    ]);
    expect(await heldIn(club)).to.deep.equal([]);
  });

  it('is refused at a full event', async () => {
    const club = await backend();
    await club.register(bob, { form: 'full' });
    const response = await club.register(bob, { form: 'full', headers: honeypotHeaders });
    expect([await issuesIn(response), await heldIn(club)]).to.deep.equal([[['list_id', 'full']], []]);
  });

  it('belongs to its club only', async () => {
    const { club } = await holding();
    await club.apply(clubFile.replace('slug: club', 'slug: other'));
    expect(await heldIn(club, 'other')).to.deep.equal([]);
  });
});

describe('a held registration that is released', () => {
  it('becomes a person of its list, with a place', async () => {
    const { club } = await holding({ ...ada, notes: 'Vegan' });
    const { id } = await release(club);
    const persons = await personsOf(club, await club.listOf('camp'));
    const { data } = await club.api.listEvents();
    const camp = data.find(({ slug }) => slug === 'club/camp')!;
    expect([persons.map((person) => [person.id, person['notes']]), camp.persons_count]).to.deep.equal([
      [[id, 'Vegan']],
      1,
    ]);
    expect(await heldIn(club)).to.deep.equal([]);
  });

  it('is in the feed of changes from then on, and not before', async () => {
    const { club } = await holding({ ...ada, notes: 'Vegan' });
    const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
    const changedIds = async () =>
      (await club.store.changes.after({ workspace_id, after: 0, limit: 9 })).map(({ subject_id }) => subject_id);
    const before = await changedIds();
    const { id } = await release(club);
    expect([before, await changedIds()]).to.deep.equal([[], [id]]);
  });

  it('becomes an application if it was one', async () => {
    const { club } = await holding({ ...bob, creation_behaviour: 'unconfirmed' }, 'join');
    await release(club);
    expect([await personCountOf(club), await personsOf(club)]).to.deep.equal([1, []]);
  });

  it('is accepted if the form has closed since', async () => {
    const { club } = await holding();
    club.clock.now = Date.parse('2027-12-01');
    await release(club);
    expect(await personCountOf(club)).to.equal(1);
  });

  it('stays in review if there is no place left', async () => {
    const { club } = await holding(bob, 'full');
    await club.register(bob, { form: 'full' });
    const refusal = await release(club).catch(codesOf);
    expect([refusal, (await heldIn(club)).length, await personCountOf(club)]).to.deep.equal([['full'], 1, 1]);
  });

  it('becomes one person for concurrent releases', async () => {
    const { club } = await holding();
    const [pending] = await heldIn(club);
    const all = await Promise.allSettled([1, 2, 3].map(() => releaseReview(club.store, club.api, pending!)));
    expect([all.some(({ status }) => status === 'fulfilled'), await personCountOf(club)]).to.deep.equal([true, 1]);
  });

  it('becomes one person also if the release is interrupted and repeated', async () => {
    const { club } = await holding();
    const [pending] = await heldIn(club);
    const broken = { transaction: () => Promise.reject(new Error('power')) };
    await releaseReview(broken, club.api, pending!).catch(() => {});
    await releaseReview(club.store, club.api, pending!);
    expect([await personCountOf(club), await heldIn(club)]).to.deep.equal([1, []]);
  });

  it('answers a late retry as before', async () => {
    const { club, response, again: repeated } = await holding();
    await release(club);
    await club.store.purgeErased();
    const second = await repeated();
    expect([second.status, await dataOf(second), await personCountOf(club)]).to.deep.equal([
      201,
      await dataOf(response),
      1,
    ]);
  });

  it('is deleted with its person, and everything about it', async () => {
    const { club, again: repeated } = await holding();
    const { id } = await release(club);
    await club.api.deletePerson({ list_id: await club.listOf('camp'), person_id: id });
    const second = await repeated();
    expect([await issuesIn(second), await personCountOf(club)]).to.deep.equal([[['Idempotency-Key', 'key_spent']], 0]);
  });
});

describe('a held registration without a decision', () => {
  const passing = (club: Club) => club.request('GET', '/public/club/events');

  it('is kept for 60 days, whatever requests arrive', async () => {
    const { club } = await holding();
    club.clock.now += 60 * day - 1;
    await passing(club);
    expect(await heldIn(club)).to.have.length(1);
  });

  it('is deleted after that with the next request', async () => {
    const { club } = await holding();
    club.clock.now += 60 * day;
    await passing(club);
    expect(await heldIn(club)).to.deep.equal([]);
  });

  it('is deleted with those of all clubs, and no younger one', async () => {
    const { club } = await holding();
    club.clock.now += day;
    await club.register(ada, { headers: honeypotHeaders });
    expect(await deleteExpiredReviews(club.store, club.clock.now + 59 * day)).to.equal(1);
    expect(await heldIn(club)).to.have.length(1);
  });
});
