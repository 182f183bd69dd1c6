import { expect } from 'chai';
import type { CompiledQuery, DatabaseConnection, Dialect } from 'kysely';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDriver, openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { openStore } from '../../../src/backend/store/index.js';
import { ada, backend } from '../../support/backend.js';
import { requestService, bob, synchronise } from '../../support/service-requests.js';

/** Tables that grow with persons, or with what they do. */
const large = [
  'person',
  'fee',
  'idempotency',
  'idempotency_person',
  'latest_change',
  'portal_link',
  'portal_link_person',
  'portal_session',
  'outbox',
  'pending_review',
  'rate',
  'registration',
  'registration_link',
  'registration_session',
  'webhook_delivery',
];

/** A plan that goes through a table, or through all that a workspace or a list has in it. */
const goesThroughMany =
  /^(?:SCAN (\w+)|SEARCH (\w+) USING [\w ]*?(?:INDEX \w+|PRIMARY KEY) \(workspace_id=\?(?: AND list_id=\?)?\)$)/;

/** `?missing=delete` has to know everybody who was not sent. */
const wholeList =
  'select "id", "external_id" from "person" where "workspace_id" = ? and "list_id" = ? and "confirmed" = ?';

/** A dialect, and every statement that is said through it. */
function recordStatements(dialect: Dialect) {
  const statements = new Set<string>();
  const listen = (connection: DatabaseConnection): DatabaseConnection => {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = <Row>(query: CompiledQuery) => {
      statements.add(query.sql);
      return execute<Row>(query);
    };
    return connection;
  };
  const createDriver = () => {
    const inner = dialect.createDriver();
    const acquire = inner.acquireConnection.bind(inner);
    inner.acquireConnection = async () => listen(await acquire());
    return inner;
  };
  return { statements, dialect: { ...dialect, createDriver } };
}

describe('a statement of the service to its database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnout-indexes-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('uses an index in every table that grows', async () => {
    // the steps of the schema go through whole tables, once
    await (await openStore(await openSqlite(folder))).close();
    const engine = await openSqlite(folder);
    const { statements, dialect } = recordStatements(engine.dialect);
    const club = await backend({ engine: { ...engine, dialect }, rates: {} });
    const headers = { 'Idempotency-Key': 'one' };
    const persons = '/lists/member/persons';

    await club.register(ada);
    await requestService(club, 'POST', persons, { body: { ...bob, external_id: 'bob' }, headers });
    await requestService(club, 'POST', persons, { body: { ...bob, external_id: 'bob' }, headers });
    await requestService(club, 'PUT', `${persons}/bob`, { body: { phone: '+49 30 1', email: 'b@example.org' } });
    const { data } = await club.api.listPersons({ list_id: 'member', query: { per_page: 1 } });
    const [{ id = '' } = {}] = data;
    await requestService(club, 'GET', `${persons}/${id}`);
    for (const identifier of [{ person_id: id }, { person_external_id: 'bob' }])
      await requestService(club, 'POST', '/fees', {
        body: { data: [{ ...identifier, amount: 100, description: 'x' }] },
      });
    for (const identifier of [{ id }, { external_id: 'bob' }, { email: 'b@example.org' }, { membership_number: '7' }])
      await requestService(club, 'POST', '/member_portal_sessions', { body: identifier });
    await synchronise(club, [
      { external_id: 'bob', phone: '+49 30 2' },
      { ...bob, external_id: 'new' },
    ]);
    await synchronise(club, [{ external_id: 'new' }], { query: '?missing=delete' });
    await requestService(club, 'DELETE', `${persons}/new`);
    for (const path of ['/me', '/events', '/lists/member/custom_columns']) await requestService(club, 'GET', path);
    club.clock.now += 48 * 3600_000;
    await club.store.transaction(async ({ idempotency, rates, portalSessions, outbox, webhookDeliveries }) => {
      await idempotency.sweep(club.clock.now);
      await rates.sweep(club.clock.now);
      await portalSessions.find('wsp_1', 'x', club.clock.now);
      await outbox.claim(club.clock.now);
      await webhookDeliveries.claim(club.clock.now, ['whk_1']);
      await webhookDeliveries.log('wsp_1', 'whk_1');
      await webhookDeliveries.sweep(club.clock.now);
    });
    expect(club.reports).to.deep.equal([]);
    await club.store.close();

    const database = new (await loadDriver())(join(folder, 'turnout.db'));
    const plans = [...statements]
      .filter((sql) => /^(select|insert|update|delete)/.test(sql) && !/schema_version|sqlite_/.test(sql))
      .map((sql) => ({
        sql,
        scans: (database.prepare(`explain query plan ${sql}`).all() as { detail: string }[])
          .map(({ detail }) => detail)
          .filter((detail) =>
            goesThroughMany
              .exec(detail)
              ?.slice(1)
              .some((table) => large.includes(table)),
          ),
      }));
    database.close();
    expect(plans.length).to.be.above(40);
    // a page of a list goes through the list, but no further than the page
    const sortedScans = plans.filter(({ sql, scans }) => scans.length && !/order by "row_key" \w+ limit/.test(sql));
    expect(sortedScans.filter(({ sql }) => sql !== wholeList)).to.deep.equal([]);
  });
});
