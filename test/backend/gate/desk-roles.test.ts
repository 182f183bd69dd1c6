import { expect } from 'chai';
import { desk, type Endpoint } from '../../../src/contract/index.js';
import type { DeskRow, DeskSession } from '../../../src/model/desk.js';
import { bankFileOf, camtOf } from '../../support/bank-file.js';
import { clubWithDesk, signInAtDesk, type DeskClub } from '../../support/desk-sign-in.js';

/** A person each of whose values is found in no other. */
const nora = {
  name: { first_name: 'Nora', last_name: 'Quist' },
  email: 'nora.quist@example.org',
  birthdate: '2015-03-09',
  phone: '+49 30 7654321',
  address: { street: 'Hafenweg 8', postcode: '24103', city: 'Kiel', country: 'DE' },
  size: 'M',
  allergies: 'Cashew nuts',
  swims: true,
};

const allFields = [
  ...['name.first_name', 'name.last_name', 'email', 'birthdate', 'phone'],
  ...['address.street', 'address.postcode', 'address.city', 'address.country', 'size', 'allergies', 'swims'],
];

/** The fields of the camp that each organiser sees, whether they see fees, and their lists. */
const matrix = {
  'owner@club.example': { fields: allFields, fees: true, lists: ['camp', 'party', null] },
  'money@club.example': {
    fields: ['name.first_name', 'name.last_name', 'email'],
    fees: true,
    lists: ['camp', 'party', null],
  },
  'camp@club.example': { fields: allFields, fees: false, lists: ['camp'] },
  'narrow@club.example': { fields: ['name.first_name', 'name.last_name', 'size'], fees: false, lists: ['camp'] },
  'kitchen@club.example': { fields: ['name.first_name', 'allergies'], fees: false, lists: ['camp'] },
} as const;

/** The texts that would tell a value of Nora. */
const traces: Readonly<Record<string, string>> = {
  'name.first_name': 'Nora',
  'name.last_name': 'Quist',
  email: 'nora.quist@',
  birthdate: '2015-03-09',
  phone: '7654321',
  'address.street': 'Hafenweg',
  'address.postcode': '24103',
  'address.city': 'Kiel',
  allergies: 'Cashew',
};

async function clubWithNora(): Promise<DeskClub> {
  const club = await clubWithDesk();
  for (const slug of ['camp', 'party']) {
    const { size: _, allergies: __, swims: ___, birthdate, phone, address, ...common } = nora;
    const body = slug === 'camp' ? nora : common;
    const response = await club.register(body, { form: slug });
    if (response.status !== 201) throw new Error(`${await response.text()} ${birthdate}${phone}${address.city}`);
  }
  await club.deliverMails();
  return club;
}

async function answersOf(club: DeskClub, email: string) {
  const { token } = await signInAtDesk(club, email);
  const get = async (path: string) =>
    club.request('GET', `/public/club${path}`, { headers: { authorization: `Bearer ${token}` } });
  const session = ((await (await get('/desk/sessions/current')).json()) as { data: DeskSession }).data;
  return { token, get, session };
}

for (const [email, expected] of Object.entries(matrix))
  describe(`at the desk, ${email}`, () => {
    it('sees their lists, and others are not there', async () => {
      const club = await clubWithNora();
      const { session, get } = await answersOf(club, email);
      expect(session.lists.map(({ slug }) => slug)).to.deep.equal(expected.lists);
      const shown: readonly unknown[] = expected.lists;
      for (const slug of ['camp', 'party']) {
        const { status } = await get(`/desk/lists/${await club.listOf(slug)}/registrations`);
        expect([slug, status]).to.deep.equal([slug, shown.includes(slug) ? 200 : 404]);
      }
    });

    it('is told their columns, and reads these values of a person', async () => {
      const club = await clubWithNora();
      const { session, get } = await answersOf(club, email);
      const camp = await club.listOf('camp');
      const list = session.lists.find(({ list_id }) => list_id === camp)!;
      for (const { name, kind } of list.columns)
        expect(kind === 'country', `${name} is a country`).to.equal(name === 'address.country');
      expect(list.columns.map(({ name }) => name)).to.deep.equal(expected.fields);
      const { data } = (await (await get(`/desk/lists/${camp}/registrations`)).json()) as { data: DeskRow[] };
      expect(data.map(({ values }) => Object.keys(values))).to.deep.equal([expected.fields]);
      expect('fee' in data[0]!).to.equal(expected.fees);
    });

    it('finds no trace of another field in any answer', async () => {
      const club = await clubWithNora();
      const { get, session } = await answersOf(club, email);
      const texts = [
        JSON.stringify(session),
        await (await get(`/desk/lists/${await club.listOf('camp')}/registrations`)).text(),
      ].join('\n');
      const fields: readonly string[] = expected.fields;
      for (const [name, trace] of Object.entries(traces))
        expect([name, texts.includes(trace)]).to.deep.equal([name, fields.includes(name)]);
    });
  });

