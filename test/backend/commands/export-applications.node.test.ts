import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import type { Person } from '../../../src/model/person.js';
import { person } from '../store/sample-rows.js';
import { rowsOf, workplace } from './command-folder.js';

describe('turnout export member --applications', () => {
  const { at, turnout, folderWith } = workplace();

  /** A member, and two who apply. */
  const applied = () =>
    folderWith(async (store, { workspace_id }) => {
      const { id: list_id } = (await store.lists.find(workspace_id, 'member'))!;
      for (const [id, confirmed] of [
        ['per_grace', 0],
        ['per_ada', 1],
        ['per_edith', 0],
      ] as const)
        await store.persons.insert(person({ workspace_id, list_id, id, confirmed }));
    });

  const idsIn = (csv: string) => rowsOf(csv).map(([id]) => id);

  it('writes applicants, and no members', async () => {
    await applied();
    const { code, out } = await turnout('export', 'member', '--applications');
    expect([code, idsIn(out)]).to.deep.equal([0, ['id', 'per_grace', 'per_edith']]);
  });

  it('writes them as JSON', async () => {
    await applied();
    const { out } = await turnout('export', 'member', '--applications', '--format', 'json');
    expect((JSON.parse(out) as Person[]).map(({ id }) => id)).to.deep.equal(['per_grace', 'per_edith']);
  });

  it('writes them into a file, and prints their number', async () => {
    await applied();
    const path = at('applications.csv');
    const { out, err } = await turnout('export', 'member', '--applications', '--progress', '--output', path);
    expect([out, err, idsIn(readFileSync(path, 'utf8')).length]).to.deep.equal([
      `2 applications of Members in ${path}.\n`,
      '2 of 2 persons\n',
      3,
    ]);
  });

  it('leaves applicants out without --applications', async () => {
    await applied();
    expect(idsIn((await turnout('export', 'member')).out)).to.deep.equal(['id', 'per_ada']);
  });

  it('is refused for other lists', async () => {
    await applied();
    const { code, out, err } = await turnout('export', 'camp', '--applications');
    expect([code, out, /--applications is for the member list only/.test(err)]).to.deep.equal([2, '', true]);
  });
});
