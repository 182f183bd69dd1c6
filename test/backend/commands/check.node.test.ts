import { expect } from 'chai';
import { Kysely, sql, type RawBuilder } from 'kysely';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '../../../src/backend/store/engines/sqlite.js';
import { emailKey } from '../../../src/backend/store/index.js';
import { registered, workplace } from './command-folder.js';

describe('turnout check', () => {
  const { at, turnout, folderWith } = workplace();

  const withAda = (data = '{"notes":"hi"}') =>
    folderWith((store, camp) => registered(store, camp, { id: 'per_ada', email: 'secret@example.org', data }));

  /** Changes the data behind the back of Turnout. */
  async function broken(...statements: RawBuilder<unknown>[]) {
    await withAda();
    const db = new Kysely<unknown>({ dialect: (await openSqlite(at('data'))).dialect });
    for (const statement of statements) await statement.execute(db);
    await db.destroy();
  }

  it('finds nothing in sound data', async () => {
    await withAda();
    const { code, out, err } = await turnout('check');
    expect([code, out.trim(), err]).to.deep.equal([0, 'Everything is fine: 1 person checked.', '']);
  });

  for (const [what, finding, statement] of [
    [
      'an event that counts wrong',
      /^event camp of wsp_\w+: counts 5 persons and has 1$/,
      sql`update event set persons_count = 5 where slug = 'camp'`,
    ],
    [
      'a key without its workspace',
      /^key key_1 of wsp_gone: there is no such workspace$/,
      sql`insert into access_key values ('wsp_gone', 'key_1', 'old', 'hash', '[]', null, 0, null)`,
    ],
    [
      'a form without its list',
      /^form camp of wsp_\w+: there is no such list$/,
      sql`update form set list_id = 'lst_gone' where slug = 'camp'`,
    ],
    [
      'values that cannot be read',
      /^person per_ada of lst_\w+: the values are no JSON object$/,
      sql`update person set data = '{"notes":'`,
    ],
    [
      'values that are no object',
      /^person per_ada of lst_\w+: the values are no JSON object$/,
      sql`update person set data = '[]'`,
    ],
    [
      'a value of a column that there is not',
      /^person per_ada of lst_\w+: has a value for shoes, and the list has no such column$/,
      sql`update person set data = '{"shoes":42,"phone":"+49 30 123"}'`,
    ],
    [
      'a person whose change was not recorded',
      /^person per_ada of wsp_\w+: is missing in the feed of changes$/,
      sql`delete from latest_change`,
    ],
    [
      'a person whom the changes say to be deleted',
      /^person per_ada of wsp_\w+: is missing in the feed of changes$/,
      sql`update latest_change set deleted = 1`,
    ],
    [
      'a change of a fee that is not there',
      /^fee fee_gone of wsp_\w+: is in the feed of changes, and there is no such fee$/,
      sql`insert into latest_change select workspace_id, 99, 'fee', list_id, 'fee_gone', 0, 0 from latest_change`,
    ],
    [
      'a layout that is no JSON',
      /^form camp of wsp_\w+: layout is no JSON$/,
      sql`update form set layout = 'x' where slug = 'camp'`,
    ],
  ] as const)
    it(`finds ${what}`, async () => {
      await broken(statement);
      const { code, out, err } = await turnout('check');
      expect([code, finding.test(out.trim()) || out, err]).to.deep.equal([1, true, '']);
    });

  const isSamePerson = (
    one: { email?: string; external_id?: string },
    other: { email?: string; external_id?: string },
  ) =>
    folderWith(async (store, camp) => {
      for (const [id, who] of [
        ['per_one', one],
        ['per_other', other],
      ] as const)
        await registered(store, camp, { id, email: null, ...who, email_key: emailKey(who.email ?? null) });
    });

  it('notes persons with one address in several spellings, without an error', async () => {
    await isSamePerson({ email: 'info@müller.example' }, { email: 'info@xn--mller-kva.example' });
    const { code, out } = await turnout('check');
    expect([
      code,
      out
        .trim()
        .split('\n')[1]
        ?.replace(/lst_\w+/, 'lst'),
    ]).to.deep.equal([
      0,
      'note: persons per_one, per_other of lst: share one e-mail address that is spelled in several ways',
    ]);
  });

  it('notes nothing about a family whose address has one spelling', async () => {
    await isSamePerson({ email: 'info@müller.example' }, { email: 'Info@müller.example' });
    expect((await turnout('check')).out.trim()).to.equal('Everything is fine: 2 persons checked.');
  });

  it('finds persons whose identifiers differ in Unicode composition only', async () => {
    await isSamePerson({ external_id: 'j\u00f6rg' }, { external_id: 'jo\u0308rg' });
    const { code, out } = await turnout('check');
    expect([code, out.trim().replace(/lst_\w+/, 'lst')]).to.deep.equal([
      1,
      'persons per_one, per_other of lst: have the same external_id but for how its letters are composed',
    ]);
  });

  it('finds persons without a list, by their identifier', async () => {
    await broken(sql`update person set list_id = 'lst_gone'`, sql`update event set persons_count = 0`);
    const { code, out } = await turnout('check');
    expect([code, /^person per_ada of wsp_\w+: there is no such list$/.test(out.trim())]).to.deep.equal([1, true]);
  });

  it('prints one line per finding, without personal data', async () => {
    await broken(sql`update event set persons_count = 5`, sql`update person set data = '{"shoes":"secret"}'`);
    const { out } = await turnout('check');
    expect([out.trim().split('\n').length > 2, /secret/.test(out)]).to.deep.equal([true, false]);
  });

  it('prints its findings as JSON', async () => {
    await broken(sql`update event set persons_count = 5 where slug = 'camp'`);
    const { code, out } = await turnout('check', '--json');
    const { ok, persons, findings } = JSON.parse(out) as { ok: boolean; persons: number; findings: string[] };
    expect([code, ok, persons, findings.length]).to.deep.equal([1, false, 1, 1]);
  });

  for (const [deletion, what, overdue] of [
    [
      '{"persons":null,"answers":{"notes":1}}',
      '0 persons, the answers of 1 other person and 1 registration for review',
      { persons: 0, answers: 1, reviews: 1 },
    ],
    [
      '{"persons":1,"answers":{"notes":1}}',
      '1 person, the answers of 0 other persons and 2 registrations for review',
      { persons: 1, answers: 0, reviews: 2 },
    ],
  ] as const)
    it(`notes data that should have been deleted after an event: ${what}`, async () => {
      await broken(
        sql`update event set end_date = '2020-01-01', deletion = ${deletion} where slug = 'camp'`,
        ...['{"notes":"hi"}', '{}'].map(
          (body, index) =>
            sql`insert into pending_review (workspace_id, id, list_id, slug, reason, body, created_at)
              select workspace_id, ${`rev_${index}`}, list_id, slug, 'note', ${body}, 0 from event where slug = 'camp'`,
        ),
      );
      const { code, out } = await turnout('check');
      const { ok, ...reported } = JSON.parse((await turnout('check', '--json')).out) as {
        ok: boolean;
        overdue: object;
      };
      expect([
        code,
        out
          .trim()
          .split('\n')
          .find((line) => line.includes('delete_after')),
        ok,
        reported.overdue,
      ]).to.deep.equal([
        0,
        `note: ${what} are to be deleted after an event (delete_after): a running server does it within minutes`,
        true,
        overdue,
      ]);
    });

  it('finds pages that are damaged', async () => {
    await withAda();
    const path = join(at('data'), 'turnout.db');
    const bytes = readFileSync(path);
    bytes.fill(7, Math.floor(statSync(path).size / 2));
    writeFileSync(path, bytes);
    const { code, out, err } = await turnout('check');
    expect([code, out, err.trim()]).to.deep.equal([
      1,
      '',
      `${path} is damaged. turnout restore puts a backup in its place.`,
    ]);
  });

  it('prints the findings of SQLite', async () => {
    await withAda();
    const path = join(at('data'), 'turnout.db');
    const bytes = readFileSync(path);
    bytes.write('per_adx', bytes.lastIndexOf('per_ada'));
    writeFileSync(path, bytes);
    const { code, out } = await turnout('check');
    expect([code, /^(database: row 1 missing from index \w+\n)+$/.test(out) || out]).to.deep.equal([1, true]);
  });

  it('prints its progress when asked to', async () => {
    await withAda();
    expect((await turnout('check', '--progress')).err).to.equal('Checking the file …\n1 of 1 person\n');
  });

  it('names the folder without data', async () => {
    mkdirSync(at('data'));
    const { code, err } = await turnout('check');
    expect([code, err.trim()]).to.deep.equal([
      1,
      `There is no database in ${at('data')}. --data FOLDER says where it is.`,
    ]);
  });
});
