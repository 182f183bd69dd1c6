import { newEngine } from '#test-engine';
import { expect } from 'chai';
import type { DatabaseConnection, Dialect } from 'kysely';
import { clientOf, isApiError } from '../../../../src/api/index.js';
import { createBackend } from '../../../../src/backend/http/app.js';
import { readCache } from '../../../../src/backend/http/caches/read-cache.js';
import type { Engine } from '../../../../src/backend/store/engines/engine.js';
import { gate } from '../../../../src/contract/index.js';
import { backend, origin } from '../../../support/backend.js';

/** Longer than any test takes. */
const SHARED_MS = 600_000;

const person = { name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' };

const yaml = `
workspace: { slug: club, name: Club }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, max_persons: 1 }
`;

/** A dialect that notes the statements that are asked of it; `seen` is empty at first. */
function recordingDialect(dialect: Dialect, statements: string[]): Dialect {
  const wrapped = new WeakSet<DatabaseConnection>();
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async () => {
        const connection = await acquire();
        if (wrapped.has(connection)) return connection;
        wrapped.add(connection);
        const execute = connection.executeQuery.bind(connection);
        connection.executeQuery = (query) => {
          statements.push(query.sql);
          return execute(query);
        };
        return connection;
      };
      return driver;
    },
  };
}

/** A club whose event is full, as a process sees it that is told of no changes; and the statements of one visitor of it. */
async function full() {
  const statements: string[] = [];
  const { dataVersion: _, ...engine } = await newEngine();
  const silentEngine: Engine = { ...engine, dialect: recordingDialect(engine.dialect, statements) };
  const club = await backend({ yaml, engine: silentEngine });
  await club.register(person, { idempotencyKey: 'one' });
  const list_id = await club.listOf('camp');
  const clock = () => club.clock.now;
  const app = await createBackend({ store: club.store, origin, clock, rates: false, sharedMs: SHARED_MS });
  const visitor = clientOf(gate, { base: `${origin}/public/club`, fetch: app });
  const visit = async (idempotency_key: string) => {
    statements.length = 0;
    const { data } = await visitor.readFormToken({ slug: 'camp' });
    club.clock.now += data.min_age_ms;
    return visitor
      .createPerson({ list_id, body: person, idempotency_key, form_token: data.token })
      .then(() => [], caughtIssues);
  };
  return { visit, statements };
}

const caughtIssues = (error: unknown) => (isApiError(error) ? error.issues.map(({ code }) => code) : [String(error)]);

describe('the data of a visitor’s request', () => {
  const readsOf = (detectsChanges: boolean, ms: number) => {
    const lookedUpSlugs: string[] = [];
    const read = async (...names: string[]) => void lookedUpSlugs.push(names.join(' '));
    const store = {
      workspaces: { bySlug: read, byId: read },
      forms: { find: read, all: read },
      events: { ofList: read },
      detectsChanges,
    } as unknown as Parameters<typeof readCache>[0];
    return { reads: readCache(store, ms), lookedUpSlugs };
  };

  it('is read once for the same request, and again for another one', async () => {
    const { reads, lookedUpSlugs } = readsOf(false, SHARED_MS);
    for (const slug of ['camp', 'camp', 'other']) await reads.formBySlug('wsp_1', slug);
    await Promise.all([reads.workspaceBySlug('club'), reads.workspaceBySlug('club')]);
    expect(lookedUpSlugs).to.deep.equal(['wsp_1 camp', 'wsp_1 other', 'club']);
  });

  for (const [what, changesRow, ms] of [
    ['the store tells of changes by itself', true, SHARED_MS],
    ['nothing may be old', false, 0],
  ] as const)
    it(`is read each time if ${what}`, async () => {
      const { reads, lookedUpSlugs } = readsOf(changesRow, ms);
      for (const _ of [1, 2]) await reads.workspaceBySlug('club');
      expect(lookedUpSlugs).to.deep.equal(['club', 'club']);
    });
});

describe('a visitor of a full event', () => {
  it('costs one statement without change notifications, as on PostgreSQL: it reads the key', async () => {
    const { visit, statements: visible } = await full();
    // whoever comes first reads for all
    await visit('two');
    expect(await visit('three')).to.deep.equal(['full']);
    // the sweep of old answers runs beside the requests, once a minute
    const statements = visible.filter((sql) => !/^(begin|commit|rollback)|"created_at" <= /.test(sql));
    expect(statements.length, statements.join('\n')).to.equal(1);
    expect(statements[0]).to.match(/from "idempotency" where .*"key_hash" = /);
  });
});
