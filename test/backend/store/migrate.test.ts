import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../../src/backend/store/schema.js';
import { NewerDatabaseError, openStore } from '../../../src/backend/store/index.js';
import { empty, event, person } from './sample-rows.js';

/** All tables with all columns, as a text. */
const shapeOf = async (db: Kysely<Schema>) => JSON.stringify(await db.introspection.getTables());

describe('opening a store', () => {
  it('makes every table in an empty database', async () => {
    const { db } = await empty();
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).to.include.members([
      'access_key',
      'custom_column',
      'event',
      'form',
      'idempotency',
      'list',
      'person',
      'schema_version',
      'setting',
      'workspace',
    ]);
  });

  it('changes nothing of the schema the second time', async () => {
    const { db, reopen } = await empty();
    const before = await shapeOf(db);
    await reopen();
    expect(await shapeOf(db)).to.equal(before);
  });

  it('notes the version once, however often it is opened', async () => {
    const { db, reopen } = await empty();
    await reopen();
    await reopen();
    expect((await sql`select version from schema_version`.execute(db)).rows).to.have.lengthOf(1);
  });

  it('keeps what is stored', async () => {
    const { store, reopen } = await empty();
    const ada = person();
    await store.persons.insert(ada);
    const reloaded = await reopen();
    expect(await reloaded.persons.find('wsp_1', 'lst_1', ada.id)).to.deep.include(ada);
  });

  it('refuses a database that a newer version has written', async () => {
    const { db, reopen } = await empty();
    await sql`update schema_version set version = 1000000`.execute(db);
    expect(await reopen().catch((error: unknown) => error)).to.be.instanceOf(NewerDatabaseError);
  });

  it('tells the operator of a newer database what to do', async () => {
    const { db, reopen } = await empty();
    await sql`update schema_version set version = 1000000`.execute(db);
    expect(await reopen().catch((error: Error) => error.message)).to.match(/schema 1000000.*Please update/);
  });

  it('leaves a newer database as it is', async () => {
    const { store, db, reopen } = await empty();
    await store.events.insert(event());
    await sql`update schema_version set version = 1000000`.execute(db);
    await reopen().catch(() => {});
    expect((await sql`select version from schema_version`.execute(db)).rows).to.deep.equal([{ version: 1000000 }]);
  });

  it('gives two independent stores', async () => {
    const [one, other] = [await openStore(await newEngine()), await openStore(await newEngine())];
    await one.events.insert(event());
    expect(await other.events.all('wsp_1')).to.deep.equal([]);
  });
});

describe('the secret of an installation', () => {
  it('is the same at every read', async () => {
    const { store, reopen } = await empty();
    const first = await store.settings.secret();
    expect(await (await reopen()).settings.secret()).to.equal(first);
  });

  it('is created once by concurrent requests', async () => {
    const { store } = await empty();
    const secrets = await Promise.all(Array.from({ length: 20 }, () => store.settings.secret()));
    expect(new Set(secrets).size).to.equal(1);
  });

  it('differs between installations', async () => {
    const [one, other] = [await empty(), await empty()];
    expect(await one.store.settings.secret()).not.to.equal(await other.store.settings.secret());
  });
});
