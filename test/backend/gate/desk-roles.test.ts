import { expect } from 'chai';
import type { DeskRow, DeskSession } from '../../../src/model/desk.js';
import { clubWithNora, matrix, traces } from '../../support/desk-matrix.js';
import { signInAtDesk, type DeskClub } from '../../support/desk-sign-in.js';

describe('the roles of the desk', () => {
  /** The one club of all these tests: they read. */
  let club: DeskClub;
  before(async () => (club = await clubWithNora()));
  after(() => club.store.close());

  async function answersOf(email: string) {
    const { token } = await signInAtDesk(club, email);
    const get = async (path: string) =>
      club.request('GET', `/public/club${path}`, { headers: { authorization: `Bearer ${token}` } });
    const session = ((await (await get('/desk/sessions/current')).json()) as { data: DeskSession }).data;
    return { token, get, session };
  }

  for (const [email, expected] of Object.entries(matrix))
    describe(`at the desk, ${email}`, () => {
      it('sees their lists, and others are not there', async () => {
        const { session, get } = await answersOf(email);
        expect(session.lists.map(({ slug }) => slug)).to.deep.equal(expected.lists);
        const shown: readonly unknown[] = expected.lists;
        for (const slug of ['camp', 'party']) {
          const { status } = await get(`/desk/lists/${await club.listOf(slug)}/registrations`);
          expect([slug, status]).to.deep.equal([slug, shown.includes(slug) ? 200 : 404]);
        }
      });

      it('is told their columns, and reads these values of a person', async () => {
        const { session, get } = await answersOf(email);
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
        const { get, session } = await answersOf(email);
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
      const { get } = await answersOf('kitchen@club.example');
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

  describe('the token of an organiser', () => {
    it('opens nothing else', async () => {
      const { token } = await signInAtDesk(club, 'owner@club.example');
      const headers = { authorization: `Bearer ${token}` };
      const camp = await club.listOf('camp');
      const closed = [
        ...[
          '/api/me',
          `/api/lists/${camp}/persons`,
          '/public/club/portal/sessions/current',
          '/public/club/portal/fees',
        ],
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
});
