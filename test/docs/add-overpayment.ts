/**
 * `node --import tsx test/docs/add-overpayment.ts DATA LIST_ID PERSON_ID`: stores a paid fee of a registration that costs nothing
 * by now. A process of its own, since SQLite's package for Node 20 keeps a closed file open until its statements are collected.
 */
import { openStore } from '../../src/backend/store/index.js';
import { openEngine } from '../../src/backend/store/engines/open-engine.js';

const [data = '', list_id = '', person_id = ''] = process.argv.slice(2);
const store = await openStore(await openEngine(data));
const { id: workspace_id } = (await store.workspaces.bySlug('sv-wiesental'))!;
const who = { workspace_id, list_id, person_id };
const registration = { ...who, slug: 'sportabzeichen', family: 'f'.repeat(32), language: null };
await store.transaction(async ({ registrations, fees }) => {
  const state = { state: 'registered', amount: 1_200, deadline_at: null } as const;
  const { id: registration_id } = await registrations.register({ ...registration, ...state }, Date.now());
  const paid = { attached_expense: null, created_at: Date.now(), due_at: null, paid_at: '2026-01-01' };
  const fee = { id: 'fee_credit', row_key: 'credit', reference: 'RF45G72UUR', amount: 1_200, description: 'Badge' };
  await fees.insert([{ ...who, registration_id, ...fee, ...paid }]);
  await registrations.changeAmount({ workspace_id, id: registration_id }, { from: 1_200, to: 0 }, Date.now());
});
await store.close();
