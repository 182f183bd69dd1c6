import { expect } from 'chai';
import { digest } from '../../../../src/backend/crypto/index.js';
import { snapshot2, token } from './snapshots/0002.js';
import { presentTable } from './snapshots/snapshot.js';
import { serveSnapshot } from './snapshots/serve-snapshot.js';

const upgraded = () => serveSnapshot(snapshot2);

const [zoe, max, bob] = snapshot2.rows['person']!.map(({ id }) => id as string);
const camp = snapshot2.rows['event']![0]!['list_id'] as string;
const workspace_id = snapshot2.rows['workspace']![0]!['id'] as string;
const created = snapshot2.rows['portal_link']![0]!['created_at'] as number;

const fees = [
  {
    amount: 29_000,
    description: 'Camp 2027',
    person_external_id: 'zoe',
    attached_expense: { sphere: 'business', costunit_name: 'Camps', category_name: 'Food' },
  },
  { amount: Number.MAX_SAFE_INTEGER, description: 'The most there is', person_external_id: 'bob' },
];

describe('the service on a database that the second version has written', () => {
  it('has its persons, lists and events', async () => {
    const { sendRequest } = await upgraded();
    const statuses = [];
    for (const path of ['/lists/member/persons/zoe', `/lists/member/persons/${max}`, `/lists/${camp}/persons/bob`])
      statuses.push((await sendRequest('GET', path)).status);
    expect(statuses).to.deep.equal([200, 200, 200]);
  });

  it('has its fees, to the cent', async () => {
    const { club } = await upgraded();
    const rows = await club.store.fees.ofPersons(workspace_id, [zoe!, max!, bob!]);
    expect(rows.map(({ amount, reference }) => [amount, reference])).to.deep.equal(
      snapshot2.rows['fee']!.map(({ amount, reference }) => [amount, reference]),
    );
  });

  it('answers a retry about several persons with what it answered before', async () => {
    const { club, sendRequest } = await upgraded();
    const repeated = await sendRequest('POST', '/fees', { body: { data: fees }, once: 'fees' });
    const { data } = (await repeated.json()) as { data: { reference: string }[] };
    const stored = await club.store.fees.ofPersons(workspace_id, [zoe!, bob!]);
    expect([repeated.status, repeated.headers.get('Idempotency-Replayed')]).to.deep.equal([201, 'true']);
    expect(data.map(({ reference }) => reference)).to.deep.equal(stored.map(({ reference }) => reference));
  });

  it('books new fees on its cost units, and on none that is archived', async () => {
    const { sendRequest } = await upgraded();
    const statuses = [];
    for (const costunit_name of ['Camps', 'Old', 'None']) {
      const data = [{ ...fees[0], attached_expense: { costunit_name, category_name: 'Fees' } }];
      statuses.push((await sendRequest('POST', '/fees', { body: { data } })).status);
    }
    expect(statuses).to.deep.equal([201, 422, 422]);
  });

  it('counts on where its rates were', async () => {
    const { club } = await upgraded();
    const rate = { limit: 10, periodMs: 60_000 };
    const full = await club.store.rates.consume('form-bucket', rate, 1, created);
    const remaining = await club.store.rates.consume('empty-soon', rate, 10, created);
    expect([full, remaining.granted]).to.deep.equal([{ granted: 0, remaining: 0, waitMs: 6_000 }, 9]);
  });

  it('opens sessions with its sign-in links', async () => {
    const { club } = await upgraded();
    const link_hash = await digest(token);
    const session = { workspace_id, token_hash: 'a session', link_hash };
    const opened = await club.store.portalSessions.open(session, created + 1);
    expect(opened?.person_ids).to.deep.equal([zoe, max]);
  });

  it('forgets a person in all that it had', async () => {
    const { db, sendRequest } = await upgraded();
    const { status } = await sendRequest('DELETE', '/lists/member/persons/zoe');
    const remaining: string[] = [];
    for (const table of Object.keys(snapshot2.rows)) {
      const rows = await db.selectFrom(presentTable(table)).selectAll().execute();
      if (JSON.stringify(rows).includes(zoe!)) remaining.push(table);
    }
    const answers = await db.selectFrom('idempotency').select('body').where('body', '!=', '').execute();
    expect([status, remaining, answers]).to.deep.equal([204, [], []]);
  });
});
