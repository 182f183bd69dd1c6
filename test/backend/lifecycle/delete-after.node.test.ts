import { expect } from 'chai';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import { openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { backend } from '../../support/backend.js';
import { pendingReview } from './pending-review.js';

const folder = mkdtempSync(join(tmpdir(), 'turnout-delete-after-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const yaml = `
workspace: { slug: club, name: Club, portal_origins: [https://club.example] }
lists:
  - { type: member, name: Members }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: allergies, name: Allergies, type: text }
    form:
      delete_after: 30
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, { name: allergies, sensitive: true }]
`;

/** Which sentinels are anywhere in the folder of the data: file, write-ahead log, shared memory. */
const leftovers = () => {
  const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
  return [...new Set(bytes.join('\n').match(/SENTINEL\d/g) ?? [])].sort();
};

describe('answers that were deleted after an event, in the folder of the data (89)', () => {
  it('leave no byte: neither in the person, nor in a stored answer, nor in a pending review', async () => {
    const club = await backend({ yaml, engine: await openSqlite(folder), at: '2027-05-01T12:00:00Z' });
    const person = { name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' };
    await club.register({ ...person, allergies: 'SENTINEL1' });
    const list_id = await club.listOf('camp');
    const { data } = await club.api.createPerson({ list_id, body: { ...person, allergies: 'SENTINEL2' } });
    await club.api.updatePerson({ list_id, person_id: data.id, body: { allergies: 'SENTINEL3'.repeat(900) } });
    const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
    const created_at = club.clock.now;
    const review = pendingReview({ workspace_id, list_id });
    await club.store.reviewQueue.insert({ ...review, created_at, body: { ...person, allergies: 'SENTINEL4' } });
    const before = leftovers();

    club.clock.now = Date.parse('2027-08-23T12:00:00Z');
    await runLifecycleTasks({ store: club.store, now: club.clock.now, log: () => {} });
    await club.store.purgeErased();
    const after = leftovers();
    const { data: persons } = await club.api.listPersons({ list_id });
    await club.store.close();
    expect(before).to.include.members(['SENTINEL3', 'SENTINEL4']);
    expect([after, persons.map(({ email, allergies }) => [email, allergies])]).to.deep.equal([
      [],
      [
        ['ada@example.org', null],
        ['ada@example.org', null],
      ],
    ]);
  });
});
