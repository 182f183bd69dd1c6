import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import { registered, workplace } from './command-folder.js';

const yaml = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    start_date: 2020-07-24
    columns:
      - { external_id: notes, name: Notes, type: text, delete_after: 7 }
`;

describe('answers in a backup that is older than the day of their deletion (89)', () => {
  const { at, turnout, folderWith, inStore } = workplace();

  /** Does what a running server does in its first seconds. */
  const serve = () =>
    inStore('data', async (store) => {
      await runLifecycleTasks({ store, now: Date.now(), log: () => {} });
      await store.purgeErased();
    });
  const files = () => readdirSync(at('data')).filter((name) => name.startsWith('turnout.db'));
  const hasMarker = () =>
    files().some((name) => readFileSync(join(at('data'), name), 'latin1').includes('marker of an answer'));
  const overdue = async () =>
    (JSON.parse((await turnout('check', '--json')).out) as { overdue: { answers: number } }).overdue.answers;

  it('exist after turnout restore, and are deleted again when a server runs', async () => {
    const data = JSON.stringify({ notes: 'marker of an answer' });
    await folderWith((store, camp) => registered(store, camp, { id: 'per_ada', data }), 'data', yaml);
    await turnout('backup', at('copy.db'));
    await serve();
    const served = [hasMarker(), await overdue()];
    const { code } = await turnout('restore', at('copy.db'), '--force');
    const restored = [hasMarker(), await overdue()];
    await serve();
    expect([served, code, restored, hasMarker(), await overdue()]).to.deep.equal([[false, 0], 0, [true, 1], false, 0]);
  });

  it('stay in the file that was replaced, and turnout check says so', async () => {
    const data = JSON.stringify({ notes: 'marker of an answer' });
    await folderWith((store, camp) => registered(store, camp, { id: 'per_ada', data }), 'data', yaml);
    await turnout('backup', at('copy.db'));
    await turnout('restore', at('copy.db'), '--force');
    await serve();
    const [replaced = ''] = files().filter((name) => name.includes('before-restore'));
    const { code, out } = await turnout('check');
    expect([hasMarker(), code]).to.deep.equal([true, 0]);
    expect(out).to.include(
      `note: ${replaced} has persons and answers that were deleted since: remove it once it is not needed`,
    );
  });
});
