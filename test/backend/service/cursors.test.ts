import { expect } from 'chai';
import type { Page } from '../../../src/model/envelope.js';
import type { Person } from '../../../src/model/person.js';
import { backend, club as clubFile, issuesIn, origin } from '../../support/backend.js';
import { requestService, bob, listIdByType, seededRandom, type Club } from '../../support/service-requests.js';

/** Adds persons that are known by `external_id`. */
const add = async ({ api }: Club, ...external_ids: string[]) => {
  for (const external_id of external_ids) await api.createPerson({ list_id: 'member', body: { ...bob, external_id } });
};

const namesIn = ({ data }: Page<Person>) => data.map(({ external_id }) => external_id);

const page = ({ api }: Club, per_page: number, cursor?: string | null) =>
  api.listPersons({ list_id: 'member', query: { per_page, cursor: cursor ?? undefined } });

/** A club with a member for every letter. */
async function withMembers(names: string) {
  const club = await backend();
  await add(club, ...names);
  return club;
}

describe('pages of persons', () => {
  it('have all persons in the order of creation', async () => {
    const club = await withMembers('zab');
    expect(namesIn(await page(club, 10))).to.deep.equal(['z', 'a', 'b']);
  });

  for (const [names, per_page] of [
    ['', 2],
    ['a', 2],
    ['ab', 2],
    ['abc', 500],
  ] as const)
    it(`are one page without neighbours if all fit: ${names.length} of ${per_page}`, async () => {
      const { meta } = await page(await withMembers(names), per_page);
      expect([meta.next_cursor, meta.prev_cursor]).to.deep.equal([null, null]);
    });

  for (const per_page of [1, 2, 3, 4])
    it(`lead to all of them, ${per_page} at a time, and back again`, async () => {
      const club = await withMembers('abcdefg');
      const there = [];
      let current = await page(club, per_page);
      for (; current.meta.next_cursor; current = await page(club, per_page, current.meta.next_cursor))
        there.push(...namesIn(current));
      there.push(...namesIn(current));
      const back = namesIn(current);
      for (let cursor = current.meta.prev_cursor; cursor; cursor = current.meta.prev_cursor) {
        current = await page(club, per_page, cursor);
        back.unshift(...namesIn(current));
      }
      expect([there.join(''), back.join('')]).to.deep.equal(['abcdefg', 'abcdefg']);
    });

  it('have a next one on every page but the last, and one before on every page but the first', async () => {
    const club = await withMembers('abcde');
    const edges = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { meta } = await page(club, 2, cursor);
      edges.push([meta.prev_cursor !== null, meta.next_cursor !== null]);
      cursor = meta.next_cursor;
    }
    expect(edges).to.deep.equal([
      [false, true],
      [true, true],
      [true, false],
    ]);
  });

  it('tell their page size and address', async () => {
    const { meta } = await page(await withMembers('a'), 7);
    expect([meta.path, meta.per_page]).to.deep.equal([`${origin}/api/lists/member/persons`, 7]);
  });

  it('continue with persons that were added later', async () => {
    const club = await withMembers('abc');
    const { meta } = await page(club, 2);
    await add(club, 'd', 'e');
    expect(namesIn(await page(club, 5, meta.next_cursor))).to.deep.equal(['c', 'd', 'e']);
  });

  it('get a next page when a person is added after the last', async () => {
    const club = await withMembers('abc');
    const { meta } = await page(club, 2);
    await add(club, 'd', 'e');
    const second = await page(club, 2, meta.next_cursor);
    expect([namesIn(second), second.meta.next_cursor === null]).to.deep.equal([['c', 'd'], false]);
  });

  it('have no gap and no repetition while persons are added, in the same millisecond or later', async () => {
    const club = await withMembers('abcdefghij');
    const random = seededRandom(26);
    const cursors: (string | null)[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const current = await page(club, 3, cursor);
      cursors.push(...namesIn(current));
      cursor = current.meta.next_cursor;
      if (cursor && cursors.length < 25) await add(club, `new-${cursors.length}-1`, `new-${cursors.length}-2`);
      club.clock.now += random() < 0.5 ? 0 : 1;
    }
    expect(cursors.slice(0, 10).join('')).to.equal('abcdefghij');
    expect(new Set(cursors).size).to.equal(cursors.length);
    expect(cursors).to.deep.equal(namesIn(await page(club, 500)));
  });

  it('are complete when the clock is set back', async () => {
    const club = await withMembers('ab');
    const { meta } = await page(club, 1);
    club.clock.now -= 3600_000;
    await add(club, 'c');
    expect(namesIn(await page(club, 5, meta.next_cursor))).to.deep.equal(['b', 'c']);
  });

  it('have 500 persons by default', async () => {
    const club = await backend();
    // a few at a time: who waits too long for the database is told to come back
    for (let first = 0; first < 501; first += 20)
      await Promise.all(
        Array.from({ length: Math.min(20, 501 - first) }, (_, index) =>
          club.api.createPerson({ list_id: 'member', body: { email: `m${first + index}@example.org` } }),
        ),
      );
    const { data, meta } = await club.api.listPersons({ list_id: 'member' });
    expect([data.length, meta.per_page, meta.next_cursor === null]).to.deep.equal([500, 500, false]);
  });
});

