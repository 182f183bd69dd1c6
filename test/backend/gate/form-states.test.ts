import { expect } from 'chai';
import type { FormState } from '../../../src/model/club-event.js';
import { ada, backend, club as clubFile, issuesIn } from '../../support/backend.js';
import { bob, personCountOf, type Club } from '../../support/service-requests.js';

const opens = Date.parse('2026-12-01T18:00:00Z');
const closes = Date.parse('2026-12-24T12:00:00Z');
const yaml = clubFile.replace(
  'slug: camp',
  `slug: camp\n    opens_at: '2026-12-01 19:00'\n    closes_at: '2026-12-24 12:00Z'`,
);

/** What visitors and keys are told about the camp. */
async function toldOf({ visitor, api }: Club) {
  const { data: form } = await visitor.readForm({ slug: 'camp' });
  const { data: token } = await visitor.readFormToken({ slug: 'camp' });
  const { data: shown } = await visitor.listEvents();
  const { data: events } = await api.listEvents();
  const isCamp = ({ slug }: { slug: string }) => slug === 'club/camp';
  return [form.state, token.state, shown.find(isCamp)!.state, events.find(isCamp)!.published];
}

/** Registers at a moment, with a token that was fetched just early enough. */
async function registerAt(club: Club, moment: number, body: unknown = ada) {
  club.clock.now = moment - 2000;
  return club.register(body);
}

const moments: [what: string, at: number, state: FormState, published: boolean][] = [
  ['a week before it opens', opens - 7 * 86400_000, 'not_yet_open', false],
  ['a millisecond before it opens', opens - 1, 'not_yet_open', false],
  ['when it opens', opens, 'open', true],
  ['a millisecond before it closes', closes - 1, 'open', true],
  ['when it closes', closes, 'closed', false],
  ['a year after', closes + 365 * 86400_000, 'closed', false],
];

for (const [what, at, state, published] of moments)
  describe(`a registration ${what}`, () => {
    it(`has the state ${state}`, async () => {
      const club = await backend({ yaml });
      club.clock.now = at;
      expect(await toldOf(club)).to.deep.equal([state, state, state, published]);
    });

    it(state === 'open' ? 'is taken' : `is refused: ${state}`, async () => {
      const club = await backend({ yaml });
      const response = await registerAt(club, at);
      expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal(
        state === 'open' ? [201, [], 1] : [422, [['list_id', state]], 0],
      );
    });

    it('is accepted from a key at any time', async () => {
      const club = await backend({ yaml });
      club.clock.now = at;
      await club.api.createPerson({ list_id: await club.listOf('camp'), body: ada });
      expect(await personCountOf(club)).to.equal(1);
    });
  });

describe('a form', () => {
  it('tells when it opens and closes, and the time of the server', async () => {
    const club = await backend({ yaml });
    const { data } = await club.visitor.readForm({ slug: 'camp' });
    expect([data.opens_at, data.closes_at, data.now]).to.deep.equal([
      '2026-12-01T18:00:00.000Z',
      '2026-12-24T12:00:00.000Z',
      '2026-11-21T12:00:00.000Z',
    ]);
  });

  it('without closes_at is open until its last day is over in the club’s zone', async () => {
    const club = await backend();
    const states = [];
    for (const at of ['2027-08-06T21:59:59.999Z', '2027-08-06T22:00:00Z']) {
      club.clock.now = Date.parse(at);
      states.push((await club.visitor.readForm({ slug: 'camp' })).data.state);
    }
    expect(states).to.deep.equal(['open', 'closed']);
  });

  it('is full when the last place is taken', async () => {
    const club = await backend();
    await club.register(bob, { form: 'full' });
    const { data } = await club.visitor.readForm({ slug: 'full' });
    expect([data.state, data.event!.places_left]).to.deep.equal(['full', 0]);
  });

  it('that is full takes no registrations, and is not published in the service’s view', async () => {
    const club = await backend();
    await club.register(bob, { form: 'full' });
    const { data } = await club.api.listEvents();
    const full = data.find(({ slug }) => slug === 'club/full')!;
    expect([full.published, full.persons_count, full.max_persons]).to.deep.equal([false, 1, 1]);
  });

  it('that is full refuses every registration with that reason only', async () => {
    const club = await backend();
    await club.register(bob, { form: 'full' });
    const response = await club.register({ ...bob, email: 'late@example.org' }, { form: 'full' });
    expect([await issuesIn(response), await personCountOf(club)]).to.deep.equal([[['list_id', 'full']], 1]);
  });

  it('that was open when the visitor began is refused if it has closed since', async () => {
    const club = await backend({ yaml });
    club.clock.now = closes - 2500;
    const token = await club.formToken();
    club.clock.now = closes;
    const path = `/public/club/lists/${await club.listOf('camp')}/persons`;
    const headers = { 'Form-Token': token, 'Idempotency-Key': 'late' };
    expect(await issuesIn(await club.request('POST', path, { body: ada, headers }))).to.deep.equal([
      ['list_id', 'closed'],
    ]);
  });

  it('that was not open when the visitor began is accepted if it has opened since', async () => {
    const club = await backend({ yaml });
    expect((await registerAt(club, opens + 1000)).status).to.equal(201);
  });

  it('opens in the service’s list of events at the same moment, without a new apply', async () => {
    const club = await backend({ yaml });
    const published = [];
    for (const at of [opens - 1, opens]) {
      club.clock.now = at;
      published.push((await club.api.listEvents()).data.find(({ slug }) => slug === 'club/camp')!.published);
    }
    expect(published).to.deep.equal([false, true]);
  });
});
