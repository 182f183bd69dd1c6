import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { Kysely } from 'kysely';
import { newId, newSecret, openStore, type Tables } from '../../../src/backend/store/index.js';
import { now, person } from './sample-rows.js';
import { tablesOf } from './schema-shape.js';

type AnyTable = Record<string, Record<string, unknown>>;

const workspace_id = 'wsp_1';

/** Where transactions of several processes meet, whichever engine it is. */
async function store() {
  const engine = await newEngine();
  const opened = await openStore({ isConflict: () => false, ...engine });
  const db = new Kysely<AnyTable>({ dialect: engine.dialect });
  /** The tables that have one of these texts in them. */
  const tablesWith = async (...texts: string[]) => {
    const storedErasures = [];
    for (const name of await tablesOf(db as unknown as Kysely<never>)) {
      const rows = await db.selectFrom(name).selectAll().execute();
      if (texts.some((text) => JSON.stringify(rows).includes(text))) storedErasures.push(name);
    }
    return storedErasures.sort();
  };
  return { store: opened, tablesWith };
}

/** All that can be kept about a person, as the service writes it. */
async function keepAbout(
  id: string,
  { emailChanges, idempotency, fees, portalLinks, portalSessions, outbox, ...tables }: Tables,
) {
  const timestamps = { workspace_id, created_at: now };
  await idempotency.insert(
    { ...timestamps, key_hash: newSecret(), fingerprint: id, status: 201, body: `about ${id}` },
    [id],
  );
  const fee = { ...timestamps, row_key: '1', id: newId('fee'), reference: id, amount: 5, attached_expense: null };
  const unpaid = { due_at: null, paid_at: null };
  await fees.insert([{ ...fee, ...unpaid, list_id: 'lst_1', person_id: id, description: `for ${id}` }]);
  await portalLinks.insert({ ...timestamps, token_hash: `link of ${id}`, expires_at: now + 1000, person_ids: [id] });
  await portalSessions.open({ workspace_id, token_hash: `session of ${id}`, link_hash: `link of ${id}` }, now);
  const change = { workspace_id, person_id: id, former: id, email: `new ${id}`, language: null };
  await emailChanges.propose(change, now);
  for (const one of await emailChanges.of(workspace_id, id, now))
    await emailChanges.addToken(one, `hash ${id}`, 'undo');
  await outbox.enqueue({ workspace_id, kind: 'email_changed', person_id: id, payload: { former: id } }, now);
  const family = { workspace_id, slug: 'camp', family: `family of ${id}` };
  const more = { list_id: 'lst_1', language: null, state: 'registered', amount: null, deadline_at: null } as const;
  await tables.registrations.register({ ...family, ...more, person_id: id }, now);
  const link_hash = `registration link of ${id}`;
  await tables.registrationLinks.insert({ ...family, token_hash: link_hash, created_at: now, expires_at: now + 1000 });
  await tables.registrationSessions.open({ workspace_id, token_hash: `registration session of ${id}`, link_hash }, now);
}

const searchedTables = [
  ...['email_change', 'email_change_token', 'fee', 'idempotency', 'idempotency_person'],
  ...['latest_change', 'outbox', 'person'],
  ...['portal_link', 'portal_link_person', 'portal_session'],
  ...['registration', 'registration_link', 'registration_session'],
];

describe('a person who is erased', () => {
  it('is in no table, except for the id in the order of changes', async () => {
    const { store: erasing, tablesWith } = await store();
    const [ada, bob] = [person(), person({ email: 'bob@x.example', email_key: 'bob@x.example' })];
    for (const one of [ada, bob]) await erasing.persons.insert(one);
    for (const { id } of [ada, bob]) await erasing.transaction((tables) => keepAbout(id, tables));
    const before = await tablesWith(ada.id);
    await erasing.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [ada.id]));
    const after = [await tablesWith(ada.id), await tablesWith(bob.id)];
    expect([before, ...after]).to.deep.equal([searchedTables, ['latest_change'], searchedTables]);
  });

  it('has no request for a sign-in link left under their address', async () => {
    const { store: erasing, tablesWith } = await store();
    const ada = person({ email: 'Ada@x.example', email_key: 'ada@x.example' });
    await erasing.persons.insert(ada);
    for (const email_key of ['ada@x.example', 'bob@x.example'])
      await erasing.outbox.enqueue({ workspace_id, kind: 'link_request', email_key }, now);
    await erasing.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [ada.id]));
    expect([await tablesWith('ada@'), await tablesWith('bob@')]).to.deep.equal([[], ['outbox']]);
  });

  it('is found and deleted if another transaction wrote about the person meanwhile', async () => {
    const { store: erasing, tablesWith } = await store();
    const ada = person();
    await erasing.persons.insert(ada);
    await erasing.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [ada.id]));
    await keepAbout(ada.id, erasing);
    const before = await tablesWith(ada.id);
    await erasing.purgeErased();
    expect([before, await tablesWith(ada.id)]).to.deep.equal([
      searchedTables.filter((name) => name !== 'person'),
      ['latest_change'],
    ]);
  });

  it('leaves other persons unchanged when such traces are deleted', async () => {
    const { store: erasing, tablesWith } = await store();
    const [ada, bob] = [person(), person()];
    for (const one of [ada, bob]) await erasing.persons.insert(one);
    await keepAbout(bob.id, erasing);
    await erasing.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [ada.id]));
    await erasing.purgeErased();
    expect(await tablesWith(bob.id)).to.deep.equal(searchedTables);
  });
});
