import { expect } from 'chai';
import { openPostgres } from '../../../../src/backend/store/engines/postgres.js';
import { ada, backend, issuesIn } from '../../../support/backend.js';
import { startPostgresProxy, type PostgresProxy } from '../../../support/postgres-proxy.js';
import { startPostgres } from '../../../support/postgres.mjs';
import { requestService, dataOf, personsOf, type Club } from '../../../support/service-requests.js';

const yaml = `
workspace: { slug: club, name: Club }
lists: [{ type: member, name: Members }]
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, max_persons: 1 }
`;
const person = { name: ada.name, email: ada.email };

// SQLite commits in the same process: nobody is between
if (process.env['TURNOUT_TEST_POSTGRES'])
  describe('a transaction that is committed while its answer is lost', () => {
    let server: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
    let line: PostgresProxy;
    let club: Club;

    before(async () => {
      server = (await startPostgres())!;
      line = await startPostgresProxy(server.url);
      club = await backend({ yaml, engine: openPostgres(line.url, { maxConnections: 3, idleTimeoutMs: 100 }) });
    });
    after(async () => {
      await club.store.close();
      await line.close();
      await server.stop();
    });

    /** Sends something, loses the answer of its commit, and sends it again with the same key, twice. */
    async function sentAgain(send: () => Promise<Response>) {
      const lostCommit = line.loseCommitOf('person');
      const [first] = await Promise.all([send(), lostCommit]);
      const repeated = [await send(), await send()];
      return {
        statuses: [first, ...repeated].map(({ status }) => status),
        replayed: repeated.map(({ headers }) => headers.get('Idempotency-Replayed')),
        ids: await Promise.all(repeated.map(async (answer) => (await dataOf<{ id: string }>(answer)).id)),
        retryAfter: Number(first.headers.get('retry-after')),
      };
    }

    it('is 503, and the retry with its key gets the stored answer', async () => {
      const headers = { 'Idempotency-Key': 'one' };
      const outcome = await sentAgain(() =>
        requestService(club, 'POST', '/lists/member/persons', { body: person, headers }),
      );
      const { statuses, replayed, ids, retryAfter } = outcome;
      expect([statuses, replayed]).to.deep.equal([
        [503, 201, 201],
        ['true', 'true'],
      ]);
      expect(retryAfter).to.be.within(1, 20);
      expect((await personsOf(club)).map(({ id }) => id)).to.deep.equal([ids[0]]);
      expect(ids[1]).to.equal(ids[0]);
    });

    it('takes one place of an event, though the event is full by then', async () => {
      const { statuses, replayed, ids } = await sentAgain(() => club.register(person, { idempotencyKey: 'two' }));
      expect([statuses, replayed]).to.deep.equal([
        [503, 201, 201],
        ['true', 'true'],
      ]);
      const list_id = await club.listOf('camp');
      expect((await personsOf(club, list_id)).map(({ id }) => id)).to.deep.equal([ids[0]]);
      const { data: events } = await club.api.listEvents();
      expect(events.map(({ persons_count }) => persons_count)).to.deep.equal([1]);
      const laterRegistration = await club.register(person, { idempotencyKey: 'three' });
      expect(await issuesIn(laterRegistration)).to.deep.equal([['list_id', 'full']]);
    });
  });
