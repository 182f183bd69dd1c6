import { expect } from 'chai';
import type { Store } from '../../../src/backend/store/index.js';
import { empty, now, person } from './sample-rows.js';

const [second, minute, hour, day] = [1_000, 60_000, 3600_000, 24 * 3600_000];
const workspace_id = 'wsp_1';
const session = { workspace_id, token_hash: 'session', link_hash: 'link' };

/** A store with a family of three, a link for the first two of them, the other way round, and a session of it. */
async function signedIn({ linkFor = 14 * day, opened = now } = {}) {
  const { store, db } = await empty();
  const family = [person(), person(), person({ email: null, email_key: null })];
  for (const one of family) await store.persons.insert(one);
  const ids = family.map(({ id }) => id);
  await store.portalLinks.insert({
    workspace_id,
    token_hash: 'link',
    created_at: now,
    expires_at: now + linkFor,
    person_ids: [ids[1]!, ids[0]!],
  });
  const first = await store.portalSessions.open(session, opened);
  const at = (when: number) => store.portalSessions.find(workspace_id, 'session', when);
  return { store, db, ids, first, at };
}

/** Asks until then, so often that it is never idle. */
async function busy(at: (when: number) => Promise<unknown>, from: number, until: number) {
  for (let when = from; when < until; when += 29 * minute) await at(when);
  await at(until);
}

describe('a session of the portal', () => {
  it('finds exactly the persons of its link, in the order of the link', async () => {
    const { ids, first, at } = await signedIn();
    expect([first?.person_ids, (await at(now))?.person_ids]).to.deep.equal([
      [ids[1], ids[0]],
      [ids[1], ids[0]],
    ]);
  });

  it('is not found by another workspace or another token', async () => {
    const { store } = await signedIn();
    const sessions = [
      await store.portalSessions.find('wsp_2', 'session', now),
      await store.portalSessions.find(workspace_id, 'link', now),
    ];
    expect(sessions).to.deep.equal([undefined, undefined]);
  });

  for (const [what, opened, is] of [
    ['a millisecond before its link ends', now + 14 * day - 1, true],
    ['as its link ends', now + 14 * day, false],
  ] as const)
    it(`is ${is ? 'opened' : 'not opened'} ${what}`, async () => {
      expect(!!(await signedIn({ opened })).first).to.equal(is);
    });

  it('is not opened with an unknown link', async () => {
    const { store } = await signedIn();
    const other = { ...session, token_hash: 'other', link_hash: 'nowhere' };
    expect(await store.portalSessions.open(other, now)).to.equal(undefined);
  });

  it('is opened as often as its link is used', async () => {
    const { store, at } = await signedIn();
    await store.portalSessions.open({ ...session, token_hash: 'other' }, now + minute);
    const other = await store.portalSessions.find(workspace_id, 'other', now + minute);
    expect([!!(await at(now + minute)), !!other]).to.deep.equal([true, true]);
  });

  for (const [what, linkFor, end] of [
    ['twelve hours after it was opened', 14 * day, 12 * hour],
    ['with its link where that ends before', 5 * hour, 5 * hour],
    ['with its link where that ends at once', 1, 1],
  ] as const)
    it(`ends ${what}, to the millisecond, however busy it is`, async () => {
      const { first, at } = await signedIn({ linkFor });
      await busy(at, now, now + end - 1);
      const ends = [!!(await at(now + end - 1)), !!(await at(now + end))];
      expect([first?.expires_at, ends]).to.deep.equal([now + end, [true, false]]);
    });

  for (const [what, requestedAt, idle, is] of [
    ['a millisecond before half an hour without a request', [], 30 * minute - 1, true],
    ['after half an hour without a request', [], 30 * minute, false],
    ['less than half an hour after the last request', [20 * minute], 50 * minute - 1, true],
    ['half an hour after the last request', [20 * minute], 50 * minute, false],
    [
      'less than half an hour after one a second after another',
      [9 * minute, 9 * minute + second],
      39 * minute + 999,
      true,
    ],
    ['half an hour after one a second after another', [9 * minute, 9 * minute + second], 39 * minute + second, false],
  ] as const)
    it(`${is ? 'lasts' : 'has ended'} ${what}`, async () => {
      const { at } = await signedIn();
      for (const when of requestedAt) await at(now + when);
      expect(!!(await at(now + idle))).to.equal(is);
    });

  for (const [what, idle, is] of [
    ['lasts less than half an hour after the first', 40 * minute - 1, true],
    ['has ended half an hour after the last', 40 * minute + 999, false],
  ] as const)
    it(`${what} of requests that come together`, async () => {
      const { at } = await signedIn();
      for (const when of [10 * minute, 10 * minute + 1, 10 * minute + 999]) await at(now + when);
      expect(!!(await at(now + idle))).to.equal(is);
    });

  it('notes requests that come together once', async () => {
    const { db, at } = await signedIn();
    const results = [];
    for (const when of [0, 1, 999, 1_000, 1_500, 2_000]) {
      await at(now + when);
      results.push((await db.selectFrom('portal_session').select('seen_at').executeTakeFirstOrThrow()).seen_at - now);
    }
    expect(results).to.deep.equal([0, 0, 0, 1_000, 1_000, 2_000]);
  });

  it('is not shortened by a process whose clock is behind', async () => {
    const { at } = await signedIn();
    await at(now + 20 * minute);
    await at(now + 10 * minute);
    expect(!!(await at(now + 50 * minute - 1))).to.equal(true);
  });

  it('is stored by hashes only', async () => {
    const { db } = await signedIn();
    const [row] = await db.selectFrom('portal_session').selectAll().execute();
    expect(Object.keys(row!)).to.have.members([
      ...['workspace_id', 'token_hash', 'link_hash', 'created_at', 'seen_at', 'expires_at'],
    ]);
  });
});

