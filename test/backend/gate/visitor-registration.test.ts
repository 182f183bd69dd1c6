import { expect } from 'chai';
import { clientOf, type Client } from '../../../src/api/index.js';
import { addressesAt } from '../../../src/backend/backend.js';
import { gateOf } from '../../../src/backend/gate/index.js';
import { signerWith } from '../../../src/backend/crypto/index.js';
import { readCache } from '../../../src/backend/http/caches/read-cache.js';
import { exampleOf, readAddresses, reminderExampleOf } from '../../../src/backend/mail/index.js';
import { service, type Service } from '../../../src/contract/index.js';
import { ada, backend, club as clubFile, origin } from '../../support/backend.js';
import {
  requestService,
  bob,
  dataOf,
  listIdByType,
  responseParts,
  personCountOf,
} from '../../support/service-requests.js';

const other = clubFile.replace('slug: club', 'slug: other');

describe('a registration by a visitor', () => {
  for (const [form, body] of [
    ['camp', ada],
    ['full', bob],
  ] as const)
    it(`is accepted for the published event ${form}`, async () => {
      const { register } = await backend();
      expect((await register(body, { form })).status).to.equal(201);
    });

  it('is the same 404 for a list that is unpublished, foreign, of no event or unknown', async () => {
    const club = await backend();
    await club.apply(other);
    const { id } = (await club.store.workspaces.bySlug('other'))!;
    const foreign = (await club.store.events.all(id))[0]!.list_id;
    const lists = [
      'lst_unknown',
      await club.listOf('hidden'),
      foreign,
      await listIdByType(club, 'contact'),
      await listIdByType(club, 'member'),
      '%00',
    ];
    const answers: Awaited<ReturnType<typeof responseParts>>[] = [];
    for (const list_id of lists) answers.push(await responseParts(await club.register(ada, { list_id })));
    expect(answers).to.deep.equal(lists.map(() => answers[0]));
    expect([answers[0]!.status, await personCountOf(club), await personCountOf(club, 'other')]).to.deep.equal([
      404, 0, 0,
    ]);
  });

  it('is the same 404 with any body for a list that it cannot see', async () => {
    const { request, listOf } = await backend();
    const path = `/public/club/lists/${await listOf('hidden')}/persons`;
    const answers: Awaited<ReturnType<typeof responseParts>>[] = [];
    for (const body of [ada, {}, 'no JSON', { __proto__: null, id: 'per_1' }])
      answers.push(await responseParts(await request('POST', path, { body })));
    expect(answers).to.deep.equal(answers.map(() => answers[0]));
    expect(answers[0]!.status).to.equal(404);
  });

  it('is 404 in an unknown club, as is everything else there', async () => {
    const { request } = await backend();
    const statuses = [];
    for (const [method, path] of [
      ['GET', 'events'],
      ['GET', 'forms/camp'],
      ['POST', 'forms/camp/token'],
    ] as const)
      statuses.push((await request(method, `/public/nobody/${path}`)).status);
    expect(statuses).to.deep.equal([404, 404, 404]);
  });
});

describe('a club whose plan lacks events', () => {
  const yaml = clubFile.replace('name: Club,', 'name: Club, subscription: { list_types: [member] },');

  it('shows a visitor the 404 of an unknown list', async () => {
    const { register } = await backend({ yaml });
    const [planned, unknown] = [await register(ada), await register(ada, { list_id: 'lst_unknown' })];
    expect(await responseParts(planned)).to.deep.equal(await responseParts(unknown));
  });

  it('shows a visitor no form', async () => {
    const { request } = await backend({ yaml });
    expect((await request('GET', '/public/club/forms/camp')).status).to.equal(404);
  });

  it('answers 402 to a key', async () => {
    const club = await backend({ yaml });
    const path = `/lists/${await club.listOf('camp')}/persons`;
    expect((await requestService(club, 'POST', path, { body: ada })).status).to.equal(402);
  });
});

describe('the answer to a registration', () => {
  it('has the id and the sent answers', async () => {
    const { register } = await backend();
    const data = await dataOf(await register({ ...ada, notes: 'Vegan' }));
    expect(data).to.deep.equal({ id: data['id'], ...ada, notes: 'Vegan' });
  });

  it('has nothing else that the service returns', async () => {
    const { app, store, clock, key, listOf, formToken } = await backend();
    const upstream: Client<Service> = clientOf(service, { base: `${origin}/api`, key, fetch: app });
    const sentinel = 'SENTINEL';
    const talkative: Client<Service> = {
      ...upstream,
      async createPerson(args) {
        const { data } = await upstream.createPerson(args);
        const knownFields = Object.entries(data).map(([name, value]) => [name, value ?? sentinel]);
        return {
          data: { ...(Object.fromEntries(knownFields) as typeof data), membership_number: sentinel, secret: sentinel },
        };
      },
    };
    const gate = gateOf({
      store,
      reads: readCache(store, 0),
      visitorApi: async () => talkative,
      memberApi: async () => talkative,
      organiserApi: async () => talkative,
      messageMails: { exampleOf, readAddresses, reminderExampleOf, senderOf: () => 'office@club.example' },
      addresses: addressesAt(origin),
      signer: signerWith(await store.settings.secret()),
      clock: () => clock.now,
      report: () => {},
    });
    const response = await gate.fetch(
      new Request(`${origin}/club/lists/${await listOf('camp')}/persons`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'Form-Token': await formToken(), 'Idempotency-Key': 'one' },
        body: JSON.stringify(ada),
      }),
    );
    const text = await response.text();
    expect([response.status, text.includes(sentinel)]).to.deep.equal([201, false]);
  });

  it('has no count of places', async () => {
    const { register } = await backend();
    expect(await (await register(ada)).text()).to.not.match(/persons_count|places_left|max_persons/);
  });
});
