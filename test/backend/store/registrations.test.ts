import { expect } from 'chai';
import {
  FAMILY_MAIL_DELAY_MS,
  REGISTRATION_IDLE_TIMEOUT_MS,
  type NewRegistration,
} from '../../../src/backend/store/index.js';
import { empty, now, person } from './sample-rows.js';

const workspace_id = 'wsp_1';

const registration = (more: Partial<NewRegistration> = {}): NewRegistration => ({
  workspace_id,
  list_id: 'lst_1',
  person_id: 'per_1',
  slug: 'camp',
  family: 'fam',
  language: 'de',
  state: 'registered',
  amount: null,
  deadline_at: null,
  ...more,
});

/** A store with these registrations, a millisecond apart. */
async function storeWith(...all: readonly Partial<NewRegistration>[]) {
  const { store } = await empty();
  const rows = [];
  for (const [index, one] of all.entries())
    rows.push(await store.transaction(({ registrations }) => registrations.register(registration(one), now + index)));
  return { ...store, rows };
}

describe('registrations', () => {
  it('are read as a family, in the order in which they were sent', async () => {
    const { registrations } = await storeWith(
      { person_id: 'a' },
      { person_id: 'x', family: 'other' },
      { person_id: 'b' },
    );
    const match = await registrations.ofFamily(registration());
    expect(match.map(({ person_id, position }) => [person_id, position])).to.deep.equal([
      ['a', 0],
      ['b', 1],
    ]);
  });

  it('are of one club: the same family name elsewhere is another family', async () => {
    const { registrations } = await storeWith({ person_id: 'a' }, { person_id: 'b', workspace_id: 'wsp_2' });
    expect((await registrations.ofFamily(registration())).map(({ person_id }) => person_id)).to.deep.equal(['a']);
  });

  it('wait in the order in which they came', async () => {
    const { registrations } = await storeWith(
      { person_id: 'a', state: 'waiting', family: '1' },
      { person_id: 'b', family: '2' },
      { person_id: 'c', state: 'waiting', family: '3' },
    );
    const waiting = await registrations.inState(workspace_id, 'lst_1', 'waiting');
    expect(waiting.map(({ person_id }) => person_id)).to.deep.equal(['a', 'c']);
  });

  it('each enqueue a mail that waits for the rest of the family', async () => {
    const { outbox } = await storeWith({});
    const due = now + FAMILY_MAIL_DELAY_MS;
    expect([await outbox.claim(due - 1), (await outbox.claim(due))?.person_id]).to.deep.equal([undefined, 'per_1']);
  });

  it('change their state once, whoever tries', async () => {
    const { transaction, rows } = await storeWith({ state: 'waiting' });
    const offer = () =>
      transaction(({ registrations }) =>
        registrations.change(rows[0]!, { from: 'waiting', to: 'offered', deadline_at: now + 5 }, now + 1),
      );
    expect([await offer(), await offer()]).to.deep.equal([true, false]);
  });

  it('are found once their deadline has passed', async () => {
    const { registrations, rows } = await storeWith({ state: 'unconfirmed', deadline_at: now + 5 });
    expect([
      await registrations.overdue('unconfirmed', now + 4, 9),
      await registrations.overdue('unconfirmed', now + 5, 9),
    ]).to.deep.equal([[], rows]);
  });

  it('go with the last person of a family, and with them links and sessions', async () => {
    const { store } = await empty();
    const [ada, bob] = [person(), person()];
    for (const one of [ada, bob]) {
      await store.persons.insert(one);
      await store.registrations.register(registration({ person_id: one.id }), now);
    }
    const link = { workspace_id, slug: 'camp', family: 'fam', token_hash: 'link', created_at: now };
    await store.registrationLinks.insert({ ...link, expires_at: now + 1000 });
    const remaining = [];
    for (const { id } of [ada, bob]) {
      await store.transaction(({ erasures }) => erasures.erase(workspace_id, 'lst_1', [id]));
      const registrations = await store.registrationLinks.find(workspace_id, 'link', now);
      remaining.push([(await store.registrations.ofFamily(registration())).length, !!registrations]);
    }
    expect(remaining).to.deep.equal([
      [1, true],
      [0, false],
    ]);
  });
});

