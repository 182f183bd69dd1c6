import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { openStore } from '../../../src/backend/store/index.js';
import { backend } from '../../support/backend.js';
import { key, rows, statements } from './first-version.js';

const yaml = 'workspace: { slug: club, name: Club, portal_origins: [https://club.example] }\n';

/** A database of the first version, below today's backend. */
async function upgraded() {
  const engine = await newEngine();
  const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect: engine.dialect });
  for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement));
  for (const [table, all] of Object.entries(rows)) await db.insertInto(table).values(all).execute();
  return { db, club: await backend({ engine, yaml }) };
}

const zoe = {
  name: { first_name: 'Zoë', last_name: 'Ö' },
  email: 'Zoe@example.org',
  external_id: 'zoe',
  department: 'Row',
};
const camp = rows['event']![0]!['list_id'] as string;

type Club = Awaited<ReturnType<typeof upgraded>>['club'];

const ask = (club: Club, method: string, path: string, { body, once }: { body?: unknown; once?: string } = {}) =>
  club.ask(method, `/api${path}`, {
    ...(body === undefined ? {} : { body }),
    headers: { authorization: `Bearer ${key}`, ...(once ? { 'Idempotency-Key': once } : {}) },
  });

describe('a database that the first version has written', () => {
  it('has its persons, lists and events', async () => {
    const { club } = await upgraded();
    const read = await ask(club, 'GET', '/lists/member/persons/zoe');
    const { data } = (await (await ask(club, 'GET', '/events')).json()) as { data: { persons_count: number }[] };
    expect(((await read.json()) as { data: object }).data).to.include({ email: zoe.email, department: 'Row' });
    expect(data.map(({ persons_count }) => persons_count)).to.deep.equal([1]);
  });

  it('has every row that it had', async () => {
    const { db } = await upgraded();
    const kept = Object.entries(rows).filter(([table]) => table !== 'schema_version');
    for (const [table, before] of kept) {
      const after = await db.selectFrom(table).selectAll().execute();
      for (const { person_id: _, ...row } of before)
        expect(after.some((found) => Object.entries(row).every(([name, value]) => found[name] === value))).to.equal(
          true,
          `${table} ${JSON.stringify(row)}`,
        );
    }
  });

  it('has the shape of one that is new', async () => {
    const shapeOf = async (db: Kysely<never>) => {
      const { rows: columns } = await sql<object>`
        select m.type, m.name, c.name as "column", c.type as stores, c."notnull", c.dflt_value, c.pk
        from sqlite_master m left join pragma_table_info(m.name) c
        where m.name not like 'sqlite_%' order by m.type, m.name, c.name
      `.execute(db);
      return columns;
    };
    const { db } = await upgraded();
    const fresh = await newEngine();
    await openStore(fresh);
    expect(await shapeOf(db as unknown as Kysely<never>)).to.deep.equal(
      await shapeOf(new Kysely<never>({ dialect: fresh.dialect })),
    );
  });

  it('answers a retry with what it answered before', async () => {
    const { club } = await upgraded();
    const again = await ask(club, 'POST', '/lists/member/persons', { body: zoe, once: 'member' });
    const stored = rows['idempotency']!.find(({ body }) => String(body).includes('zoe'))!;
    expect([again.status, again.headers.get('Idempotency-Replayed'), await again.text()]).to.deep.equal([
      201,
      'true',
      stored['body'],
    ]);
  });

  it('refuses a retry with another body', async () => {
    const { club } = await upgraded();
    const body = { ...zoe, department: 'Swim' };
    expect((await ask(club, 'POST', '/lists/member/persons', { body, once: 'member' })).status).to.equal(422);
  });

  it('forgets the stored answer with its person', async () => {
    const { db, club } = await upgraded();
    const response = await ask(club, 'DELETE', '/lists/member/persons/zoe');
    const left = await db.selectFrom('idempotency').selectAll().where('body', '!=', '').execute();
    expect([response.status, left.length, JSON.stringify(left).includes('zoe')]).to.deep.equal([204, 1, false]);
  });

  it('frees the place of a participant who is deleted', async () => {
    const { club } = await upgraded();
    await ask(club, 'DELETE', `/lists/${camp}/persons/bob`);
    const { data } = (await (await ask(club, 'GET', '/events')).json()) as { data: { persons_count: number }[] };
    expect(data[0]!.persons_count).to.equal(0);
  });

  it('gives its key what it had, and none of what is new', async () => {
    const { club } = await upgraded();
    const statuses = [
      await ask(club, 'PUT', '/lists/member/persons/zoe', { body: { phone: '+49 30 1' } }),
      await ask(club, 'POST', '/fees', { body: { data: [] } }),
      await ask(club, 'POST', '/member_portal_sessions', { body: { email: zoe.email } }),
    ].map(({ status }) => status);
    expect(statuses).to.deep.equal([200, 403, 403]);
  });

  it('has its portal open, as a club has that says nothing of it', async () => {
    const { club } = await upgraded();
    const { data } = (await (await ask(club, 'GET', '/me')).json()) as { data: { member_portal: { status: string } } };
    expect(data.member_portal.status).to.equal('enabled');
  });

  it('finds by address whom it had', async () => {
    const { club } = await upgraded();
    const { data } = await club.api.createPortalSession({ body: { email: 'zoe@EXAMPLE.org' } });
    expect(data.person_ids).to.deep.equal([rows['person']![0]!['id']]);
  });

  it('is upgraded once', async () => {
    const { db, club } = await upgraded();
    await openStore(club.engine);
    expect(await db.selectFrom('schema_version').selectAll().execute()).to.have.lengthOf(1);
  });
});
