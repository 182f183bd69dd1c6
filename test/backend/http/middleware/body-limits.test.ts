import { expect } from 'chai';
import { ada, backend, issuesIn, origin } from '../../../support/backend.js';
import { personCountOf, type Club } from '../../../support/service-requests.js';

interface Face {
  limit: number;
  post: (club: Club, body: unknown) => Promise<[path: string, headers: Record<string, string>, body: unknown]>;
}

const json = { 'content-type': 'application/json' };

const faces: Record<string, Face> = {
  'a visitor': {
    limit: 64 * 1024,
    post: async ({ listOf, formToken }, body) => [
      `/public/club/lists/${await listOf('camp')}/persons`,
      { ...json, 'Form-Token': await formToken(), 'Idempotency-Key': crypto.randomUUID() },
      body,
    ],
  },
  'a key': {
    limit: 1024 * 1024,
    post: async ({ listOf, key }, body) => [
      `/api/lists/${await listOf('camp')}/persons`,
      { ...json, authorization: `Bearer ${key}` },
      body,
    ],
  },
};

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const padded = (length: number) => JSON.stringify(ada).padEnd(length, ' ');

/** A body that never ends, a kibibyte at a time, and how much of it was taken. */
function endless() {
  const consumed = { bytes: 0 };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      consumed.bytes += 1024;
      controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
  });
  return { consumed, stream };
}

for (const [who, { limit, post }] of Object.entries(faces))
  describe(`the size limit of a body of ${who}`, () => {
    let club: Club;
    before(async () => {
      club = await backend();
    });

    const send = async (body: unknown) => {
      const [path, headers, sent] = await post(club, body);
      return club.request('POST', path, { headers, body: sent });
    };

    it('accepts the exact size', async () => {
      expect((await send(padded(limit))).status).to.equal(201);
    });

    it('refuses one byte more', async () => {
      expect((await send(padded(limit + 1))).status).to.equal(413);
    });

    it('counts bytes, not characters', async () => {
      expect((await send(JSON.stringify({ ...ada, notes: '山'.repeat(limit / 3) }))).status).to.equal(413);
    });

    it('applies without reading the rest', async () => {
      const { consumed, stream } = endless();
      const [path, headers] = await post(club, undefined);
      const init = { method: 'POST', headers, body: stream, duplex: 'half' };
      const response = await club.app(new Request(`${origin}${path}`, init as RequestInit));
      expect([response.status, consumed.bytes < 2 * limit]).to.deep.equal([413, true]);
    });

    for (const [what, body, code] of [
      ['nested 9 deep', `{"notes":${nested(8)}}`, 'too_deep'],
      ['nested 9 deep in objects', `${'{"a":'.repeat(9)}1${'}'.repeat(9)}`, 'too_deep'],
      ['nested 30 000 deep', `{"notes":${nested(30_000)}}`, 'too_deep'],
      ['nested deep and never closed', '[{"a":'.repeat(10_000), 'too_deep'],
      [
        'of 201 keys',
        JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`k${index}`, 1]))),
        'too_many_keys',
      ],
      [
        'of 201 keys inside a field',
        JSON.stringify({ address: Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`k${index}`, 1])) }),
        'too_many_keys',
      ],
      ['with a text of 10 001 characters', JSON.stringify({ ...ada, notes: 'x'.repeat(10_001) }), 'too_long'],
      ['with a text of 10 001 characters in a list', JSON.stringify({ courses: ['x'.repeat(10_001)] }), 'too_long'],
      ['that is no JSON', '{"name":', 'not_json'],
      ['that is an array', '[]', 'not_json'],
      ['that is null', 'null', 'not_json'],
      ['that is a text', '"x"', 'not_json'],
      ['that is empty', ' ', 'not_json'],
    ] as const)
      it(`refuses a body ${what}`, async () => {
        const response = await send(body);
        expect([response.status, (await issuesIn(response)).map(([, code]) => code)]).to.deep.equal([422, [code]]);
      });

    it('accepts 8 levels', async () => {
      expect(await issuesIn(await send(`{"notes":${nested(7)}}`))).to.deep.include(['notes', 'wrong_type']);
    });

    it('accepts 200 keys', async () => {
      const keys = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`k${index}`, 1]));
      const codes = new Set((await issuesIn(await send(keys))).map(([, code]) => code));
      expect([codes.has('too_many_keys'), codes.has('unknown')]).to.deep.equal([false, true]);
    });

    for (const character of ['x', '🏕'])
      it(`accepts a text of 10 000 ${character}`, async () => {
        const response = await send({ ...ada, notes: character.repeat(10_000) });
        expect(response.status).to.equal(201);
      });

    it('accepts brackets within text', async () => {
      expect((await send({ ...ada, notes: `${'[{'.repeat(100)}\\"\\` })).status).to.equal(201);
    });

    it('causes no 500', () => {
      expect(club.reports).to.deep.equal([]);
    });
  });

describe('a body that is too large', () => {
  it('stores nothing', async () => {
    const club = await backend();
    for (const { limit, post } of Object.values(faces)) {
      const [path, headers, body] = await post(club, padded(limit + 1));
      await club.request('POST', path, { headers, body });
    }
    expect(await personCountOf(club)).to.equal(0);
  });
});
