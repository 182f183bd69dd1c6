import { expect } from 'chai';
import type { Store } from '../../../src/backend/store/index.js';
import { collectChanges } from '../../../src/backend/webhooks/collect-changes.js';
import { createWebhook } from '../../../src/backend/webhooks/index.js';
import { ada, backend } from '../../support/backend.js';
import { synchronise } from '../../support/service-requests.js';
import { empty, now, person, openStores } from '../store/sample-rows.js';

interface Body {
  type: string;
  timestamp: string;
  data: Record<string, string>;
}

const url = 'https://crm.example.org/';

/** A club with a webhook; `collected` are the bodies of what waits since the last call. */
async function clubWithWebhook(events?: string[]) {
  const club = await backend();
  const { id } = await createWebhook(club.store, { workspace: 'club', url, events, allowsPrivate: false });
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  const collected = async (): Promise<Body[]> => {
    await collectChanges(club.store, club.clock.now);
    const bodies: Body[] = [];
    for (let next; (next = await club.store.webhookDeliveries.claim(club.clock.now));)
      bodies.push(JSON.parse(next.body) as Body);
    return bodies;
  };
  return { club, id, workspace_id, collected };
}

const types = (bodies: readonly Body[]) => bodies.map(({ type }) => type);

describe('changes for webhooks', () => {
  it('are of persons created, changed and deleted, by ids alone', async () => {
    const { club, collected } = await clubWithWebhook();
    const name = { first_name: 'Ada', last_name: 'Ö' };
    const { data } = await club.api.createPerson({ list_id: 'member', body: { name, email: 'ada@example.org' } });
    const [created, ...furtherChanges] = await collected();
    await club.api.updatePerson({ list_id: 'member', person_id: data.id, body: { phone: '+49 30 1' } });
    const changed = await collected();
    await club.api.deletePerson({ list_id: 'member', person_id: data.id });
    const deleted = await collected();
    const [list] = (await club.store.lists.all((await club.store.workspaces.bySlug('club'))!.id)).filter(
      ({ type }) => type === 'member',
    );
    expect(created).to.deep.equal({
      type: 'person.changed',
      timestamp: new Date(club.clock.now).toISOString(),
      data: { list_id: list!.id, person_id: data.id },
    });
    expect([furtherChanges, types(changed), types(deleted)]).to.deep.equal([
      [],
      ['person.changed'],
      ['person.deleted'],
    ]);
    expect(JSON.stringify([created, changed, deleted])).not.to.match(/Ada|ada@|\+49 30/);
    expect(await collected()).to.deep.equal([]);
  });

  it('are of fees as well', async () => {
    const { club, collected } = await clubWithWebhook(['fee.changed', 'fee.deleted']);
    const { data: person } = await club.api.createPerson({ list_id: 'member', body: { email: 'ada@example.org' } });
    const { data: fees } = await club.api.createFees({
      body: { data: [{ amount: 1_200, description: 'Badge', person_id: person.id }] },
    });
    const bodies = await collected();
    expect(bodies.map(({ type, data }) => [type, data['fee_id'], Object.keys(data)])).to.deep.equal([
      ['fee.changed', fees[0]!.id, ['list_id', 'fee_id']],
    ]);
    await club.api.deletePerson({ list_id: 'member', person_id: person.id });
    expect(types(await collected())).to.deep.equal(['fee.deleted']);
  });

  it('are those since the webhook was created, and only of the chosen events', async () => {
    const club = await backend();
    const { data: before } = await club.api.createPerson({ list_id: 'member', body: { email: 'a@example.org' } });
    const { id } = await createWebhook(club.store, { url, events: ['person.deleted'], allowsPrivate: false });
    await club.api.createPerson({ list_id: 'member', body: { email: 'b@example.org' } });
    await club.api.deletePerson({ list_id: 'member', person_id: before.id });
    await collectChanges(club.store, club.clock.now);
    const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
    const log = await club.store.webhookDeliveries.log(workspace_id, id);
    expect(log.map(({ type, body }) => [type, (JSON.parse(body) as Body).data['person_id']])).to.deep.equal([
      ['person.deleted', before.id],
    ]);
  });

  it('are stored for each webhook of the workspace, and for none of another one or a disabled one', async () => {
    const { club, id, workspace_id } = await clubWithWebhook();
    const other = await createWebhook(club.store, { url, allowsPrivate: false });
    const disabled = await createWebhook(club.store, { url, allowsPrivate: false });
    await club.store.webhooks.disable(workspace_id, disabled.id, club.clock.now);
    const foreign = { ...(await club.store.webhooks.find(workspace_id, id))!, workspace_id: 'wsp_2', position: 0 };
    await club.store.webhooks.insert(foreign);
    await club.api.createPerson({ list_id: 'member', body: { email: 'a@example.org' } });
    await collectChanges(club.store, club.clock.now);
    const log = await club.store.webhookDeliveries.log(workspace_id);
    expect(log.map(({ webhook_id }) => webhook_id).sort()).to.deep.equal([id, other.id].sort());
    expect(await club.store.webhookDeliveries.log('wsp_2')).to.deep.equal([]);
  });

  it('are all stored where there are more than one transaction reads', async () => {
    const { club, collected } = await clubWithWebhook();
    await synchronise(
      club,
      Array.from({ length: 1_100 }, (_, index) => ({ external_id: `p${index}`, email: `p${index}@example.org` })),
    );
    expect(new Set((await collected()).map(({ data }) => data['person_id'])).size).to.equal(1_100);
  }).timeout(20_000);

  it('are nothing of a registration that was refused', async () => {
    const { club, collected } = await clubWithWebhook();
    await club.api.createPerson({ list_id: 'member', body: { email: 'no address' } }).catch(() => {});
    expect(await collected()).to.deep.equal([]);
  });

  it('are a registration of a visitor, too', async () => {
    const { club, collected } = await clubWithWebhook();
    await club.register(ada);
    expect(types(await collected())).to.deep.equal(['person.changed']);
  });

  /** Stores on one database, with a webhook and persons that were written after it. */
  async function withPersons(stores: readonly Store[], count: number) {
    const [store] = stores as [Store];
    await store.webhooks.insert({
      ...{ workspace_id: 'wsp_1', id: 'whk_1', url, events: ['person.changed'], secret: 'c2Vj' },
      ...{ allows_private: false, position: 0, created_at: now, disabled_at: null },
    });
    for (let index = 0; index < count; index++)
      await store.transaction(({ persons }) => persons.insert(person({ email: null, email_key: null })));
  }

  const subjects = async (store: Store) =>
    (await store.webhookDeliveries.log('wsp_1')).map(({ body }) => (JSON.parse(body) as Body).data['person_id']);

  it('are stored once where several processes collect at once', async () => {
    const stores = await openStores(3);
    await withPersons(stores, 40);
    await Promise.all([...stores, ...stores].map((store) => collectChanges(store, now)));
    await collectChanges(stores[0]!, now);
    const ids = await subjects(stores[0]!);
    expect([ids.length, new Set(ids).size]).to.deep.equal([40, 40]);
  });

  it('are not lost where the process dies before the transaction ends', async () => {
    const { store } = await empty();
    await withPersons([store], 3);
    const stop = new Error('stop');
    const dying = {
      ...store,
      transaction: (<Result>(work: Parameters<Store['transaction']>[0]) =>
        store.transaction(async (tables) => {
          await work(tables);
          throw stop;
        }) as Promise<Result>) as Store['transaction'],
    };
    const failure: unknown = await collectChanges(dying, now).catch((error: unknown) => error);
    expect([failure, await subjects(store)]).to.deep.equal([stop, []]);
    await collectChanges(store, now);
    expect(await subjects(store)).to.have.lengthOf(3);
  });

  it('of a restored backup are not sent: they are of then', async () => {
    const { store } = await empty();
    await withPersons([store], 3);
    await store.transaction(({ recovery }) => recovery.endAccess());
    await collectChanges(store, now);
    expect(await subjects(store)).to.deep.equal([]);
  });
});
