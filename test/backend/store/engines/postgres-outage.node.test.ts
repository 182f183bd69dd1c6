import { expect } from 'chai';
import pg from 'pg';
import { openPostgres } from '../../../../src/backend/store/engines/postgres.js';
import { ada, backend } from '../../../support/backend.js';
import { startPostgres } from '../../../support/postgres.mjs';
import { requestService, personCountOf, type Club } from '../../../support/service-requests.js';

/** Cuts, each a millisecond later than the one before. */
const rounds = 12;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const create = (club: Club, idempotencyKey = 'one') =>
  requestService(club, 'POST', '/lists/member/persons', {
    body: { name: ada.name, email: ada.email },
    headers: { 'Idempotency-Key': idempotencyKey },
  });

// what may happen to SQLite's disk is in `disk-full`
if (process.env['TURNOUT_TEST_POSTGRES'])
  describe('a PostgreSQL that cannot be written', () => {
    let server: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
    let club: Club;
    let admin: pg.Client;

    /** As a server that has become a standby, or has run out of room and was closed for writing. */
    const readOnly = async (on: boolean) => {
      await admin.query(`alter system set default_transaction_read_only = ${on ? 'on' : 'off'}`);
      await admin.query('select pg_reload_conf()');
      // sessions hear of it a moment later
      for (let state = ''; state !== (on ? 'on' : 'off');) {
        const { rows } = await admin.query<{ setting: string }>('show default_transaction_read_only');
        state = (rows[0] as unknown as { default_transaction_read_only: string }).default_transaction_read_only;
      }
    };

    before(async () => {
      server = (await startPostgres())!;
      admin = new pg.Client({ connectionString: server.url });
      admin.on('error', () => {});
      await admin.connect();
      club = await backend({ engine: openPostgres(server.url, { maxConnections: 3, idleTimeoutMs: 100 }) });
    });
    after(async () => {
      await club.store.close();
      if (server.child.exitCode === null) await server.stop();
    });

    it('answers writes with 503 and Retry-After, and stores nothing', async () => {
      await readOnly(true);
      const response = await create(club);
      expect([response.status, await personCountOf(club)]).to.deep.equal([503, 0]);
      expect(Number(response.headers.get('retry-after'))).to.be.within(1, 20);
    });

    it('answers reads meanwhile', async () => {
      expect((await requestService(club, 'GET', '/lists/member/persons')).status).to.equal(200);
    });

    it('accepts writes again, once for the same key', async () => {
      await readOnly(false);
      const statuses = [(await create(club)).status, (await create(club)).status];
      expect([statuses, await personCountOf(club)]).to.deep.equal([[201, 201], 1]);
    });

    it('answers 503 when its connections are cut, and recovers', async () => {
      const cut = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = 'turnout'`;
      for (let round = 0; round < rounds; round++) {
        const requests = Array.from({ length: 10 }, (_, index) => create(club, `cut-${round}-${index}`));
        await pause(round);
        await admin.query(cut);
        const statuses = new Set((await Promise.all(requests)).map(({ status }) => status));
        const faults = club.reports.map(String).join('\n');
        expect([...statuses].every((status) => status === 201 || status === 503)).to.equal(true, faults);
        // as somebody does who was told to come again
        for (let repeated = 0; repeated < 5; repeated++) {
          await pause(50);
          const answers = await Promise.all(requests.map((_, index) => create(club, `cut-${round}-${index}`)));
          statuses.clear();
          for (const { status } of answers) statuses.add(status);
          if (!statuses.has(503)) break;
        }
        expect([...statuses]).to.deep.equal([201]);
        expect(await personCountOf(club)).to.equal(1 + (round + 1) * 10);
      }
    });

    it('answers 503 when it is stopped', async () => {
      await server.stop();
      const response = await create(club, 'gone');
      expect(response.status).to.equal(503);
      expect(Number(response.headers.get('retry-after'))).to.be.within(1, 20);
    });
  });
