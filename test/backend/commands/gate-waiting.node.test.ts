import { expect } from 'chai';
import { writeFileSync } from 'node:fs';
import { hostedService, upstreamClient } from '../../../src/backend/upstream/index.js';
import { startDouble, type Double } from '../../double/start-double.js';
import { person } from '../store/sample-rows.js';
import { workplace } from './command-folder.js';

describe('the commands about waiting lists and reviews, on the data of a gate', () => {
  const { at, turnout, inStore } = workplace();
  let double: Double;
  afterEach(() => double.close());

  /** A gate with one person who waits, here and at the service. Returns the id of the registration. */
  async function gateWithWaiting(): Promise<string> {
    double = await startDouble();
    double.changeEvent(double.lists.main.draft, { published: true });
    const { camp, draft } = double.lists.main;
    const fields = '{ sections: [{ fields: [name, email] }]';
    writeFileSync(at('key.txt'), `${double.key}\n`, { mode: 0o600 });
    writeFileSync(
      at('gate.yaml'),
      `workspace: { slug: club, name: Club }
forms:
  - { slug: camp, list_id: ${camp}, published: true, max_persons: 1, form: ${fields}, waiting_list: queue, promotion: by_hand } }
  - { slug: queue, list_id: ${draft}, published: true }
`,
    );
    await turnout('gate', 'apply', at('gate.yaml'));
    return inStore('data', async (store) => {
      const upstream = upstreamClient({ url: double.baseUrl, key: double.key });
      const name = { first_name: 'Eve', last_name: 'Adams' };
      const { data } = await upstream.createPerson({ list_id: draft, body: { name, email: 'eve@example.org' } });
      const hosted = await hostedService({ store, upstream, report: () => {} });
      await hosted.tasks[0]!.run({ store, now: Date.now(), log: () => {} });
      await hosted.settled();
      const { id: workspace_id } = (await store.workspaces.bySlug('club'))!;
      const at = { workspace_id, list_id: draft };
      return store.transaction(async ({ persons, registrations }) => {
        await persons.insert(person({ ...at, ...name, id: data.id, email: 'eve@example.org' }));
        const facts = {
          slug: 'queue',
          family: 'f'.repeat(20),
          language: null,
          state: 'waiting',
          amount: null,
        } as const;
        return (await registrations.register({ ...at, ...facts, person_id: data.id, deadline_at: null }, Date.now()))
          .id;
      });
    });
  }

  const upstream = () => ['--upstream', double.baseUrl, '--key-file', at('key.txt')];
  const inCamp = () => double.persons(double.lists.main.camp).length;

  /** Somebody who waits for review. Returns the id. */
  async function addReview(): Promise<string> {
    const id = `rev_${'a'.repeat(24)}`;
    await inStore('data', async (store) => {
      const { id: workspace_id } = (await store.workspaces.bySlug('club'))!;
      const body = { name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' };
      const review = { id, list_id: double.lists.main.camp, slug: 'camp', reason: 'note' } as const;
      const facts = { body, created_at: Date.now(), family: null, language: null };
      await store.reviewQueue.insert({ workspace_id, ...review, ...facts });
    });
    return id;
  }

  /** The background work of the gate a minute from now; returns the taken places of the camp. */
  const settle = (): Promise<number> =>
    inStore('data', async (store) => {
      const service = upstreamClient({ url: double.baseUrl, key: double.key });
      const hosted = await hostedService({ store, upstream: service, report: () => {} });
      for (const task of hosted.tasks) await task.run({ store, now: Date.now() + 60_000, log: () => {} });
      await hosted.settled();
      const { id } = (await store.workspaces.bySlug('club'))!;
      return (await store.events.ofList(id, double.lists.main.camp))!.persons_count;
    });

  /** Releases somebody whom the service stores without an answer. Returns the id of the review. */
  async function releaseUnanswered(): Promise<string> {
    await gateWithWaiting();
    const id = await addReview();
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: 'POST /lists/{list_id}/persons' });
    double.faults.add({ fault: { kind: 'refuse', status: 500 }, endpoint: 'GET /lists/{list_id}/persons/{person_id}' });
    expect([(await turnout('review', 'release', id, ...upstream())).code, inCamp()]).to.deep.equal([1, 1]);
    double.faults.clear();
    return id;
  }

  it('list who waits, and offer a place', async () => {
    const id = await gateWithWaiting();
    const before = await turnout('waiting', 'list');
    const offer = await turnout('waiting', 'offer', id);
    const after = await turnout('waiting', 'list');
    expect([before.code, offer.code]).to.deep.equal([0, 0]);
    expect([before.out, after.out]).to.satisfy(
      ([waiting, offered]: [string, string]) => waiting.includes('Eve Adams') && offered.includes('offered until'),
    );
  });

  it('give a place at the service, once', async () => {
    const id = await gateWithWaiting();
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: 'POST /lists/{list_id}/persons', next: 1 });
    const promoted = await turnout('waiting', 'promote', id, ...upstream());
    expect([promoted.code, inCamp(), double.persons(double.lists.main.draft).length]).to.deep.equal([0, 1, 0]);
    expect((await turnout('waiting', 'list')).out).to.include('Nobody waits');
  });

  it('ask for the service where they need it, and say that it does not answer', async () => {
    const id = await gateWithWaiting();
    const without = await turnout('waiting', 'promote', id);
    double.faults.add({ fault: { kind: 'refuse', status: 503 } });
    const unanswered = await turnout('waiting', 'promote', id, ...upstream());
    expect([without.code, without.err.includes('--upstream'), unanswered.code]).to.deep.equal([2, true, 1]);
    expect(unanswered.err).to.include('The service did not answer').and.not.include(double.key);
  });

  it('list who waits for review, and store them at the service, once', async () => {
    await gateWithWaiting();
    const id = await addReview();
    const listed = await turnout('review', 'list');
    const without = await turnout('review', 'release', id);
    double.faults.add({ fault: { kind: 'lose_answer' }, endpoint: 'POST /lists/{list_id}/persons', next: 1 });
    const released = await turnout('review', 'release', id, ...upstream());
    expect([listed.out.includes('Lovelace'), without.code, released.code, inCamp()]).to.deep.equal([true, 2, 0, 1]);
    expect((await turnout('review', 'list')).out).to.include('No registration waits');
  });

  it('delete somebody at the service, too, who was released without an answer', async () => {
    const id = await releaseUnanswered();
    const deleted = await turnout('review', 'delete', id);
    expect([deleted.code, deleted.out.includes(`${id} is deleted.`)]).to.deep.equal([0, true]);
    expect([await settle(), inCamp()]).to.deep.equal([0, 0]);
    expect((await turnout('review', 'list')).out).to.include('No registration waits');
  });

  it('leave somebody registered whose release is complete, and say so', async () => {
    const id = await releaseUnanswered();
    expect([await settle(), inCamp()]).to.deep.equal([1, 1]);
    const deleted = await turnout('review', 'delete', id);
    expect([deleted.code, /: per_\S+ stays registered/.test(deleted.out)]).to.deep.equal([0, true]);
    expect([await settle(), inCamp()]).to.deep.equal([1, 1]);
  });
});