describe('the number of persons on a page', () => {
  for (const per_page of ['1', '500'])
    it(`may be ${per_page}`, async () => {
      const response = await requestService(await backend(), 'GET', `/lists/member/persons?per_page=${per_page}`);
      expect(response.status).to.equal(200);
    });

  for (const per_page of ['0', '-1', '501', '1000', '99999', '1.5', '1e2', '0x10', 'all', '', ' 5', '٥', 'NaN', 'null'])
    it(`may not be "${per_page}"`, async () => {
      const path = `/lists/member/persons?per_page=${encodeURIComponent(per_page)}`;
      const response = await requestService(await backend(), 'GET', path);
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['per_page', 'out_of_range']]]);
    });
});

describe('a cursor', () => {
  let club: Club;
  let cursor: string;
  before(async () => {
    club = await withMembers('abc');
    cursor = (await page(club, 2)).meta.next_cursor!;
  });

  const follow = (text: string, { list = 'member', as = club.key } = {}) =>
    requestService(club, 'GET', `/lists/${list}/persons?per_page=2&cursor=${encodeURIComponent(text)}`, { as });

  it('leads to the next page', async () => {
    expect((await follow(cursor)).status).to.equal(200);
  });

  it('needs no encoding in an address', () => {
    expect(encodeURIComponent(cursor)).to.equal(cursor);
  });

  it('contains no personal data', () => {
    const [body = ''] = cursor.split('.');
    expect(atob(body.replaceAll('-', '+').replaceAll('_', '/'))).to.not.match(/per_|Bob|example|lst_|wsp_|key_/);
  });

  it('is refused if any letter of it is changed', async () => {
    const tampered = [...cursor].map(
      (character, index) => cursor.slice(0, index) + (character === 'A' ? 'B' : 'A') + cursor.slice(index + 1),
    );
    const statuses = new Set<number>();
    for (const text of tampered) statuses.add((await follow(text)).status);
    expect([...statuses]).to.deep.equal([422]);
  });

  for (const [what, change] of [
    ['shorter', (text: string) => text.slice(0, -1)],
    ['longer', (text: string) => `${text}A`],
    ['with a third part', (text: string) => `${text}.A`],
    ['without its signature', (text: string) => text.split('.')[0]!],
    ['nothing but its signature', (text: string) => `.${text.split('.')[1]}`],
    ['empty', () => ''],
    ['a number', () => '2'],
    ['SQL', () => "' or 1=1 --"],
    ['NUL', () => '\0'],
    ['JSON of its own', () => btoa(JSON.stringify({ from: '0', back: false }))],
    ['very long', () => 'A'.repeat(5000)],
  ] as const)
    it(`is refused ${what}`, async () => {
      const response = await follow(change(cursor));
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['cursor', 'invalid']]]);
    });

  it('is refused for another key', async () => {
    expect((await follow(cursor, { as: await club.keyFor('club') })).status).to.equal(422);
  });

  it('is refused in another list', async () => {
    expect((await follow(cursor, { list: await club.listOf('camp') })).status).to.equal(422);
  });

  it('is refused in another club', async () => {
    await club.apply(clubFile.replace('slug: club', 'slug: other'));
    expect((await follow(cursor, { as: await club.keyFor('other') })).status).to.equal(422);
  });

  it('is the same list’s under its id and as "member"', async () => {
    expect((await follow(cursor, { list: await listIdByType(club, 'member') })).status).to.equal(200);
  });

  it('is not interchangeable with a form token', async () => {
    const token = await club.formToken();
    const statuses = [
      (await follow(token)).status,
      (await club.register({ ...bob, size: 'M' }, { headers: { 'Form-Token': cursor } })).status,
    ];
    expect(statuses).to.deep.equal([422, 422]);
  });
});
