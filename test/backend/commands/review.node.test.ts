import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PendingReview, Store } from '../../../src/backend/store/index.js';
import { campIn, registered, workplace } from './command-folder.js';

const id = `rev_${'a'.repeat(24)}`;
const other = `rev_${'b'.repeat(24)}`;
const body = { name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org', size: 'M' };

describe('turnout review', () => {
  const { at, turnout, folderWith, inStore } = workplace();

  const hold = (store: Store, camp: { workspace_id: string; list_id: string }, more: Partial<PendingReview> = {}) =>
    store.reviewQueue.insert({
      ...camp,
      id,
      slug: 'camp',
      reason: 'note',
      body,
      created_at: Date.now(),
      family: null,
      language: null,
      ...more,
    });
  const storedState = () =>
    inStore('data', async (store) => {
      const { workspace_id, list_id } = await campIn(store);
      const pending = await store.reviewQueue.all(workspace_id);
      const persons = await store.persons.page(workspace_id, list_id, { back: false, count: 9 });
      const event = await store.events.ofList(workspace_id, list_id);
      return {
        pending: pending.map((one) => one.id),
        persons: persons.map(({ email }) => email),
        takenPlaces: event!.persons_count,
      };
    });

  it('list prints persons with reason, form and time', async () => {
    const created_at = Date.parse('2026-11-21T12:00:00Z');
    await folderWith((store, camp) => hold(store, camp, { created_at }));
    const { code, out } = await turnout('review', 'list');
    expect([code, out.trim().split('\n')]).to.deep.equal([
      0,
      [
        `${id}  camp  2026-11-21 13:00  something was written into the field that nobody sees`,
        '  name.first_name: Ada',
        '  name.last_name: Lovelace',
        '  email: ada@example.org',
        '  size: M',
      ],
    ]);
  });

  it('list prints JSON', async () => {
    await folderWith((store, camp) => hold(store, camp));
    const [one, ...rest] = JSON.parse((await turnout('review', 'list', '--json')).out) as Record<string, unknown>[];
    expect([Object.keys(one!), one!['values'], rest]).to.deep.equal([
      ['id', 'form', 'list_id', 'reason', 'created_at', 'values'],
      body,
      [],
    ]);
  });

  it('list escapes control characters', async () => {
    const notes = 'red\u009b31m \u202eback\nnext';
    await folderWith((store, camp) => hold(store, camp, { body: { notes } }));
    const { out } = await turnout('review', 'list');
    expect(out.trim().split('\n')[1]).to.equal('  notes: red\\u009b31m \\u202eback\\u000anext');
  });

  it('list says that there is nothing', async () => {
    await folderWith();
    expect((await turnout('review', 'list')).out.trim()).to.equal('No registration waits for review.');
  });

  it('list has no entry older than 60 days', async () => {
    await folderWith((store, camp) => hold(store, camp, { created_at: Date.now() - 61 * 24 * 3600_000 }));
    const { out } = await turnout('review', 'list');
    expect([out.trim(), (await storedState()).pending]).to.deep.equal(['No registration waits for review.', []]);
  });

  it('release creates a person with a place, and names the person', async () => {
    await folderWith((store, camp) => hold(store, camp));
    const { code, out } = await turnout('review', 'release', id);
    expect([code, out.trim().replace(/per_\w+/, 'per_…')]).to.deep.equal([
      0,
      `${id} is per_… now: Ada Lovelace, camp.`,
    ]);
    expect(await storedState()).to.deep.equal({ pending: [], persons: ['ada@example.org'], takenPlaces: 1 });
  });

  it('release names persons who stay in review without a place, and releases the others', async () => {
    await folderWith(async (store, camp) => {
      await hold(store, camp);
      await hold(store, camp, { id: other, body: { ...body, email: 'b@example.org' }, created_at: Date.now() + 1 });
      const event = (await store.events.ofList(camp.workspace_id, camp.list_id))!;
      const { workspace_id, list_id } = event;
      await store.events.update({ workspace_id, list_id, max_persons: 2 });
      await registered(store, camp, { email: 'first@example.org' });
    });
    const { code, out } = await turnout('review', 'release', id, other, id);
    const lines = out.trim().split('\n');
    expect([code, lines.length]).to.deep.equal([1, 2]);
    expect(lines[1]).to.match(/^rev_b+ stays in review: Ada Lovelace, camp\. list_id: .*places/);
    const { pending, takenPlaces } = await storedState();
    expect([pending, takenPlaces]).to.deep.equal([[other], 2]);
  });

  it('release prints JSON', async () => {
    await folderWith((store, camp) => hold(store, camp, { body: { ...body, size: 'XXL' } }));
    const { code, out } = await turnout('review', 'release', id, '--json');
    const [one] = JSON.parse(out) as Record<string, string>[];
    expect([code, one!['id'], one!['who'], /^size: /.test(one!['stays']!)]).to.deep.equal([
      1,
      id,
      'Ada Lovelace',
      true,
    ]);
  });

  it('delete leaves no byte of the registration', async () => {
    await folderWith(async (store, camp) => {
      await hold(store, camp);
      await hold(store, camp, { id: other, body: { email: 'SENTINEL@example.org' } });
    });
    const { code, out, err } = await turnout('review', 'delete', other);
    const bytes = readdirSync(at('data')).map((name) => readFileSync(join(at('data'), name), 'latin1'));
    expect([code, out.trim(), err, /SENTINEL/.test(bytes.join(''))]).to.deep.equal([
      0,
      `${other} is deleted.`,
      '',
      false,
    ]);
    expect((await storedState()).pending).to.deep.equal([id]);
  });

  for (const verb of ['release', 'delete']) {
    it(`${verb} does nothing if one id is unknown`, async () => {
      await folderWith((store, camp) => hold(store, camp));
      const { code, err } = await turnout('review', verb, id, 'rev_none');
      expect([code, err.trim(), (await storedState()).pending]).to.deep.equal([
        2,
        'No registration rev_none waits for review: turnout review list. Nothing was done.',
        [id],
      ]);
    });

    it(`${verb} asks for ids`, async () => {
      const { code, err } = await turnout('review', verb);
      expect([code, err.trim()]).to.deep.equal([2, `turnout review ${verb} ID…: which id?`]);
    });
  }
});
