import { expect } from 'chai';
import { headerNames, limits } from '../../../src/contract/index.js';
import { ada, backend, origin } from '../../support/backend.js';
import { bob, listIdByType, seededRandom, type Club } from '../../support/service-requests.js';

type Random = () => number;

const oneOf = <Choice>(random: Random, choices: readonly Choice[]): Choice =>
  choices[Math.floor(random() * choices.length)]!;

const strings = [
  '',
  ' ',
  '0',
  'null',
  'size',
  'member',
  'per_1',
  'col_1',
  '__proto__',
  'constructor',
  'toString',
  '../..',
  "' or '1'='1",
  '"; drop table person; --',
  '%',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\0',
  '\r\nSet-Cookie: a=b',
  '\ud800',
  'ﬀ🏕️\u202e',
  '2027-02-30',
  'x'.repeat(10_001),
  '9'.repeat(400),
];

const keys = [
  'data',
  'name',
  'first_name',
  'email',
  'birthdate',
  'address',
  'size',
  'courses',
  'swims',
  'type',
  'allowed_values',
  'external_id',
  'creation_behaviour',
  'id',
  '__proto__',
  'constructor',
  'prototype',
  'polluted',
  'hasOwnProperty',
  'toJSON',
  'then',
  '',
  'a.b',
];

/** JSON of any shape, as text: numbers that no double holds, keys twice, prototype keys as own keys. */
function anyJson(random: Random, depth = 0): string {
  const kind = Math.floor(random() * (depth > 3 ? 4 : 7));
  if (kind === 0) return JSON.stringify(oneOf(random, strings));
  if (kind === 1) return oneOf(random, ['0', '-0', '1', '-1', '1.5', '1e999', '-1e-999', '9007199254740993', '1E400']);
  if (kind === 2) return oneOf(random, ['true', 'false', 'null']);
  if (kind === 3)
    return JSON.stringify(oneOf(random, ['S', 'M', 'Canoe', 'string', 'array', 'unconfirmed', 'default']));
  const count = Math.floor(random() * 5);
  if (kind === 4) return `[${Array.from({ length: count }, () => anyJson(random, depth + 1)).join()}]`;
  const entry = () => `${JSON.stringify(oneOf(random, keys))}:${anyJson(random, depth + 1)}`;
  return `{${Array.from({ length: count + 1 }, entry).join()}}`;
}

/** A body of any sort: mostly JSON, sometimes cut short, sometimes no text at all. */
function anyBody(random: Random): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder();
  const json = text.encode(anyJson(random));
  const kind = random();
  if (kind < 0.3) return text.encode(JSON.stringify(oneOf(random, [ada, bob])));
  if (kind < 0.7) return json;
  if (kind < 0.8) return json.slice(0, Math.floor(random() * json.length));
  if (kind < 0.9) return text.encode(`{"data":[${Array.from({ length: 3 }, () => anyJson(random)).join()}]}`);
  return Uint8Array.from({ length: 200 }, () => Math.floor(random() * 256));
}

const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 300);

/** One part of a path, seldom well formed. */
const anyPart = (random: Random, knownParts: readonly string[]): string => {
  const kind = random();
  if (kind < 0.7) return oneOf(random, knownParts);
  if (kind < 0.85) return encodeURIComponent(oneOf(random, strings).toWellFormed().slice(0, 300));
  return oneOf(random, ['%', '%zz', '%ff', '%00', '%2f', '%2e%2e', '%ed%a0%80', ';', ':', '@', "'", '[', '~', '$&']);
};

