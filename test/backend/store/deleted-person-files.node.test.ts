import { expect } from 'chai';
import { Kysely } from 'kysely';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDriver, openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { openStore } from '../../../src/backend/store/index.js';
import type { Schema } from '../../../src/backend/store/schema.js';
import { ada, backend } from '../../support/backend.js';
import { requestService, bob, seededRandom, synchronise, type Club } from '../../support/service-requests.js';

const root = mkdtempSync(join(tmpdir(), 'turnout-erased-'));
after(() => rmSync(root, { recursive: true, force: true }));

/** A club on a folder of its own. */
async function onDisk() {
  const folder = mkdtempSync(join(root, 'data-'));
  return { folder, club: await backend({ engine: await openSqlite(folder) }) };
}

/** Every byte that is in a folder, a letter each. */
const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');

/** What a process that dies at this moment leaves on the disk. */
function crashed(folder: string): string {
  const copy = mkdtempSync(join(root, 'crashed-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

const mark = (person: number, version: number) => `zq${person}v${version}qz`;

/** All that a person can hold, marked; of many lengths, so that rows go from page to page. */
const marked = (person: number, version: number, random: () => number) => ({
  name: { first_name: mark(person, version), last_name: `Mc${mark(person, version)}` },
  email: `${mark(person, version)}@example.org`,
  membership_number: mark(person, version),
  internal_note: mark(person, version).repeat(1 + Math.floor(random() * random() * 800)),
});

describe('a person who was deleted, in the folder of the data', () => {
  it('leaves no byte of a name, an address, a fee, a link or a mail', async () => {
    const { folder, club } = await onDisk();
    const headers = { 'Idempotency-Key': 'once' };
    const body = { ...bob, name: { first_name: 'SENTINEL1', last_name: 'SENTINEL2' }, external_id: 'SENTINEL3' };
    await requestService(club, 'POST', '/lists/member/persons', { body, headers });
    const person_external_id = body.external_id;
    const fee = { amount: 5, description: 'SENTINEL4', person_external_id };
    await requestService(club, 'POST', '/fees', { body: { data: [fee] }, headers: { 'Idempotency-Key': 'SENTINEL5' } });
    await requestService(club, 'POST', '/member_portal_sessions', { body: { person_external_id }, headers });
    await requestService(club, 'PUT', '/lists/member/persons/SENTINEL3', { body: { internal_note: 'SENTINEL6' } });
    const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
    const { data } = await club.api.readPerson({ list_id: 'member', person_id: 'SENTINEL3' });
    const mail = { workspace_id, kind: 'email_changed', person_id: data.id };
    await club.store.outbox.enqueue({ ...mail, payload: { former: 'SENTINEL7' } }, club.clock.now);
    const before = bytesIn(folder).includes('SENTINEL');
    await requestService(club, 'DELETE', '/lists/member/persons/SENTINEL3');
    const leakedData = bytesIn(folder).match(/SENTINEL\d|per_(?!\w{24})|bob@/gi);
    // the id alone is kept, for programs that have copies of the person
    const tombstones = await club.store.changes.after({ workspace_id, subject: 'person', after: 0, limit: 10 });
    await club.store.close();
    expect([before, leakedData, tombstones.map(({ subject_id, deleted }) => [subject_id, deleted])]).to.deep.equal([
      true,
      null,
      [[data.id, true]],
    ]);
  });

  it('leaves no byte after a synchronise', async () => {
    const { folder, club } = await onDisk();
    await synchronise(club, [{ ...bob, external_id: 'SENTINEL' }]);
    await synchronise(club, [{ ...bob, external_id: 'new' }], { query: '?missing=delete' });
    const leakedData = bytesIn(folder).includes('SENTINEL');
    await club.store.close();
    expect(leakedData).to.equal(false);
  });

  it('leaves no byte of a visitor’s registration', async () => {
    const { folder, club } = await onDisk();
    const response = await club.register({ ...ada, notes: 'SENTINEL' });
    const { data } = (await response.json()) as { data: { id: string } };
    await requestService(club, 'DELETE', `/lists/${await club.listOf('camp')}/persons/${data.id}`);
    const leakedData = /SENTINEL|Lovelace/.test(bytesIn(folder));
    await club.store.close();
    expect(leakedData).to.equal(false);
  });
});

describe('thousands of persons of whom half were deleted', function () {
  this.timeout(60_000);
  const count = 3_000;
  let folder: string;
  let club: Club;
  let version: number[];
  let deletedNumbers: Set<number>;
  /** The folder as it was left by a process that died right after the last deletion. */
  let remainingBytes: string;

  const row = (person: number, random: () => number) => ({
    external_id: `x${person}`,
    ...marked(person, version[person]!, random),
  });

  before(async () => {
    ({ folder, club } = await onDisk());
    const random = seededRandom(7);
    version = Array.from({ length: count }, () => 0);
    deletedNumbers = new Set();
    await synchronise(
      club,
      version.map((_, person) => row(person, random)),
    );
    const randomNumber = (): number => {
      const person = Math.floor(random() * count);
      return deletedNumbers.has(person) ? randomNumber() : person;
    };
    for (let round = 0; round < 12; round++) {
      const changing = new Set(Array.from({ length: 300 }, randomNumber));
      for (const person of changing) version[person]! += 1;
      await synchronise(
        club,
        [...changing].map((person) => row(person, random)),
      );
      for (let one = 0; one < 40; one++) {
        const person = randomNumber();
        await requestService(club, 'DELETE', `/lists/member/persons/x${person}`);
        deletedNumbers.add(person);
      }
    }
    for (let person = 0; person < count; person += 3) deletedNumbers.add(person);
    const there = version.flatMap((_, person) => (deletedNumbers.has(person) ? [] : [{ external_id: `x${person}` }]));
    await synchronise(club, there, { query: `?missing=delete&max_deleted=${count}` });
    remainingBytes = crashed(folder);
  });
  after(() => club.store.close());

  /** Whoever of the deleted, and whatever of what was written over, is still somewhere in the files. */
  const tracesIn = (place: string) => {
    const leakedData = [...new Set([...bytesIn(place).matchAll(/zq(\d+)v(\d+)qz/g)].map(([text]) => text))];
    const parts = leakedData.map((text) => /zq(\d+)v(\d+)/.exec(text)!.slice(1).map(Number) as [number, number]);
    return {
      deleted: parts.filter(([person]) => deletedNumbers.has(person)).length,
      overwritten: parts.filter(([person, written]) => !deletedNumbers.has(person) && written !== version[person])
        .length,
      there: new Set(parts.map(([person]) => person)).size,
    };
  };
  const nothingButWhatIsThere = () => ({ deleted: 0, overwritten: 0, there: count - deletedNumbers.size });

  it('leave no byte once the store has vacuumed, nor do overwritten values', async () => {
    await club.store.purgeErased();
    expect(tracesIn(folder)).to.deep.equal(nothingButWhatIsThere());
  });

  it('leave no byte once a killed process restarts and ends', async () => {
    const store = await openStore(await openSqlite(remainingBytes));
    await store.close();
    expect(tracesIn(remainingBytes)).to.deep.equal(nothingButWhatIsThere());
  });

  it('leave the other persons unchanged', async () => {
    const { id } = (await club.store.workspaces.bySlug('club'))!;
    const list = (await club.store.lists.find(id, 'member'))!;
    expect(await club.store.persons.count(id, list.id)).to.equal(count - deletedNumbers.size);
  });
});

describe('a deletion while another process reads the file', () => {
  /** Somebody who has begun to read, and when they end. */
  async function reading(folder: string) {
    const Database = await loadDriver();
    const reader = new Database(join(folder, 'turnout.db'));
    reader.exec('begin; select count(*) from person');
    return () => reader.close();
  }

  it('is carried out, and its rest is wiped when that process has ended', async () => {
    const { folder, club } = await onDisk();
    await synchronise(club, [{ ...bob, external_id: 'SENTINEL' }]);
    const end = await reading(folder);
    const { status } = await requestService(club, 'DELETE', '/lists/member/persons/SENTINEL');
    const meanwhile = await club.store.purgeErased().then(
      () => 'wiped',
      () => 'tried again later',
    );
    end();
    await club.store.purgeErased();
    const leakedData = bytesIn(folder).includes('SENTINEL');
    await club.store.close();
    expect([status, meanwhile, leakedData]).to.deep.equal([204, 'tried again later', false]);
  });
});

describe('the files of the data', () => {
  it('are readable by their owner only, with any permissions of the folder', async () => {
    const folder = mkdtempSync(join(root, 'open-'));
    chmodSync(folder, 0o755);
    const club = await backend({ engine: await openSqlite(folder) });
    const modes = readdirSync(folder).map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));
    await club.store.close();
    expect([modes.length > 1, new Set(modes)]).to.deep.equal([true, new Set(['600'])]);
  });
});

describe('a process that dies', () => {
  /** A club with two persons, and what erases each of them, looked up before. */
  async function withTwo() {
    const { folder, club } = await onDisk();
    await synchronise(
      club,
      ['one', 'two'].map((external_id) => ({ ...bob, external_id })),
    );
    const { id } = (await club.store.workspaces.bySlug('club'))!;
    const list = (await club.store.lists.find(id, 'member'))!;
    const rows = await club.store.persons.findAll(id, 'external_id', ['one', 'two'], list.id);
    const erase = (index: number) =>
      club.store.transaction(({ erasures }) => erasures.erase(id, list.id, [rows[index]!.id]));
    return { folder, store: club.store, erase };
  }
  /** How many notes there are that something is to be forgotten. */
  const erasedSetting = async (folder: string) => {
    const { dialect } = await openSqlite(folder);
    const db = new Kysely<Schema>({ dialect });
    const rows = await db.selectFrom('setting').select('name').where('name', '=', 'erased').execute();
    await db.destroy();
    return rows.length;
  };

  it('between a deletion and the vacuum has recorded a pending vacuum', async () => {
    const { folder, store, erase } = await withTwo();
    await erase(0);
    const remainingBytes = crashed(folder);
    await store.close();
    expect(await erasedSetting(remainingBytes)).to.equal(1);
  });

  it('during the vacuum of an earlier deletion has recorded a pending vacuum', async () => {
    const { folder, store, erase } = await withTwo();
    await erase(0);
    await Promise.all([store.purgeErased(), erase(1)]);
    const remainingBytes = crashed(folder);
    await store.close();
    expect(await erasedSetting(remainingBytes)).to.equal(1);
  });

  it('after a vacuum has no pending one', async () => {
    const { folder, store, erase } = await withTwo();
    await erase(0);
    await store.purgeErased();
    const remainingBytes = crashed(folder);
    await store.close();
    expect(await erasedSetting(remainingBytes)).to.equal(0);
  });
});
