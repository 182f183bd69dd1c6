import { expect } from 'chai';
import { ada, backend, club as clubFile, issuesIn } from '../../../support/backend.js';
import { requestService, bob, dataOf, personCountOf, type Club } from '../../../support/service-requests.js';

const replayed = (response: Response) => response.headers.get('Idempotency-Replayed');
const day = 24 * 3600_000;

/** Creates a person under an Idempotency-Key, the way each face does. */
const faces: Record<string, (club: Club, body: unknown, key?: string, token?: string) => Promise<Response>> = {
  'a visitor': (club, body, idempotencyKey = 'once', token) =>
    club.register(body, { idempotencyKey, headers: token ? { 'Form-Token': token } : {} }),
  'a key': async (club, body, key = 'once') =>
    requestService(club, 'POST', `/lists/${await club.listOf('camp')}/persons`, {
      body,
      headers: { 'Idempotency-Key': key },
    }),
};

/** Writes before the one that stores the person: a visitor's form token is counted first. */
const before: Record<string, number> = { 'a visitor': 1, 'a key': 0 };

/** Lets no write through, but so many, until `release` is called. `reached` resolves when the first is held. */
function holdWrites({ store }: Club, free: number) {
  const { transaction } = store;
  let [release, reach, writes] = [() => {}, () => {}, 0];
  const firstAnswer = new Promise<void>((resolve) => (release = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  store.transaction = async (work) => {
    if (++writes > free) {
      reach();
      await firstAnswer;
    }
    return transaction(work);
  };
  return { release, reached };
}

for (const [who, post] of Object.entries(faces))
  describe(`an Idempotency-Key that ${who} sends again`, () => {
    it('gives the stored answer', async () => {
      const club = await backend();
      const first = await post(club, ada);
      const repeated = await post(club, ada);
      expect([repeated.status, await dataOf(repeated)]).to.deep.equal([201, await dataOf(first)]);
    });

    it('marks a stored answer', async () => {
      const club = await backend();
      expect([replayed(await post(club, ada)), replayed(await post(club, ada))]).to.deep.equal([null, 'true']);
    });

    it('stores one person', async () => {
      const club = await backend();
      for (const _ of [1, 2, 3]) await post(club, ada);
      expect(await personCountOf(club)).to.equal(1);
    });

    it('gives the stored answer to the same values in another order, spacing and spelling', async () => {
      const club = await backend();
      const first = await post(club, ada);
      const turned = `{ "size": "\\u004d",\n "email": ${JSON.stringify(ada.email)}, "name": { "last_name": "Lovelace", "first_name": "Ada" } }`;
      const repeated = await post(club, turned);
      expect([repeated.status, await dataOf(repeated)]).to.deep.equal([201, await dataOf(first)]);
      expect(await personCountOf(club)).to.equal(1);
    });

    it('is refused with another body', async () => {
      const club = await backend();
      await post(club, ada);
      const other = await post(club, { ...ada, email: 'eve@example.org' });
      expect([other.status, await issuesIn(other), await personCountOf(club)]).to.deep.equal([
        422,
        [['Idempotency-Key', 'key_reused']],
        1,
      ]);
    });

    it('reveals nothing of the first body to another', async () => {
      const club = await backend();
      const { id } = await dataOf<{ id: string }>(await post(club, ada));
      const text = await (await post(club, { ...ada, email: 'eve@example.org' })).text();
      expect([id, ada.email, 'Lovelace'].filter((secret) => text.includes(secret))).to.deep.equal([]);
    });

    it('stores one person for concurrent requests, and answers 409 to the others', async () => {
      const club = await backend();
      const answers = await Promise.all(Array.from({ length: 10 }, () => post(club, ada)));
      const statuses = new Set(answers.map(({ status }) => status));
      statuses.delete(409);
      expect([[...statuses], await personCountOf(club)]).to.deep.equal([[201], 1]);
    });

    it('answers only Retry-After while the first is being processed', async () => {
      const club = await backend();
      const token = await club.formToken();
      const { release, reached } = holdWrites(club, before[who]!);
      const first = post(club, ada, 'once', token);
      await reached;
      const waiting = await post(club, ada, 'once', token);
      release();
      const text = await waiting.text();
      expect([waiting.status, Number(waiting.headers.get('retry-after')) > 0]).to.deep.equal([409, true]);
      expect(text).to.not.match(/per_|ada@|Lovelace/);
      expect((await first).status).to.equal(201);
    });

    it('can be used again after a refusal', async () => {
      const club = await backend();
      await post(club, { ...ada, size: 'XXL' });
      const corrected = await post(club, ada);
      expect([corrected.status, replayed(corrected)]).to.deep.equal([201, null]);
    });

    it('is stored for a day', async () => {
      const club = await backend();
      await post(club, ada);
      club.clock.now += day - 60_000;
      expect(replayed(await post(club, ada))).to.equal('true');
    });

    it('is forgotten after a day', async () => {
      const club = await backend();
      await post(club, ada);
      club.clock.now += day;
      const later = await post(club, ada);
      expect([later.status, replayed(later), await personCountOf(club)]).to.deep.equal([201, null, 2]);
    });

    it('is independent of another key', async () => {
      const club = await backend();
      await post(club, ada, 'one');
      await post(club, ada, 'two');
      expect(await personCountOf(club)).to.equal(2);
    });
  });

describe('an Idempotency-Key', () => {
  it('is needed for a registration', async () => {
    const club = await backend();
    const response = await club.register(ada, { idempotencyKey: '' });
    expect([response.status, await issuesIn(response), await personCountOf(club)]).to.deep.equal([
      422,
      [['Idempotency-Key', 'required']],
      0,
    ]);
  });

  it('is optional for a key', async () => {
    const club = await backend();
    expect((await requestService(club, 'POST', '/lists/member/persons', { body: bob })).status).to.equal(201);
  });

  for (const [what, key] of [
    ['a space', 'a b'],
    ['letters beyond ASCII', 'schlüssel'],
    ['more than 255 letters', 'x'.repeat(256)],
  ] as const)
    it(`may not hold ${what} at the service`, async () => {
      const response = await faces['a key']!(await backend(), ada, key);
      expect([response.status, await issuesIn(response)]).to.deep.equal([422, [['Idempotency-Key', 'invalid']]]);
    });

  it('is independent at another address', async () => {
    const club = await backend();
    await faces['a key']!(club, bob);
    const path = `/lists/${await club.listOf('full')}/persons`;
    const response = await requestService(club, 'POST', path, { body: bob, headers: { 'Idempotency-Key': 'once' } });
    expect(await issuesIn(response)).to.deep.equal([['Idempotency-Key', 'key_reused']]);
  });

  it('is independent for a visitor and a server', async () => {
    const club = await backend();
    for (const post of Object.values(faces)) await post(club, ada);
    expect(await personCountOf(club)).to.equal(2);
  });

  it('is independent at two forms', async () => {
    const club = await backend();
    const statuses = [
      (await club.register(bob, { form: 'full', idempotencyKey: 'once' })).status,
      (await club.register(ada, { form: 'camp', idempotencyKey: 'once' })).status,
    ];
    expect(statuses).to.deep.equal([201, 201]);
  });

  it('is independent in two clubs', async () => {
    const club = await backend();
    await club.apply(clubFile.replace('slug: club', 'slug: other'));
    const other = { headers: { 'Idempotency-Key': 'once' }, as: await club.keyFor('other') };
    await requestService(club, 'POST', '/lists/member/persons', { body: bob, headers: other.headers });
    const response = await requestService(club, 'POST', '/lists/member/persons', { body: bob, ...other });
    expect([response.status, replayed(response), await personCountOf(club, 'other')]).to.deep.equal([201, null, 1]);
  });

  it('gives a key no access to a list outside its scope', async () => {
    const club = await backend();
    await faces['a key']!(club, ada);
    const as = await club.keyFor('club', { lists: [await club.listOf('full')] });
    const path = `/lists/${await club.listOf('camp')}/persons`;
    const response = await requestService(club, 'POST', path, {
      body: ada,
      headers: { 'Idempotency-Key': 'once' },
      as,
    });
    expect(response.status).to.equal(403);
  });
});