describe('the mail about a family', () => {
  it('is one: the first to be sent tells of all, the others find nothing to tell', async () => {
    const { registrations, rows } = await storeWith({ person_id: 'a' }, { person_id: 'b' });
    const first = await registrations.claimMail(workspace_id, rows[0]!.id, 'mail 1');
    const second = await registrations.claimMail(workspace_id, rows[1]!.id, 'mail 2');
    expect([first?.map(({ person_id }) => person_id), second]).to.deep.equal([['a', 'b'], undefined]);
  });

  it('is told again by the same outbox row where a sender died', async () => {
    const { registrations, rows } = await storeWith({ person_id: 'a' }, { person_id: 'b' });
    await registrations.claimMail(workspace_id, rows[0]!.id, 'mail 1');
    expect(await registrations.claimMail(workspace_id, rows[0]!.id, 'mail 1')).to.have.lengthOf(2);
  });

  it('is another one, about all, for somebody who came after it', async () => {
    const { registrations, rows } = await storeWith({ person_id: 'a' });
    await registrations.claimMail(workspace_id, rows[0]!.id, 'mail 1');
    const later = await registrations.register(registration({ person_id: 'b' }), now + 60_000);
    const claims = await registrations.claimMail(workspace_id, later.id, 'mail 2');
    expect(claims?.map(({ person_id }) => person_id)).to.deep.equal(['a', 'b']);
  });

  it('is one for each state', async () => {
    const { registrations, rows } = await storeWith({ person_id: 'a' }, { person_id: 'b', state: 'waiting' });
    const claims = [];
    for (const [index, { id }] of rows.entries())
      claims.push(await registrations.claimMail(workspace_id, id, `mail ${index}`));
    expect(claims.map((family) => family?.map(({ person_id }) => person_id))).to.deep.equal([['a'], ['b']]);
  });

  it('is a new one after a change of the state', async () => {
    const { registrations, rows } = await storeWith({ state: 'waiting' });
    await registrations.claimMail(workspace_id, rows[0]!.id, 'mail 1');
    await registrations.change(rows[0]!, { from: 'waiting', to: 'registered' }, now);
    const claims = await registrations.claimMail(workspace_id, rows[0]!.id, 'mail 2');
    expect(claims?.map(({ state }) => state)).to.deep.equal(['registered']);
  });

  it('is not told of who is gone', async () => {
    const { registrations, rows } = await storeWith({});
    await registrations.forget(workspace_id, ['per_1']);
    expect(await registrations.claimMail(workspace_id, rows[0]!.id, 'mail 1')).to.equal(undefined);
  });
});

describe('a session opened with a link to one’s registrations', () => {
  const link = { workspace_id, slug: 'camp', family: 'fam', token_hash: 'link', created_at: now };
  const session = { workspace_id, token_hash: 'session', link_hash: 'link' };

  it('sees the family of its link until it was idle for half an hour', async () => {
    const { store } = await empty();
    await store.registrationLinks.insert({ ...link, expires_at: now + 9_000_000 });
    await store.registrationSessions.open(session, now);
    const at = async (time: number) => (await store.registrationSessions.find(workspace_id, 'session', time))?.family;
    const idle = REGISTRATION_IDLE_TIMEOUT_MS;
    expect([await at(now + idle - 1), await at(now + 2 * idle - 2), await at(now + 3 * idle - 2)]).to.deep.equal([
      'fam',
      'fam',
      undefined,
    ]);
  });

  it('is not opened by a link that has expired or is another club’s', async () => {
    const { store } = await empty();
    await store.registrationLinks.insert({ ...link, expires_at: now + 5 });
    expect([
      await store.registrationSessions.open(session, now + 5),
      await store.registrationSessions.open({ ...session, workspace_id: 'wsp_2' }, now),
    ]).to.deep.equal([undefined, undefined]);
  });

  it('ends with its link, and after a restore', async () => {
    const { store } = await empty();
    const registrations = () => store.registrationSessions.find(workspace_id, 'session', now);
    await store.registrationLinks.insert({ ...link, expires_at: now + 9000 });
    await store.registrationSessions.open(session, now);
    const before = await registrations();
    const ended = await store.recovery.endAccess();
    expect([before?.family, await registrations(), ended]).to.deep.equal([
      'fam',
      undefined,
      { links: 1, sessions: 1, mails: 0, deliveries: 0 },
    ]);
  });
});
