import { expect } from 'chai';
import { ada, backend, issuesIn, origin } from '../../support/backend.js';
import { requestService, seededRandom, personCountOf, type Club } from '../../support/service-requests.js';

const codePointName = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
const c0 = Array.from({ length: 32 }, (_, code) => code);
const whiteSpace = [9, 10, 13];

describe('characters that no text may hold', () => {
  let club: Club;
  let path: string;
  before(async () => {
    club = await backend();
    path = `/lists/${await club.listOf('camp')}/persons`;
  });

  const create = (body: unknown) => requestService(club, 'POST', path, { body });

  for (const code of c0)
    it(`are ${codePointName(code)} in a line`, async () => {
      const response = await create({ ...ada, team: `a${String.fromCharCode(code)}b` });
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['team', 'unreadable_characters']]]);
    });

  for (const code of c0.filter((code) => !whiteSpace.includes(code)))
    it(`are ${codePointName(code)} in several lines`, async () => {
      const response = await create({ ...ada, notes: `a${String.fromCharCode(code)}b` });
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['notes', 'unreadable_characters']]]);
    });

  for (const [what, text] of [
    ['the first half of a pair', 'a\ud83c'],
    ['the second half of a pair', '\udfd5b'],
    ['two halves the wrong way round', '\udfd5\ud83c'],
    ['a half before a pair', '\ud83c🏕'],
  ] as const) {
    it(`are ${what}`, async () => {
      const response = await create({ ...ada, notes: text });
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['notes', 'unreadable_characters']]]);
    });

    it(`are ${what}, in a key, too`, async () => {
      const response = await create({ ...ada, [text]: 'x' });
      expect([response.status, (await issuesIn(response)).map(([, code]) => code)]).to.deep.equal([
        422,
        ['unreadable_characters'],
      ]);
    });

    it(`are ${what}, from a visitor, too`, async () => {
      const response = await club.register({ ...ada, notes: text });
      expect(await issuesIn(response)).to.deep.equal([['notes', 'unreadable_characters']]);
    });
  }

  it('are refused in a list, with the place', async () => {
    const response = await create({ ...ada, courses: ['Canoe', 'a\u0000'] });
    expect(await issuesIn(response)).to.deep.equal([['courses.1', 'unreadable_characters']]);
  });

  for (const [what, bytes] of [
    ['a byte that begins nothing', [0x22, 0xff, 0x22]],
    ['half a letter', [0x22, 0xc3, 0x22]],
    ['a slash in two bytes', [0x22, 0xc0, 0xaf, 0x22]],
    ['half of a pair in three bytes', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ] as const)
    it(`are no UTF-8 at all: ${what}`, async () => {
      const text = new TextEncoder();
      const body = Uint8Array.from([...text.encode('{"notes":'), ...bytes, ...text.encode('}')]);
      const headers = { authorization: `Bearer ${club.key}`, 'content-type': 'application/json' };
      const response = await club.app(new Request(`${origin}/api${path}`, { method: 'POST', headers, body }));
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['', 'not_json']]]);
    });

  it('leave nothing stored', async () => {
    for (const code of c0) await create({ ...ada, team: String.fromCharCode(code) });
    expect([await personCountOf(club), club.reports]).to.deep.equal([0, []]);
  });
});

/** A text of letters from every plane, without those that are refused. */
function randomText(random: () => number): string {
  const randomLetter = (): string => {
    const code = Math.floor(random() * [0x80, 0x800, 0x10000, 0x110000][Math.floor(random() * 4)]!);
    return code < 32 || (code >= 0xd800 && code < 0xe000) ? randomLetter() : String.fromCodePoint(code);
  };
  return Array.from({ length: 40 }, randomLetter).join('');
}

describe('every other text', () => {
  let club: Club;
  let list_id: string;
  before(async () => {
    club = await backend();
    list_id = await club.listOf('camp');
  });

  /** What the service gives back of a person, read anew. */
  const readBack = async (body: typeof ada & { notes?: string; team?: string }) => {
    const { data } = await club.api.createPerson({ list_id, body });
    return (await club.api.readPerson({ list_id, person_id: data.id })).data;
  };

  for (const [what, text] of [
    ['composed and decomposed letters', 'é é Å Å ﬀ'],
    ['families and flags', '👨‍👩‍👧‍👦 🇩🇪 👍🏽 ❤️'],
    ['right to left, with marks', 'a ‏שלום‎ مرحبا ‮abc‬ b'],
    ['spaces at both ends', '  a  b  '],
    ['spaces of all kinds', 'a b  c　d​e'],
    ['a byte order mark inside', 'a\ufeffa'],
    ['separators of lines', 'a\u2028b\u2029c'],
    ['what is no character', 'a\ufffe\uffff\u{1ffff}\u{10ffff}'],
    ['DEL and C1', '\u007f\u0080\u0085\u009f'],
    ['private letters', '\ue000\u{f0000}'],
    ['the sign of a broken letter', '\ufffd'],
    ['what SQL means something by', `'; drop table person; -- " \` % _ ? :a @b $c \\`],
    ['what HTML means something by', '</script><img src=x onerror=alert(1)>&amp;'],
    ['what JSON means something by', '\\u0041 \\n {"a":1}'],
    ['numbers', '007'],
    ['a yes', 'true'],
    ['nothing', ''],
  ] as const) {
    it(`comes back as it was sent: ${what}`, async () => {
      expect((await readBack({ ...ada, notes: text }))['notes']).to.equal(text);
    });

    it(`comes back as it was sent in a name and a line: ${what}`, async () => {
      const { name, team } = await readBack({ ...ada, name: { first_name: text, last_name: `${text}!` }, team: text });
      // a name is who somebody is: it has no space around it, and a part of nothing is none
      const first_name = text.trim() || null;
      expect([name, team]).to.deep.equal([{ first_name, last_name: `${text}!`.trim() }, text]);
    });
  }

  for (const text of ['a\r\nb', 'a\nb', 'a\rb', 'a\tb', '\n'])
    it(`keeps its line breaks and tabs where there may be some: ${JSON.stringify(text)}`, async () => {
      expect((await readBack({ ...ada, notes: text }))['notes']).to.equal(text);
    });

  it('comes back as it was sent, by chance', async () => {
    const random = seededRandom(23);
    const texts = Array.from({ length: 60 }, () => randomText(random));
    const back = [];
    for (const notes of texts) back.push((await readBack({ ...ada, notes }))['notes']);
    expect(back).to.deep.equal(texts);
  });

  it('comes back to a visitor as it was sent', async () => {
    const notes = randomText(seededRandom(24));
    const response = await club.register({ ...ada, notes });
    expect(((await response.json()) as { data: { notes: string } }).data.notes).to.equal(notes);
  });
});