describe('a kitchen helper', () => {
  it('reads nothing that leads to a person: no id, no state, no family, no time', async () => {
    const club = await clubWithNora();
    const { get } = await answersOf(club, 'kitchen@club.example');
    const camp = await club.listOf('camp');
    const text = await (await get(`/desk/lists/${camp}/registrations`)).text();
    const [row] = (JSON.parse(text) as { data: DeskRow[] }).data;
    expect(row).to.deep.include({ registration_id: null, state: null, created_at: null, form: null, family: null });
    expect(row).to.not.have.any.keys('fee', 'waiting_position');
    const { data } = await club.api.listPersons({ list_id: camp });
    expect(text).to.not.include(data[0]!.id);
    expect(row!.values).to.deep.equal({ 'name.first_name': 'Nora', allergies: 'Cashew nuts' });
  });
});

/** The endpoints of the desk that need a session, and what they answer to each role that may use them. */
const guarded: Readonly<Record<string, readonly (keyof typeof matrix)[]>> = {
  'GET /desk/sessions/current': Object.keys(matrix) as (keyof typeof matrix)[],
  'DELETE /desk/sessions/current': Object.keys(matrix) as (keyof typeof matrix)[],
  'GET /desk/lists/{list_id}/registrations': Object.keys(matrix) as (keyof typeof matrix)[],
  'GET /desk/lists/{list_id}/registrations/{person_id}': [
    ...(['owner@club.example', 'money@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'PUT /desk/lists/{list_id}': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'GET /desk/lists/{list_id}/registrations/{person_id}/answers': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'PUT /desk/lists/{list_id}/registrations/{person_id}': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'POST /desk/lists/{list_id}/registrations/{person_id}/price': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'POST /desk/lists/{list_id}/registrations/{person_id}/cancel': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'POST /desk/lists/{list_id}/registrations/{person_id}/offer': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'POST /desk/lists/{list_id}/registrations/{person_id}/promote': [
    ...(['owner@club.example', 'camp@club.example', 'narrow@club.example'] as const),
  ],
  'POST /desk/applications/{person_id}/accept': ['owner@club.example'],
  'POST /desk/applications/{person_id}/decline': ['owner@club.example'],
  'GET /desk/reviews': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'POST /desk/reviews/{review_id}/release': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'DELETE /desk/reviews/{review_id}': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'GET /desk/journal': ['owner@club.example'],
  'GET /desk/workspace': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'GET /desk/money': ['owner@club.example', 'money@club.example'],
  'GET /desk/fees': ['owner@club.example', 'money@club.example'],
  'POST /desk/fees/paid': ['owner@club.example', 'money@club.example'],
  'POST /desk/fees/open': ['owner@club.example', 'money@club.example'],
  'POST /desk/bank-matches': ['owner@club.example', 'money@club.example'],
  'POST /desk/bank-matches/confirm': ['owner@club.example', 'money@club.example'],
  'POST /desk/lists/{list_id}/messages/preview': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'POST /desk/lists/{list_id}/messages': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
  'GET /desk/lists/{list_id}/messages': ['owner@club.example', 'camp@club.example', 'narrow@club.example'],
};

const camt = bankFileOf(camtOf([]));
const message = { message_id: '0123456789abcdef', subject: 'Camp', text: 'Hello', selection: {} };

/** Endpoints that refuse the camper because nobody waits in the camp: to those who may use them, with 409. */
const forWaiting: readonly string[] = [
  'POST /desk/lists/{list_id}/registrations/{person_id}/offer',
  'POST /desk/lists/{list_id}/registrations/{person_id}/promote',
];

/** Refuses an entry that is not in the file: to those who may use it, with 422. */
const confirmation = 'POST /desk/bank-matches/confirm';

describe('an endpoint of the desk', () => {
  const signInEndpoints: readonly Endpoint[] = [desk.requestDeskLink, desk.openDeskSession, desk.redeemDeskCode];

  it('has a line here if it needs a session', () => {
    const lines = Object.values<Endpoint>(desk)
      .filter((endpoint) => !signInEndpoints.includes(endpoint))
      .map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(guarded).sort()).to.deep.equal(lines.sort());
  });

  for (const [line, roles] of Object.entries(guarded)) {
    const [method = '', path = ''] = line.split(' ');

    /** Sends a request about a camper, or about an applicant. */
    async function prepared() {
      const club = await clubWithNora();
      const application = { name: nora.name, email: nora.email, creation_behaviour: 'unconfirmed' };
      await club.register(application, { form: 'join', list_id: 'member' });
      await club.deliverMails();
      const camp = await club.listOf('camp');
      const campers = (await club.api.listPersons({ list_id: camp })).data;
      const workspace = (await club.store.workspaces.bySlug('club'))!;
      const member = (await club.store.lists.all(workspace.id)).find(({ type }) => type === 'member')!;
      const [applicant] = await club.store.registrations.inState(workspace.id, member.id, 'applied');
      const person_id = path.includes('applications') ? applicant!.person_id : campers[0]!.id;
      const { data: fees } = await club.api.createFees({
        body: { data: [{ person_id: campers[0]!.id, amount: 2_500, description: 'Camp' }] },
      });
      const bodies: Readonly<Record<string, object>> = {
        'POST /desk/fees/paid': { fee_ids: [fees[0]!.id], day: '2026-01-01' },
        'POST /desk/fees/open': { fee_ids: [fees[0]!.id] },
        'POST /desk/bank-matches': camt,
        'POST /desk/bank-matches/confirm': { ...camt, entries: [{ entry_id: 'none', fee_ids: [fees[0]!.id] }] },
        'POST /desk/lists/{list_id}/messages/preview': message,
        'POST /desk/lists/{list_id}/messages': message,
        'PUT /desk/lists/{list_id}': { closed: true, places: 5 },
      };
      await club.register(nora, { form: 'camp', headers: { 'Form-Honeypot': 'filled' } });
      const [review] = await club.store.reviewQueue.all(workspace.id);
      const at = path.replace('{list_id}', camp).replace('{person_id}', person_id).replace('{review_id}', review!.id);
      const send = async (authorization?: string, slug = 'club') =>
        (
          await club.request(method, `/public/${slug}${at}`, {
            ...(method === 'POST' || method === 'PUT' ? { body: bodies[line] ?? {} } : {}),
            headers: authorization ? { authorization } : {},
          })
        ).status;
      return { club, send };
    }

    it(`${line} is closed to everybody but organisers`, async () => {
      const { club, send } = await prepared();
      const { token } = await signInAtDesk(club, 'owner@club.example');
      const credentials = [
        ...[undefined, `Bearer ${club.key}`, `Bearer mem_${token.slice(4)}`, `Bearer org_${'x'.repeat(43)}`],
      ];
      for (const one of credentials) expect(await send(one)).to.equal(401);
      expect(await send(`Bearer ${token}`, 'nobody')).to.equal(401);
    });

    for (const email of Object.keys(matrix) as (keyof typeof matrix)[])
      it(`${line} ${roles.includes(email) ? 'is open' : 'is closed'} to ${email}`, async () => {
        const { club, send } = await prepared();
        const { token } = await signInAtDesk(club, email);
        const open = forWaiting.includes(line) ? [409] : line === confirmation ? [422] : [200, 204];
        expect(await send(`Bearer ${token}`)).to.be.oneOf(roles.includes(email) ? open : [403, 404]);
      });
  }
});

describe('the token of an organiser', () => {
  it('opens nothing else', async () => {
    const club = await clubWithNora();
    const { token } = await signInAtDesk(club, 'owner@club.example');
    const headers = { authorization: `Bearer ${token}` };
    const camp = await club.listOf('camp');
    const closed = [
      ...['/api/me', `/api/lists/${camp}/persons`, '/public/club/portal/sessions/current', '/public/club/portal/fees'],
      ...[
        '/public/club/portal/registrations',
        `/public/club/lists/${camp}/persons`,
        '/public/club/registrations/current',
      ],
    ];
    for (const path of closed)
      expect([path, (await club.request('GET', path, { headers })).status]).to.deep.equal([path, 401]);
  });
});
