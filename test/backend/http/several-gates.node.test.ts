import { newEngines } from '#test-engine';
import { expect } from 'chai';
import { createBackend } from '../../../src/backend/http/app.js';
import { withClientAddress } from '../../../src/backend/backend.js';
import { releaseReview } from '../../../src/backend/gate/index.js';
import { openStore } from '../../../src/backend/store/index.js';
import { solve } from '../../../src/browser/proof-of-work.js';
import type { FormToken } from '../../../src/model/registration-form.js';
import { ada, backend, origin } from '../../support/backend.js';
import { dataOf, personCountOf } from '../../support/service-requests.js';
import { ADDRESS, rates } from '../../support/gate-visitors.js';

/** Two processes on one database, each with ways in of its own. */
async function twoGates() {
  const [one, other] = await newEngines(2);
  const club = await backend({ engine: one!, rates });
  const store = await openStore(other!);
  const second = await createBackend({ store, origin, clock: () => club.clock.now, rates });
  const list_id = await club.listOf('camp');
  const register = (app: typeof second, headers: Record<string, string>) =>
    app(
      withClientAddress(
        ADDRESS,
        new Request(`${origin}/public/club/lists/${list_id}/persons`, {
          method: 'POST',
          body: JSON.stringify(ada),
          headers: { 'content-type': 'application/json', ...headers },
        }),
      ),
    );
  const begin = async (app: typeof second): Promise<FormToken> => {
    const tokenRequest = new Request(`${origin}/public/club/forms/camp/token`, { method: 'POST' });
    const data = await dataOf<FormToken>(await app(withClientAddress(ADDRESS, tokenRequest)));
    club.clock.now += data.min_age_ms;
    return data;
  };
  return { club, store, apps: [club.app, second] as const, register, begin };
}

// several processes are PostgreSQL's: on SQLite one serves
if (process.env['TURNOUT_TEST_POSTGRES']) {
  describe('two processes of the gate', () => {
    it('share suspicion and used work', async () => {
      const { club, apps, register, begin } = await twoGates();
      for (let time = 0; time < 6; time++) await register(apps[time % 2]!, {});
      const { token, work } = await begin(apps[1]);
      const nonce = await solve(work!);
      const send = (app: (typeof apps)[0], key: string) =>
        register(app, { 'Form-Token': token, 'Form-Work': nonce, 'Idempotency-Key': key });
      const statuses = (await Promise.all([send(apps[0], 'one'), send(apps[1], 'two')])).map(({ status }) => status);
      expect([statuses.sort(), await personCountOf(club)]).to.deep.equal([[201, 422], 1]);
    });

    it('hold a registration once if it is sent to both', async () => {
      const { club, apps, register, begin } = await twoGates();
      const { token } = await begin(apps[0]);
      const headers = { 'Form-Token': token, 'Form-Honeypot': 'filled', 'Idempotency-Key': 'one' };
      const answers = await Promise.all(apps.map((app) => register(app, headers)));
      const ids = await Promise.all(answers.map(async (answer) => (await dataOf(answer))['id']));
      const { id } = (await club.store.workspaces.bySlug('club'))!;
      const pending = await club.store.reviewQueue.all(id);
      expect([ids, pending.length]).to.deep.equal([[pending[0]!.id, pending[0]!.id], 1]);
    });

    it('release it once', async () => {
      const { club, store, apps, register, begin } = await twoGates();
      const { token } = await begin(apps[0]);
      await register(apps[0], { 'Form-Token': token, 'Form-Honeypot': 'filled', 'Idempotency-Key': 'one' });
      const { id } = (await club.store.workspaces.bySlug('club'))!;
      const [pending] = await store.reviewQueue.all(id);
      const responses = await Promise.all(
        [club.store, store].map((one) => releaseReview(one, club.api, pending!).catch(() => {})),
      );
      expect([responses.some(Boolean), await personCountOf(club), await store.reviewQueue.all(id)]).to.deep.equal([
        true,
        1,
        [],
      ]);
    });
  });
}
