import { expect } from 'chai';
import { MAIL_LEASE_MS, type ClaimedMail, type Store } from '../../../src/backend/store/index.js';
import { now, openStores } from './sample-rows.js';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Processes on one database, with so many mails that are due. */
async function withMails(processes: number, count: number): Promise<Store[]> {
  const stores = await openStores(processes);
  await stores[0]!.transaction(async ({ outbox }) => {
    for (const index of upTo(count)) await outbox.enqueue({ workspace_id: 'wsp_1', kind: `${index}` }, now);
  });
  return stores;
}

/** So many senders at once, spread over the processes; what each of them got. */
const claims = (stores: readonly Store[], senders: number, at: number) =>
  Promise.all(upTo(senders).map((sender) => stores[sender % stores.length]!.outbox.claim(at)));

const kinds = (mails: readonly (ClaimedMail | undefined)[]) =>
  mails.flatMap((mail) => mail?.kind ?? []).sort((one, other) => Number(one) - Number(other));

describe('senders in several processes', () => {
  it('claim one mail once', async () => {
    const stores = await withMails(3, 1);
    expect(kinds(await claims(stores, 30, now))).to.deep.equal(['0']);
  });

  it('get each mail once, and all of them, within a lease', async () => {
    const stores = await withMails(3, 25);
    const first = await claims(stores, 15, now);
    const second = await claims(stores, 15, now + MAIL_LEASE_MS - 1);
    expect([first.length, kinds([...first, ...second])]).to.deep.equal([15, upTo(25).map(String)]);
  });

  it('claim abandoned mails again, once and as a repeat', async () => {
    const stores = await withMails(3, 10);
    await claims(stores, 10, now);
    const repeated = await claims(stores, 30, now + MAIL_LEASE_MS);
    const repeats = new Set(repeated.flatMap((mail) => mail?.repeat ?? []));
    expect([kinds(repeated), repeats]).to.deep.equal([upTo(10).map(String), new Set([true])]);
  });

  it('send everything once while mails go on coming', async () => {
    const stores = await withMails(3, 5);
    const sent: string[] = [];
    let coming = true;
    const sender = async ({ outbox }: Store) => {
      for (;;) {
        const isDone = !coming;
        const mail = await outbox.claim(now);
        if (mail) sent.push((await outbox.sent(mail)) ? mail.kind : `${mail.kind} twice`);
        else if (isDone) return;
        else await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    const writer = async () => {
      for (const index of upTo(20))
        await stores[0]!.outbox.enqueue({ workspace_id: 'wsp_1', kind: `${5 + index}` }, now);
      coming = false;
    };
    await Promise.all([writer(), ...upTo(6).map((index) => sender(stores[index % 3]!))]);
    const waiting = await stores[0]!.outbox.count();
    sent.sort((one, other) => Number(one) - Number(other));
    expect([sent, waiting]).to.deep.equal([upTo(25).map(String), { waiting: 0, given_up: 0 }]);
  });
});
