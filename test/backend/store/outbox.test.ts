import { expect } from 'chai';
import { MAIL_LEASE_MS, type Mail } from '../../../src/backend/store/index.js';
import { empty, now } from './sample-rows.js';

const [minute, day] = [60_000, 24 * 3600_000];
const mail: Mail = { workspace_id: 'wsp_1', kind: 'email_changed', person_id: 'per_1', payload: { former: 'a' } };
const stop = new Error('stop');

/** An outbox with one mail in it. */
async function withOne(more: Partial<Mail> = {}) {
  const { store, db } = await empty();
  await store.outbox.enqueue({ ...mail, ...more }, now);
  const rows = () => db.selectFrom('outbox').selectAll().execute();
  return { outbox: store.outbox, store, rows };
}

describe('a mail in the outbox', () => {
  it('is claimed as it was enqueued', async () => {
    const { outbox } = await withOne();
    const { claim, row_key, ...rest } = (await outbox.claim(now))!;
    expect([claim, row_key].map((one) => typeof one)).to.deep.equal(['string', 'string']);
    expect(rest).to.deep.equal({ ...mail, created_at: now, tries: 1, repeat: false });
  });

  it('may be for an unconfirmed address, without a payload', async () => {
    const { store } = await empty();
    const request = { workspace_id: 'wsp_1', kind: 'link_request', email_key: 'ada@example.org' };
    await store.outbox.enqueue(request, now);
    const task = await store.outbox.claim(now);
    expect(task)
      .to.deep.include({ ...request, payload: {} })
      .and.not.to.have.property('person_id');
  });

  it('waits ten minutes above the cap, which counts as no attempt and no repeat', async () => {
    const { outbox } = await withOne();
    for (let time = now; time < now + 4 * day; time += 10 * minute) {
      const claimed = (await outbox.claim(time))!;
      expect(claimed).to.include({ tries: 1, repeat: false });
      await outbox.defer(claimed, time);
      expect(await outbox.claim(time + 10 * minute - 1)).to.equal(undefined);
    }
    expect([await outbox.abandoned(now + 4 * day), await outbox.count()]).to.deep.equal([
      [],
      { waiting: 1, given_up: 0 },
    ]);
  });

  it('is not made to wait by a sender whose claim has ended', async () => {
    const { outbox } = await withOne();
    const former = (await outbox.claim(now))!;
    const later = now + MAIL_LEASE_MS;
    const claimed = (await outbox.claim(later))!;
    await outbox.defer(former, later);
    expect(await outbox.failed(claimed, later)).to.equal('tried again');
  });

  it('exists when its transaction is committed', async () => {
    const { store } = await empty();
    await store.transaction(async ({ outbox }) => outbox.enqueue(mail, now));
    expect(await store.outbox.claim(now)).to.include({ kind: mail.kind });
  });

  it('does not exist when its transaction fails', async () => {
    const { store } = await empty();
    const work = store.transaction(async ({ outbox }) => {
      await outbox.enqueue(mail, now);
      throw stop;
    });
    await work.catch(() => {});
    expect(await store.outbox.claim(now)).to.equal(undefined);
  });

  it('is deleted when it was sent', async () => {
    const { outbox, rows } = await withOne();
    const claimed = (await outbox.claim(now))!;
    const sent = [await outbox.sent(claimed), await outbox.sent(claimed)];
    expect([sent, await rows()]).to.deep.equal([[true, false], []]);
  });

  it('is claimed in the order of due times', async () => {
    const { store } = await empty();
    for (const [index, at] of [3, 1, 2].entries()) await store.outbox.enqueue({ ...mail, kind: `${index}` }, now + at);
    const kinds = [];
    for (let task; (task = await store.outbox.claim(now + 3));) kinds.push(task.kind);
    expect(kinds).to.deep.equal(['1', '2', '0']);
  });
});

