import { expect } from 'chai';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseReview, deleteExpiredReviews } from '../../../src/backend/gate/index.js';
import { openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { openStore } from '../../../src/backend/store/index.js';
import { ada, backend } from '../../support/backend.js';

const root = mkdtempSync(join(tmpdir(), 'turnout-held-'));
after(() => rmSync(root, { recursive: true, force: true }));

/** Every byte that is in a folder, a letter each. */
const bytesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('\n');

const traces = (folder: string) => bytesIn(folder).match(/SENTINEL\d|rev_\w+/g);

/** A club on a folder of its own that holds some registrations, of lengths that make rows go from page to page. */
async function holding(count: number) {
  const folder = mkdtempSync(join(root, 'data-'));
  const club = await backend({ engine: await openSqlite(folder) });
  for (let number = 0; number < count; number++) {
    const name = { first_name: 'SENTINEL1', last_name: `SENTINEL2 ${number}` };
    const notes = 'SENTINEL3 '.repeat(1 + ((number * 37) % 300));
    await club.register({ ...ada, name, notes }, { headers: { 'Form-Honeypot': 'filled' } });
  }
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  const ids = (await club.store.reviewQueue.all(workspace_id)).map(({ id }) => id);
  const erase = (personIds: readonly string[]) =>
    club.store.transaction(({ erasures }) => erasures.erasePendingReviews(workspace_id, personIds));
  return { folder, club, workspace_id, ids, erase };
}

describe('a held registration that was deleted, in the folder of the data', () => {
  it('leaves no byte of request or answer at once', async () => {
    const { folder, club, ids, erase } = await holding(1);
    const before = traces(folder) !== null;
    await erase(ids);
    const leakedTraces = traces(folder);
    await club.store.close();
    expect([before, leakedTraces]).to.deep.equal([true, null]);
  });

  it('leaves no byte if there were many, once the store has vacuumed', async () => {
    const { folder, club, ids, erase } = await holding(60);
    for (const id of ids) await erase([id]);
    await club.store.purgeErased();
    const leakedTraces = traces(folder);
    await club.store.close();
    expect([ids.length, leakedTraces]).to.deep.equal([60, null]);
  });

  it('leaves no byte after the time for a decision', async () => {
    const { folder, club } = await holding(3);
    await deleteExpiredReviews(club.store, club.clock.now + 61 * 24 * 3600_000);
    const leakedTraces = traces(folder);
    await club.store.close();
    expect(leakedTraces).to.equal(null);
  });

  it('leaves no byte once a killed process restarts and ends', async () => {
    const { folder, club, ids, erase } = await holding(20);
    await erase(ids);
    await club.store.close();
    const store = await openStore(await openSqlite(folder));
    await store.close();
    expect(traces(folder)).to.equal(null);
  });

  it('leaves no byte if it was released and the person is deleted', async () => {
    const { folder, club, workspace_id } = await holding(1);
    const [pending] = await club.store.reviewQueue.all(workspace_id);
    const { id } = await releaseReview(club.store, club.api, pending!);
    await club.api.deletePerson({ list_id: pending!.list_id, person_id: id });
    await club.store.purgeErased();
    const leakedTraces = traces(folder);
    await club.store.close();
    expect(leakedTraces).to.equal(null);
  });
});
