import { expect } from 'chai';
import { bookPayments } from '../../../src/backend/commands/shared/book-payments.js';
import { signerWith } from '../../../src/backend/crypto/index.js';
import { forgetBookedEntries } from '../../../src/backend/lifecycle/forget-booked-entries.js';
import { entryDigests, type Payment } from '../../../src/backend/statements/index.js';
import type { Store } from '../../../src/backend/store/index.js';
import { empty, openStores, person } from '../store/sample-rows.js';

const workspace_id = 'wsp_1';

const payment = (text: string, amount = 1_000): Payment => ({
  date: '2027-03-01',
  amount,
  currency: 'EUR',
  payer: 'Ada',
  text,
});

async function addFees(store: Store, ...references: string[]) {
  await store.transaction(async ({ persons, fees }) => {
    await persons.insert(person({ id: 'per_1' }));
    await fees.insert(
      references.map((reference, index) => ({
        workspace_id,
        list_id: 'lst_1',
        person_id: 'per_1',
        row_key: String(index),
        id: reference,
        reference,
        amount: 1_000,
        description: 'Camp',
        attached_expense: null,
        created_at: 1,
        due_at: null,
        paid_at: null,
      })),
    );
  });
}

const paidFees = async (store: Store) =>
  (await store.fees.all(workspace_id)).flatMap(({ id, paid_at }) => (paid_at === null ? [] : [id]));
const outcomesOf = async (store: Store, payments: readonly Payment[]) =>
  (await bookPayments(store, workspace_id, payments)).map(({ outcome }) => outcome);

const [A, B] = ['RF18539007547034', 'RF471234567890'];
const entryForTwo = payment(`${A} ${B}`);

describe('the payments of a bank statement', () => {
  it('pay once: an entry that paid one fee never pays another one of the same amount', async () => {
    const [store] = await openStores(1);
    await addFees(store!, A, B);
    await store!.fees.markPaid(workspace_id, A, '2027-02-01');
    expect(await outcomesOf(store!, [entryForTwo])).to.deep.equal(['paid']);
    await store!.fees.markUnpaid(workspace_id, A);
    expect(await outcomesOf(store!, [entryForTwo])).to.deep.equal(['already_booked']);
    expect(await paidFees(store!)).to.deep.equal([B]);
  });

  it('pay once each if two are alike', async () => {
    const [store] = await openStores(1);
    await addFees(store!, A, B);
    await store!.fees.markPaid(workspace_id, A, '2027-02-01');
    expect(await outcomesOf(store!, [entryForTwo])).to.deep.equal(['paid']);
    await store!.fees.markUnpaid(workspace_id, A);
    // the same entry, and a second one
    expect(await outcomesOf(store!, [entryForTwo, entryForTwo])).to.deep.equal(['already_booked', 'paid']);
  });

  it('change nothing in a dry run, and may pay after it', async () => {
    const [store] = await openStores(1);
    await addFees(store!, A);
    await bookPayments(store!, workspace_id, [payment(A)], { isDryRun: true });
    expect(await paidFees(store!)).to.deep.equal([]);
    expect(await outcomesOf(store!, [payment(A)])).to.deep.equal(['paid']);
  });

  it('pay once if two processes import the same file at once', async () => {
    const stores = await openStores(2);
    await addFees(stores[0]!, A, B);
    const outcomes = await Promise.all(
      [...stores, ...stores].map((store) => outcomesOf(store, [payment(A), payment(B)])),
    );
    expect(outcomes.flat().filter((outcome) => outcome === 'paid')).to.have.length(2);
    expect(outcomes.flat().filter((outcome) => outcome === 'already_paid')).to.have.length(6);
  });

  it('are forgotten two years after they were booked, and not before', async () => {
    const [store] = await openStores(1);
    await addFees(store!, A, B);
    await bookPayments(store!, workspace_id, [payment(A)]);
    const digests = async () => {
      const { sign } = signerWith(await store!.settings.secret());
      return store!.bookedEntries.among(workspace_id, await entryDigests(workspace_id, [payment(A)], sign));
    };
    const run = (days: number) =>
      forgetBookedEntries.run({ store: store!, now: Date.now() + days * 86_400_000, log: () => {} });
    await run(729);
    expect((await digests()).size).to.equal(1);
    await run(731);
    expect((await digests()).size).to.equal(0);
  });

  it('are noted without amount, name or text', async () => {
    const { store, db } = await empty();
    await addFees(store, A);
    await bookPayments(store, workspace_id, [payment(A)]);
    const [entry, ...otherEntries] = await db.selectFrom('booked_entry').selectAll().execute();
    expect(otherEntries).to.deep.equal([]);
    expect(Object.keys(entry!)).to.have.members(['workspace_id', 'digest', 'at']);
    expect(entry!.digest).to.match(/^[\w-]{43}$/);
  });
});