describe('a mail that is being sent', () => {
  for (const [what, later, is] of [
    ['nobody else’s a millisecond before its lease is over', MAIL_LEASE_MS - 1, false],
    ['the next one’s when its lease is over', MAIL_LEASE_MS, true],
  ] as const)
    it(`is ${what}`, async () => {
      const { outbox } = await withOne();
      await outbox.claim(now);
      expect(!!(await outbox.claim(now + later))).to.equal(is);
    });

  it('is a repeat when its sender has died', async () => {
    const { outbox } = await withOne();
    await outbox.claim(now);
    expect(await outbox.claim(now + MAIL_LEASE_MS)).to.include({ repeat: true, tries: 2 });
  });

  it('is still a repeat when it fails after that', async () => {
    const { outbox } = await withOne();
    await outbox.claim(now);
    await outbox.failed((await outbox.claim(now + MAIL_LEASE_MS))!, now + MAIL_LEASE_MS);
    expect((await outbox.claim(now + day))?.repeat).to.equal(true);
  });

  it('is a repeat when its outcome is unknown', async () => {
    const { outbox } = await withOne();
    await outbox.failed((await outbox.claim(now))!, now, { perhapsSent: true });
    expect((await outbox.claim(now + day))?.repeat).to.equal(true);
  });

  it('is no repeat when it was certainly not sent', async () => {
    const { outbox } = await withOne();
    await outbox.failed((await outbox.claim(now))!, now);
    expect((await outbox.claim(now + day))?.repeat).to.equal(false);
  });

  it('cannot be failed by a sender whose lease has passed to another', async () => {
    const { outbox } = await withOne();
    const slow = (await outbox.claim(now))!;
    await outbox.claim(now + MAIL_LEASE_MS);
    const results = await outbox.failed(slow, now + MAIL_LEASE_MS);
    expect([results, await outbox.claim(now + 2 * MAIL_LEASE_MS - 1)]).to.deep.equal([undefined, undefined]);
  });

  it('is deleted when that sender was slow and did send it', async () => {
    const { outbox, rows } = await withOne();
    const slow = (await outbox.claim(now))!;
    const next = (await outbox.claim(now + MAIL_LEASE_MS))!;
    const results = [await outbox.sent(slow), await outbox.sent(next), await outbox.failed(next, now + MAIL_LEASE_MS)];
    expect([results, await rows()]).to.deep.equal([[true, false, undefined], []]);
  });
});

describe('a mail that could not be sent', () => {
  /** Tries and fails until it is given up: how long each wait was, what was said last, and when. */
  async function inVain({ outbox, rows }: Awaited<ReturnType<typeof withOne>>) {
    const waits: number[] = [];
    for (let at = now; ;) {
      const results = await outbox.failed((await outbox.claim(at))!, at);
      if (results !== 'tried again') return { waits, results, at };
      const [row] = await rows();
      waits.push(row!.due_at - at);
      at = row!.due_at;
    }
  }

  it('is tried again after a minute, then after twice as long, and so on up to two hours', async () => {
    const { waits } = await inVain(await withOne());
    expect(waits.slice(0, 10).map((wait) => wait / minute)).to.deep.equal([1, 2, 4, 8, 16, 32, 64, 120, 120, 120]);
  });

  it('is not claimed before that', async () => {
    const { outbox } = await withOne();
    await outbox.failed((await outbox.claim(now))!, now);
    const claims = [await outbox.claim(now + minute - 1), await outbox.claim(now + minute)];
    expect(claims.map((claimed) => claimed?.tries)).to.deep.equal([undefined, 2]);
  });

  it('is given up within three days, which is reported', async () => {
    const one = await withOne();
    const { results, at } = await inVain(one);
    const count = await one.outbox.count();
    expect([results, count]).to.deep.equal(['given up', { waiting: 0, given_up: 1 }]);
    expect(now + 3 * day - at).to.be.within(0, 120 * minute);
  });

  it('is not tried once it is given up', async () => {
    const one = await withOne();
    const { at } = await inVain(one);
    expect(await one.outbox.claim(at + 30 * day)).to.equal(undefined);
  });

  it('contains no typed address once it is given up', async () => {
    const one = await withOne({ email_key: 'ada@example.org' });
    await inVain(one);
    expect(JSON.stringify(await one.rows())).not.to.include('ada@');
  });

  it('is abandoned where its senders have died for three days, and is given up once', async () => {
    const { outbox } = await withOne();
    for (let at = now; at < now + 3 * day; at += day / 2) await outbox.claim(at);
    const [mail] = await outbox.abandoned(now + 3 * day);
    const before = await outbox.abandoned(now + 3 * day - 1);
    const results = [await outbox.giveUp(mail!, now + 3 * day), await outbox.giveUp(mail!, now + 3 * day)];
    expect([before, results, (await outbox.count()).given_up]).to.deep.equal([[], [true, false], 1]);
  });

  it('is not given up if a sender has claimed it meanwhile', async () => {
    const { outbox } = await withOne();
    await outbox.claim(now);
    const [mail] = await outbox.abandoned(now + 3 * day);
    await outbox.claim(now + 3 * day);
    expect(await outbox.giveUp(mail!, now + 3 * day)).to.equal(false);
  });

  it('is not given up without an attempt, at any age', async () => {
    const { outbox } = await withOne();
    expect(await outbox.abandoned(now + 300 * day)).to.deep.equal([]);
    expect(!!(await outbox.claim(now + 300 * day))).to.equal(true);
  });

  it('is swept away a month after it was given up', async () => {
    const one = await withOne();
    const { at } = await inVain(one);
    const remaining = [];
    for (const when of [at + 30 * day - 1, at + 30 * day]) {
      await one.outbox.sweep(when);
      remaining.push((await one.rows()).length);
    }
    expect(remaining).to.deep.equal([1, 0]);
  });
});
