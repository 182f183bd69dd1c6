import { expect } from 'chai';
import { ada, backend, issuesIn } from '../../support/backend.js';
import { requestService, dataOf, type Club } from '../../support/service-requests.js';

/** What is sent, and what is stored of it. */
const texts: readonly (readonly [what: string, sent: string, stored: string])[] = [
  ['a byte order mark at both ends', '\ufeffa\ufeff', 'a'],
  ['marks of direction at both ends', '\u200fשלום\u200e', 'שלום'],
  ['invisible letters beyond white space', '\u200b \u2060a \u200d', ' a '],
  ['joiners inside', 'علی\u200cرضا क्\u200dष', 'علی\u200cرضا क्\u200dष'],
  [
    'the flag of a region',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['a picture of several', '👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
  ['decomposed letters', 'Zoe\u0308', 'Zoe\u0308'],
  ['white space alone', '  ', '  '],
  ['nothing visible', '\u200b', ''],
  ['a soft hyphen alone', '\u00ad', ''],
  ['a filler of Hangul', '\u3164', ''],
  ['the blank of Braille', ' \u2800 ', ''],
];

describe('letters that nobody sees (decision 9)', () => {
  let club: Club;
  let list_id: string;
  before(async () => {
    club = await backend();
    list_id = await club.listOf('camp');
  });

  for (const [what, sent, stored] of texts)
    it(`are stored as they are meant: ${what}`, async () => {
      const body = { ...ada, team: sent, notes: sent, name: { first_name: sent, last_name: 'x' } };
      const { data } = await club.api.createPerson({ list_id, body });
      const read = (await club.api.readPerson({ list_id, person_id: data.id })).data;
      // a name has no space around it either, and a part of nothing is none
      const first_name = stored.trim() || null;
      expect([read['team'], read['notes'], read.name?.first_name]).to.deep.equal([stored, stored, first_name]);
    });

  for (const name of [
    '\u200b',
    '\u00ad\u2060',
    '\u3164',
    '\u2800',
    '\u115f\u1160',
    '\uffa0',
    '\u180e',
    '\ufe0f',
    ' \u3000\u200e',
  ])
    it(`answer no required question: ${JSON.stringify(name).slice(0, 30)} ${name.codePointAt(0)!.toString(16)}`, async () => {
      const response = await club.register({ ...ada, name: { first_name: name, last_name: name } });
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['name.first_name', 'required']]]);
    });

  for (const [name, sent, stored] of [
    ['email', 'ada@example.org\u200b', 'ada@example.org'],
    ['email', '\u2068Chor@gr\u00adün.example\u2069', 'Chor@grün.example'],
    ['phone', '\u202a+49\u00a030\u2011123456\u202c', '+49 30-123456'],
    ['phone', '٠٣٠ ١٢٣٤٥٦', '030 123456'],
    ['phone', '＋８１（３）１２３４', '+81(3)1234'],
    ['birthdate', '٢٠١٥-٠٩-٠٢', '2015-09-02'],
    ['birthdate', '2015\u201109\u201102\u200e', '2015-09-02'],
  ] as const)
    it(`are taken out of a ${name} by gate and service alike: ${JSON.stringify(sent)}`, async () => {
      const visitor = await club.register({ ...ada, [name]: sent });
      const integrator = await requestService(club, 'POST', `/lists/${list_id}/persons`, {
        body: { ...ada, [name]: sent },
      });
      const [one, other] = [
        await dataOf<Record<string, unknown>>(visitor),
        await dataOf<Record<string, unknown>>(integrator),
      ];
      expect([one[name], other[name]]).to.deep.equal([stored, stored]);
    });

  it('are taken out where a person is changed, too, and where many are', async () => {
    const { data } = await club.api.createPerson({ list_id, body: { ...ada, external_id: 'one' } });
    await club.api.updatePerson({ list_id, person_id: data.id, body: { email: 'eve@example.org\u200b' } });
    const changed = (await club.api.readPerson({ list_id, person_id: data.id })).data.email;
    await club.api.synchronisePersons({
      list_id,
      body: { data: [{ external_id: 'one', email: '\u200bbea@example.org' }] },
    });
    const repeated = (await club.api.readPerson({ list_id, person_id: data.id })).data.email;
    expect([changed, repeated]).to.deep.equal(['eve@example.org', 'bea@example.org']);
  });

  it('stay in what the club allows, for that is how it is spelled', async () => {
    const [column] = (
      await club.api.addColumns({
        list_id,
        body: { data: [{ name: 'Boot', type: 'string', allowed_values: ['קנו\u200f'], external_id: 'boat' }] },
      })
    ).data;
    const { data } = await club.api.createPerson({ list_id, body: { ...ada, [column!.id]: 'קנו\u200f' } });
    expect(data['boat']).to.equal('קנו\u200f');
  });
});