/** Whether the session is there, and how many rows of sessions are. */
const remaining = async ({ at, db }: Awaited<ReturnType<typeof signedIn>>) => [
  (await at(now + second))?.person_ids,
  (await db.selectFrom('portal_session').selectAll().execute()).length,
];

describe('a session of the portal ends at once', () => {
  it('with signing out, which does nothing the second time', async () => {
    const signed = await signedIn();
    const closed = [];
    for (const workspace of ['wsp_2', workspace_id, workspace_id])
      closed.push(await signed.store.portalSessions.close(workspace, 'session'));
    expect([closed, await remaining(signed)]).to.deep.equal([
      [false, true, false],
      [undefined, 0],
    ]);
  });

  it('and alone, where there are others of the same link', async () => {
    const signed = await signedIn();
    await signed.store.portalSessions.open({ ...session, token_hash: 'other' }, now);
    await signed.store.portalSessions.close(workspace_id, 'other');
    expect((await remaining(signed))[1]).to.equal(1);
  });

  for (const [which, index] of [
    ['one of its persons', 0],
    ['the other one', 1],
  ] as const) {
    it(`when the links of ${which} are taken back`, async () => {
      const signed = await signedIn();
      await signed.store.transaction(({ portalLinks }) => portalLinks.revoke(workspace_id, [signed.ids[index]!]));
      expect(await remaining(signed)).to.deep.equal([undefined, 0]);
    });

    it(`when ${which} is deleted`, async () => {
      const signed = await signedIn();
      await signed.store.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [signed.ids[index]!]));
      expect(await remaining(signed)).to.deep.equal([undefined, 0]);
    });
  }

  it('but not when somebody is deleted who is not of it', async () => {
    const signed = await signedIn();
    await signed.store.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [signed.ids[2]!]));
    expect(((await remaining(signed))[0] as string[]).length).to.equal(2);
  });

  it('also where it was being opened while its link was taken back', async () => {
    const signed = await signedIn();
    await signed.store.portalLinks.revoke(workspace_id, [signed.ids[0]!]);
    // what a process writes that had read the link before
    const late = { ...session, created_at: now, seen_at: now, expires_at: now + hour };
    await signed.db.insertInto('portal_session').values(late).execute();
    expect((await remaining(signed))[0]).to.equal(undefined);
  });

  it('for a person who is gone by any other way, and lasts for those who are left', async () => {
    const signed = await signedIn();
    const { ids, db, at } = signed;
    await db.deleteFrom('person').where('id', '=', ids[1]!).execute();
    const one = (await at(now))?.person_ids;
    await db.deleteFrom('person').where('id', '=', ids[0]!).execute();
    expect([one, await at(now)]).to.deep.equal([[ids[0]], undefined]);
  });
});

describe('sweeping sessions of the portal', () => {
  const stays = async (store: Store, when: number) => {
    await store.portalSessions.sweep(when);
    return !!(await store.portalSessions.find(workspace_id, 'session', now + 29 * minute));
  };

  for (const [what, when, is] of [
    ['lets go of those that were idle for too long', now + 30 * minute, false],
    ['keeps those that were not', now + 30 * minute - 1, true],
  ] as const)
    it(what, async () => {
      const { store } = await signedIn();
      expect(await stays(store, when)).to.equal(is);
    });

  it('lets go of those that have ended', async () => {
    const { store, db, at } = await signedIn({ linkFor: hour });
    await busy(at, now, now + hour - 1);
    await store.portalSessions.sweep(now + hour - 1);
    const before = await db.selectFrom('portal_session').selectAll().execute();
    await store.portalSessions.sweep(now + hour);
    const after = await db.selectFrom('portal_session').selectAll().execute();
    expect([before.length, after.length]).to.deep.equal([1, 0]);
  });
});
