import { expect } from 'chai';
import { newRowKey, type AccessKey, type StoredForm } from '../../../src/backend/store/index.js';
import type { Column } from '../../../src/model/column.js';
import { WriteConflictError } from '../../../src/backend/store/batches.js';
import { empty, now, person } from './sample-rows.js';

const day = 24 * 3600_000;

describe('persons', () => {
  const withFive = async () => {
    const { store } = await empty();
    const all = Array.from({ length: 5 }, (_, index) => person({ row_key: newRowKey(now), external_id: `A-${index}` }));
    for (const one of [...all].reverse()) await store.persons.insert(one);
    return { store, keys: all.map(({ row_key }) => row_key), all };
  };

  for (const [what, page, expected] of [
    ['from the start', { back: false, count: 2 }, [0, 1]],
    ['behind the second', { from: 1, back: false, count: 2 }, [2, 3]],
    ['behind the last', { from: 4, back: false, count: 2 }, []],
    ['before the fourth, going back', { from: 3, back: true, count: 2 }, [1, 2]],
    ['before the first, going back', { from: 0, back: true, count: 2 }, []],
    ['all at once', { back: false, count: 100 }, [0, 1, 2, 3, 4]],
  ] as const)
    it(`come in pages in the order of their keys: ${what}`, async () => {
      const { store, keys } = await withFive();
      const from = 'from' in page ? keys[page.from] : undefined;
      const rows = await store.persons.page('wsp_1', 'lst_1', { ...page, from });
      expect(rows.map(({ row_key }) => keys.indexOf(row_key))).to.deep.equal(expected);
    });

  it('are found by id before external_id', async () => {
    const { store, all } = await withFive();
    await store.persons.insert(person({ external_id: all[0]!.id }));
    expect((await store.persons.find('wsp_1', 'lst_1', all[0]!.id))?.external_id).to.equal('A-0');
  });

  it('are found by external_id', async () => {
    const { store, all } = await withFive();
    expect((await store.persons.find('wsp_1', 'lst_1', 'A-3'))?.id).to.equal(all[3]!.id);
  });

  for (const [workspace_id, list_id] of [
    ['wsp_2', 'lst_1'],
    ['wsp_1', 'lst_2'],
  ] as const)
    it(`are not found in ${list_id} of ${workspace_id} when they are elsewhere`, async () => {
      const { store } = await withFive();
      expect(await store.persons.find(workspace_id, list_id, 'A-3')).to.equal(undefined);
    });

  it('are found but not listed while they only apply', async () => {
    const { store } = await empty();
    const applicant = person({ confirmed: 0 });
    await store.persons.insert(applicant);
    const page = await store.persons.page('wsp_1', 'lst_1', { back: false, count: 10 });
    const result = await store.persons.find('wsp_1', 'lst_1', applicant.id);
    expect([page, result?.id]).to.deep.equal([[], applicant.id]);
  });
});

describe('columns', () => {
  const column = (id: string, more: Partial<Column> = {}): Column => ({
    id,
    type: 'string',
    name: id,
    allowed_values: null,
    external_id: null,
    ...more,
  });

  it('come back as they were added, in that order', async () => {
    const { store } = await empty();
    const added = [
      column('col_b', { allowed_values: ['S', '"'] }),
      column('col_a', { external_id: 'a' }),
      column('col_c'),
    ];
    await store.columns.add('wsp_1', 'lst_1', added.slice(0, 2));
    await store.columns.add('wsp_1', 'lst_1', added.slice(2));
    expect(await store.columns.of('wsp_1', 'lst_1')).to.deep.equal(added);
  });

  it('keep their type and place when their name changes', async () => {
    const { store } = await empty();
    await store.columns.add('wsp_1', 'lst_1', [column('col_a'), column('col_b')]);
    await store.columns.update(
      'wsp_1',
      'lst_1',
      column('col_a', { name: 'New', allowed_values: ['S'], type: 'array' }),
    );
    expect(await store.columns.of('wsp_1', 'lst_1')).to.deep.equal([
      column('col_a', { name: 'New', allowed_values: ['S'] }),
      column('col_b'),
    ]);
  });

  it('may be none', async () => {
    const { store } = await empty();
    await store.columns.add('wsp_1', 'lst_1', []);
    expect(await store.columns.of('wsp_1', 'lst_1')).to.deep.equal([]);
  });
});

