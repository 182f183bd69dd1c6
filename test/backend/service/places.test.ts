import { expect } from 'chai';
import { ada, backend, club as clubFile, issuesIn } from '../../support/backend.js';
import { requestService, bob, dataOf } from '../../support/service-requests.js';

const five = clubFile.replace('max_persons: 100', 'max_persons: 5');
const fifty = Array.from({ length: 50 });

const countOf = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

describe('the places of an event', () => {
  it('are never exceeded by visitors who register at the same time', async () => {
    const { register, api, listOf } = await backend({ yaml: five });
    const answers = await Promise.all(fifty.map((_, index) => register({ ...ada, email: `p${index}@example.org` })));
    const statuses = answers.map(({ status }) => status);
    const { data } = await api.listPersons({ list_id: await listOf('camp') });
    expect([countOf(statuses, 201), countOf(statuses, 422), data.length]).to.deep.equal([5, 45, 5]);
  });

  it('are never exceeded by keys either', async () => {
    const club = await backend({ yaml: five });
    const path = `/lists/${await club.listOf('camp')}/persons`;
    const answers = await Promise.all(fifty.map(() => requestService(club, 'POST', path, { body: ada })));
    const statuses = answers.map(({ status }) => status);
    expect([countOf(statuses, 201), countOf(statuses, 422)]).to.deep.equal([5, 45]);
  });

  it('are full for the one who comes too late, who hears so', async () => {
    const { register } = await backend();
    await register(bob, { form: 'full' });
    const late = await register(bob, { form: 'full' });
    expect([late.status, await issuesIn(late)]).to.deep.equal([422, [['list_id', 'full']]]);
  });

  it('are not taken by a registration that is refused', async () => {
    const { register, visitor } = await backend({ yaml: five });
    await register({ ...ada, size: 'XXL' });
    expect((await visitor.readFormToken({ slug: 'camp' })).data.places_left).to.equal(5);
  });

  it('go down with each registration', async () => {
    const { register, visitor } = await backend({ yaml: five });
    await register(ada);
    const { data } = await visitor.listEvents();
    expect(data.find(({ slug }) => slug === 'club/camp')!.places_left).to.equal(4);
  });

  it('are not limited where the club names no limit', async () => {
    const { register, visitor } = await backend({ yaml: clubFile.replace('    max_persons: 100\n', '') });
    await register(ada);
    expect((await visitor.readFormToken({ slug: 'camp' })).data.places_left).to.equal(null);
  });

  it('are not taken twice by a retry', async () => {
    const { register, visitor } = await backend({ yaml: five });
    for (const _ of [1, 2, 3]) await register(ada, { idempotencyKey: 'retry' });
    expect((await visitor.readFormToken({ slug: 'camp' })).data.places_left).to.equal(4);
  });
});

describe('a retry of the registration that took the last place', () => {
  it('is answered as before', async () => {
    const { register } = await backend();
    const first = await register(bob, { form: 'full', idempotencyKey: 'retry' });
    const repeated = await register(bob, { form: 'full', idempotencyKey: 'retry' });
    expect([repeated.status, await dataOf(repeated)]).to.deep.equal([201, await dataOf(first)]);
  });

  it('says that it is a replay', async () => {
    const { register } = await backend();
    await register(bob, { form: 'full', idempotencyKey: 'retry' });
    const repeated = await register(bob, { form: 'full', idempotencyKey: 'retry' });
    expect(repeated.headers.get('Idempotency-Replayed')).to.equal('true');
  });

  it('is answered as before when the registration has closed meanwhile', async () => {
    const closing = clubFile.replace('slug: camp', "slug: camp\n    closes_at: '2026-11-21 12:30Z'");
    const { register, clock } = await backend({ yaml: closing });
    const first = await register(ada, { idempotencyKey: 'retry' });
    clock.now += 3600_000;
    const repeated = await register(ada, { idempotencyKey: 'retry' });
    expect([repeated.status, await dataOf(repeated)]).to.deep.equal([201, await dataOf(first)]);
  });
});

describe('unpublishing an event while 100 visitors register', () => {
  it('lets nobody in once it is done', async () => {
    const { request, store, formToken, listOf, reports } = await backend();
    const list_id = await listOf('camp');
    const path = `/public/club/lists/${list_id}/persons`;
    const tokens = await Promise.all(Array.from({ length: 100 }, () => formToken()));
    const enter = (index: number) =>
      request('POST', path, {
        body: ada,
        headers: { 'Form-Token': tokens[index]!, 'Idempotency-Key': `visitor-${index}` },
      });

    const early = Array.from({ length: 50 }, (_, index) => enter(index));
    await Promise.race(early);
    const unpublishing = store.transaction(async ({ workspaces, events, forms, persons }) => {
      const { id } = (await workspaces.bySlug('club'))!;
      await events.update({ workspace_id: id, list_id, published: 0 });
      await forms.update({ ...(await forms.find(id, 'camp'))!, published: false });
      return persons.count(id, list_id);
    });
    const late = Array.from({ length: 50 }, (_, index) => enter(50 + index));

    const statuses = (await Promise.all([...early, ...late])).map(({ status }) => status);
    const { id } = (await store.workspaces.bySlug('club'))!;
    const stored = await store.persons.count(id, list_id);
    expect(stored).to.equal(await unpublishing);
    expect(countOf(statuses, 201)).to.equal(stored);
    expect([stored > 0, countOf(statuses, 404) >= 50, countOf(statuses, 404)]).to.deep.equal([
      true,
      true,
      100 - stored,
    ]);
    expect(reports).to.deep.equal([]);
  });
});
