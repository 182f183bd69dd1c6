import { expect } from 'chai';
import { digest } from '../../../src/backend/crypto/index.js';
import { createBackend } from '../../../src/backend/http/app.js';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import type { Store } from '../../../src/backend/store/index.js';
import { origin } from '../../support/backend.js';
import { campIn, registered, workplace, type Camp } from './command-folder.js';

const file = `
workspace: { slug: club, name: Club, languages: [en] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2037-07-24
    max_persons: 3
    form: { confirm_email: true, sections: [{ fields: [name, { name: email, required: true }] }] }
`;

const HOUR_MS = 3600_000;

/** The token of the link that a person was mailed. */
const tokenOf = (name: string): string => name.padEnd(43, '-');

describe('unconfirmed registrations of a backup that turnout restore puts in place', () => {
  const { at, turnout, turnoutOn, folderWith, inStore } = workplace();

  async function unconfirmed(store: Store, camp: Camp, name: string, deadline_at: number) {
    const id = `per_${name}`;
    await registered(store, camp, { id, first_name: name, email: `${name}@example.org` });
    const form = { slug: 'camp', family: name };
    const state = { state: 'unconfirmed', deadline_at, language: 'en', amount: null } as const;
    const { id: registration_id } = await store.registrations.register(
      { ...camp, ...form, ...state, person_id: id },
      Date.now(),
    );
    const lifetime = { created_at: Date.now(), expires_at: Date.now() + 999 * HOUR_MS };
    const { workspace_id } = camp;
    const token_hash = await digest(tokenOf(name));
    await store.registrationLinks.insert({ ...form, ...lifetime, workspace_id, registration_id, token_hash });
  }

  /** The state and places of the camp. */
  const stateOf = async (store: Store) => {
    const { workspace_id, list_id } = await campIn(store);
    const rows = await store.registrations.ofPersons(workspace_id, ['per_Ada', 'per_Bob', 'per_Eve']);
    const event = await store.events.ofList(workspace_id, list_id);
    return [rows.map(({ person_id, state }) => `${person_id} ${state}`), event?.persons_count];
  };

  /** Presses the button behind the link of a mail. Returns the status. */
  const confirm = async (store: Store, name: string): Promise<number> => {
    const answer = await createBackend({ store, origin, rates: false });
    const body = JSON.stringify({ token: tokenOf(name) });
    const headers = { 'content-type': 'application/json' };
    const url = `${origin}/public/club/registrations/confirmations`;
    return (await answer(new Request(url, { method: 'POST', headers, body }))).status;
  };

  /** A backup with two who have hours left and one whose time has passed; Ada confirms after it. */
  const restored = async () => {
    await folderWith(
      async (store, camp) => {
        await unconfirmed(store, camp, 'Ada', Date.now() + 2 * HOUR_MS);
        await unconfirmed(store, camp, 'Bob', Date.now() + 2 * HOUR_MS);
        await unconfirmed(store, camp, 'Eve', Date.now() - HOUR_MS);
      },
      'data',
      file,
    );
    await turnout('backup', at('copy.db'));
    const status = await inStore('data', (store) => confirm(store, 'Ada'));
    expect(status).to.equal(200);
    const { code, err } = await turnoutOn('restored', 'restore', at('copy.db'));
    expect([code, err]).to.deep.equal([0, '']);
  };

  it('are unconfirmed again, and their links still confirm them', async () => {
    await restored();
    await inStore('restored', async (store) => {
      const before = await stateOf(store);
      const statuses = [await confirm(store, 'Ada'), await confirm(store, 'Ada'), await confirm(store, 'Eve')];
      expect([before, statuses, await stateOf(store)]).to.deep.equal([
        [['per_Ada unconfirmed', 'per_Bob unconfirmed', 'per_Eve unconfirmed'], 3],
        [200, 200, 404],
        [['per_Ada registered', 'per_Bob unconfirmed', 'per_Eve unconfirmed'], 3],
      ]);
    });
  });

  it('are deleted by the next run of the tasks if their time has passed, and each place is free once', async () => {
    await restored();
    await inStore('restored', async (store) => {
      const run = () => runLifecycleTasks({ store, now: Date.now(), log: () => {} });
      await run();
      const once = await stateOf(store);
      await run();
      expect([once, await stateOf(store)]).to.deep.equal([
        [['per_Ada unconfirmed', 'per_Bob unconfirmed'], 2],
        [['per_Ada unconfirmed', 'per_Bob unconfirmed'], 2],
      ]);
      expect(await store.inspection.wrongPlaceCounts()).to.deep.equal([]);
    });
  });

  it('are named before the server starts, so that the club can write to them', async () => {
    await restored();
    expect((await turnoutOn('restored', 'check')).out).to.match(/form camp of club: 3 registrations are unconfirmed/);
    expect((await turnoutOn('restored', 'export', 'camp')).out.match(/,unconfirmed,/g)).to.have.lengthOf(3);
  });
});