describe('keys', () => {
  const key: AccessKey = {
    workspace_id: 'wsp_1',
    id: 'key_1',
    name: 'test',
    hash: 'hash',
    scopes: ['events:read'],
    lists: ['lst_1'],
    created_at: now,
    revoked_at: null,
  };

  it('are found by their hash', async () => {
    const { store } = await empty();
    await store.keys.insert(key);
    expect(await store.keys.byHash('hash')).to.deep.equal(key);
  });

  it('are not found any more once they are revoked', async () => {
    const { store } = await empty();
    await store.keys.insert(key);
    await store.keys.revoke('wsp_1', 'key_1', now);
    expect(await store.keys.byHash('hash')).to.equal(undefined);
  });

  it('are revoked once, and never from another workspace', async () => {
    const { store } = await empty();
    await store.keys.insert(key);
    const revoked = [];
    for (const workspace_id of ['wsp_2', 'wsp_1', 'wsp_1'])
      revoked.push(await store.keys.revoke(workspace_id, 'key_1', now));
    expect(revoked).to.deep.equal([false, true, false]);
  });
});

describe('stored answers', () => {
  const answer = {
    workspace_id: 'wsp_1',
    key_hash: 'hash',
    fingerprint: 'said',
    status: 201,
    body: '{}',
    created_at: now,
  };

  for (const [what, at, result] of [
    ['a millisecond before a day has passed', now + day - 1, true],
    ['when a day has passed', now + day, false],
  ] as const)
    it(`are ${result ? 'kept' : 'forgotten'} ${what}`, async () => {
      const { store } = await empty();
      await store.idempotency.insert(answer, []);
      expect(!!(await store.idempotency.find('wsp_1', 'hash', at))).to.equal(result);
    });

  it('make room for the same key when they are forgotten', async () => {
    const { store } = await empty();
    await store.idempotency.insert(answer, []);
    await store.idempotency.insert({ ...answer, body: '{"again":true}', created_at: now + day }, []);
    expect((await store.idempotency.find('wsp_1', 'hash', now + day))?.body).to.equal('{"again":true}');
  });

  it('are never written over while they count', async () => {
    const { store } = await empty();
    await store.idempotency.insert(answer, []);
    const repeated = { ...answer, body: '{"again":true}', created_at: now + day - 1 };
    expect(await store.idempotency.insert(repeated, []).catch((error: unknown) => error)).to.be.instanceOf(
      WriteConflictError,
    );
    expect((await store.idempotency.find('wsp_1', 'hash', now))?.body).to.equal(answer.body);
  });

  it('are about the same person again, after a day', async () => {
    const { store } = await empty();
    await store.idempotency.insert(answer, ['per_1', 'per_1']);
    await store.idempotency.insert({ ...answer, created_at: now + day }, ['per_1']);
    expect(await store.idempotency.find('wsp_1', 'hash', now + day)).to.not.equal(undefined);
  });

  it('are swept when they are too old, and whom they were about with them', async () => {
    const { store, db } = await empty();
    for (const [key_hash, created_at] of [
      ['old', now],
      ['new', now + 1],
    ] as const)
      await store.idempotency.insert({ ...answer, key_hash, created_at }, ['per_1']);
    expect(await store.idempotency.sweep(now + day)).to.equal(false);
    const remaining = await Promise.all(
      (['idempotency', 'idempotency_person'] as const).map((table) =>
        db.selectFrom(table).select('key_hash').execute(),
      ),
    );
    expect(remaining).to.deep.equal([[{ key_hash: 'new' }], [{ key_hash: 'new' }]]);
  });

  it('are those of one workspace', async () => {
    const { store } = await empty();
    await store.idempotency.insert(answer, []);
    expect(await store.idempotency.find('wsp_2', 'hash', now)).to.equal(undefined);
  });
});

describe('forms', () => {
  const form: StoredForm = {
    workspace_id: 'wsp_1',
    slug: 'camp',
    list_id: 'lst_1',
    title: 'Camp',
    published: true,
    opens_at: null,
    closes_at: now,
    layout: { sections: [{ fields: [{ name: 'name', required: true }] }] },
    contact_email: 'camp@club.example',
    notify: 'each',
  };

  it('come back as they were stored', async () => {
    const { store } = await empty();
    await store.forms.insert(form);
    expect(await store.forms.find('wsp_1', 'camp')).to.deep.equal(form);
  });

  it('change as a whole', async () => {
    const { store } = await empty();
    const changed = { ...form, published: false, title: 'Trip', closes_at: null, layout: null };
    await store.forms.insert(form);
    await store.forms.update(changed);
    expect(await store.forms.all('wsp_1')).to.deep.equal([changed]);
  });
});