/** Requests that somebody might send who wants to see what happens. */
async function* anyRequests(club: Club, seed: number, count: number): AsyncGenerator<Request> {
  const random = seededRandom(seed);
  const { data } = await club.api.createPerson({ list_id: 'member', body: { ...bob, external_id: 'bob' } });
  const lists = ['member', await club.listOf('camp'), await club.listOf('hidden'), await listIdByType(club, 'contact')];
  const token = await club.formToken();
  const parts = [...lists, ...lists, ...lists, 'camp', data.id];
  const templates: [method: string, path: string][] = [
    ['GET', '/api/events'],
    ['GET', '/api/lists/*/persons'],
    ['POST', '/api/lists/*/persons'],
    ['POST', '/api/lists/*/persons'],
    ['GET', '/api/lists/*/persons/*'],
    ['GET', '/api/lists/*/custom_columns'],
    ['PUT', '/api/lists/*/custom_columns'],
    ['GET', '/public/club/events'],
    ['POST', '/public/club/lists/*/persons'],
    ['POST', '/public/club/lists/*/persons'],
    ['GET', '/public/club/lists/*/persons/*'],
    ['GET', '/public/club/lists/*/custom_columns'],
    ['GET', '/public/club/forms/*'],
    ['POST', '/public/club/forms/*/token'],
    ['POST', '/public/club/member_portal_sessions'],
    ['GET', '/public/*/*'],
  ];
  for (let index = 0; index < count; index++) {
    const [usual, template] = oneOf(random, templates);
    const method = random() < 0.8 ? usual : oneOf(random, ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
    const path = template.replaceAll('*', () => anyPart(random, parts));
    const search =
      random() < 0.3 ? `?${oneOf(random, ['cursor', 'per_page', '__proto__'])}=${anyPart(random, ['1', '2'])}` : '';
    const headers = new Headers({ 'content-type': random() < 0.85 ? 'application/json' : 'text/plain' });
    if (path.startsWith('/api') && random() < 0.95) headers.set('authorization', `Bearer ${club.key}`);
    if (random() < 0.8)
      headers.set(headerNames.idempotencyKey, random() < 0.8 ? `key-${index}` : printable(oneOf(random, strings)));
    if (random() < 0.8) headers.set(headerNames.formToken, random() < 0.9 ? token : printable(oneOf(random, strings)));
    const bodiless = method === 'GET' || method === 'HEAD';
    yield new Request(`${origin}${path}${search}`, { method, headers, ...(bodiless ? {} : { body: anyBody(random) }) });
  }
}

const knownNames = new Set([200, 201, 204, 401, 402, 403, 404, 405, 409, 413, 415, 422]);

/** What Object.prototype is made of. */
const prototype = () => JSON.stringify(Object.getOwnPropertyNames(Object.prototype));

for (const seed of [1, 2, 3])
  describe(`random invalid input ${seed}`, () => {
    let club: Club;
    const answers: [request: string, response: Response][] = [];
    let untouched: string;

    before(async () => {
      untouched = prototype();
      club = await backend();
      for await (const request of anyRequests(club, seed, 600))
        answers.push([`${request.method} ${request.url}`, await club.app(request)]);
    });

    it('gets only documented kinds of responses', () => {
      expect(answers.filter(([, { status }]) => !knownNames.has(status)).map(([request]) => request)).to.deep.equal([]);
    });

    it('causes no 500', () => {
      expect(club.reports).to.deep.equal([]);
    });

    it('causes more than one kind of response', () => {
      const statuses = new Set(answers.map(([, { status }]) => status));
      expect([...statuses]).to.include.members([200, 201, 401, 404, 405, 415, 422]);
    });

    it('gets JSON or an empty body', async () => {
      const odd = [];
      for (const [request, response] of answers) {
        const text = await response.clone().text();
        if (text && !/^application\/(problem\+)?json/.test(response.headers.get('content-type') ?? ''))
          odd.push(request);
      }
      expect(odd).to.deep.equal([]);
    });

    it('does not change Object.prototype', () => {
      expect([prototype(), ({} as Record<string, unknown>)['polluted']]).to.deep.equal([untouched, undefined]);
    });

    it('leaves every list readable', async () => {
      const lists = [
        'member',
        await club.listOf('camp'),
        await club.listOf('hidden'),
        await listIdByType(club, 'contact'),
      ];
      const pages = await Promise.all(lists.map((list_id) => club.api.listPersons({ list_id })));
      expect(pages.every(({ meta }) => meta.per_page === limits.perPage)).to.equal(true);
    });
  });
