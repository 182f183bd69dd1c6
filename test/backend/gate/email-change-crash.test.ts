import { expect } from 'chai';
import type { Tables } from '../../../src/backend/store/index.js';
import { dataOf, type Club } from '../../support/service-requests.js';
import { clubWithMembers, signInByMail } from '../../support/member-sign-in.js';

const former = 'eve@example.org';
const fresh = 'new@example.org';

/** Eve has asked for a new address, and both links have arrived. */
async function changeOnItsWay() {
  const { club, ids } = await clubWithMembers();
  const session = await signInByMail(club, former);
  await session.sendRequest('PUT', `/lists/member/persons/${ids.eve}`, { body: { email: fresh } });
  const texts = (await club.deliverMails()).map(({ text }) => text).join('\n');
  const token = (purpose: string) => new RegExp(`/email/${purpose}\\S*#([\\w-]{43})`).exec(texts)![1]!;
  const send = (path: string, body: object) => club.request('POST', `/public/club/portal/${path}`, { body });
  return {
    club,
    ids,
    session,
    confirm: async () => (await send('email-confirmations', { token: token('confirm') })).status,
    undo: async () => (await send('email-undos', { token: token('undo') })).status,
    email: async () => (await club.api.readPerson({ list_id: 'member', person_id: ids.eve })).data.email,
    /** What her profile says to be pending, through the address that counts now. */
    async pending() {
      // what waits for the post comes first
      await club.deliverMails();
      const current = (await club.api.readPerson({ list_id: 'member', person_id: ids.eve })).data.email!;
      const now = await signInByMail(club, current);
      const answer = await now.sendRequest('GET', '/portal/sessions/current');
      return (await dataOf<{ email_changes: { email: string }[] }>(answer)).email_changes.map(({ email }) => email);
    },
  };
}

type Fault = 'end of the process' | 'failure';

/**
 * Does something while a fault comes after so many transactions: what was stored is stored, and nothing comes after it. True
 * where the fault came, false where all was done before.
 */
async function interruptedAfter(count: number, fault: Fault, { store }: Club, work: () => Promise<unknown>) {
  const { transaction } = store;
  let remaining = count;
  let end = () => {};
  const ended = new Promise<true>((resolve) => (end = () => resolve(true)));
  let hasFailed = false;
  Object.assign(store, {
    async transaction<Result>(run: (tables: Tables) => Promise<Result>): Promise<Result> {
      if (remaining-- > 0) return transaction(run);
      hasFailed = true;
      if (fault === 'failure') throw new Error('Injected');
      end();
      return new Promise<never>(() => {});
    },
  });
  try {
    return await Promise.race([ended, work().then(() => hasFailed)]);
  } finally {
    Object.assign(store, { transaction });
  }
}

type Change = Awaited<ReturnType<typeof changeOnItsWay>>;

/** A fault at every moment of a press in turn; `then` is what comes after it. Gives how many moments there were. */
async function atEveryMoment(then: (change: Change) => Promise<void>, fault: Fault = 'end of the process') {
  for (let count = 0; ; count++) {
    const change = await changeOnItsWay();
    if (!(await interruptedAfter(count, fault, change.club, change.confirm))) return count;
    await then(change);
  }
}

describe('a process that ends while a new e-mail address is confirmed', () => {
  it('loses nothing: the next press confirms, and the old address can still undo', async () => {
    const moments = await atEveryMoment(async ({ confirm, email, undo, pending }) => {
      expect([await confirm(), await email()]).to.deep.equal([200, fresh]);
      expect(await pending()).to.deep.equal([]);
      expect(await confirm()).to.equal(404);
      expect([await undo(), await email()]).to.deep.equal([200, former]);
      expect([await confirm(), await email()]).to.deep.equal([404, former]);
    });
    expect(moments).to.be.greaterThan(2);
  });

  it('leaves a change that the profile shows as long as it does not count', async () => {
    await atEveryMoment(async ({ email, pending }) => {
      expect(await pending()).to.deep.equal((await email()) === fresh ? [] : [fresh]);
    });
  });

  it('leaves a change that the old address can undo', async () => {
    await atEveryMoment(async ({ confirm, email, undo }) => {
      expect([await undo(), await email(), await confirm()]).to.deep.equal([200, former, 404]);
      expect(await email()).to.equal(former);
    });
  });

  it('does not override a later change: another new address, or the club’s', async () => {
    await atEveryMoment(async ({ club, ids, confirm, email, undo }) => {
      await club.api.updatePerson({ list_id: 'member', person_id: ids.eve, body: { email: 'club@example.org' } });
      expect([await confirm(), await undo(), await email()]).to.deep.equal([404, 404, 'club@example.org']);
    });
    await atEveryMoment(async ({ club, ids, confirm, email, pending }) => {
      const current = (await email())!;
      await club.deliverMails();
      const session = await signInByMail(club, current);
      await session.sendRequest('PUT', `/lists/member/persons/${ids.eve}`, { body: { email: 'third@example.org' } });
      const status = await confirm();
      expect([status, await email(), await pending()]).to.deep.equal([
        current === fresh ? 200 : 404,
        current,
        ['third@example.org'],
      ]);
    });
  });
});

describe('a store that fails while a new e-mail address is confirmed', () => {
  it('is reported on the page, and the next press confirms', async () => {
    const moments = await atEveryMoment(async ({ confirm, email, pending }) => {
      expect([await confirm(), await email()]).to.deep.equal([200, fresh]);
      expect(await pending()).to.deep.equal([]);
    }, 'failure');
    expect(moments).to.be.greaterThan(2);
  });
});

describe('two concurrent confirmations of a new e-mail address', () => {
  it('both succeed, and the old address gets one mail', async () => {
    const { club, confirm, email } = await changeOnItsWay();
    const responses = await Promise.all([confirm(), confirm()]);
    expect(responses).to.include(200);
    // who comes when all is done finds a link that was used
    for (const status of responses) expect(status).to.be.oneOf([200, 404]);
    const to = (await club.deliverMails()).map((mail) => mail.to.address);
    expect([await email(), to, await confirm()]).to.deep.equal([fresh, [former], 404]);
  });
});
