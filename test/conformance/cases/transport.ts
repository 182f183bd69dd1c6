import { casesOf } from '../case.js';
import { answered, equal, fieldsIn, require, Unseen } from '../expect.js';
import type { Answer } from '../http.js';
import { tables, type Cell } from '../tables.js';
import { random, type World } from '../world.js';

const { cases, decided } = casesOf('authentication and transport');
export const transportCases = cases;

const endpoints = Object.keys(tables).map((endpoint) => endpoint.split(' ') as [method: string, path: string]);
const at = (path: string, world: World) =>
  path.replace('{list_id}', world.me.lists[0]!.id).replace('{person_id}', `per_${random(24)}`);

const sending = (method: string) => (/PUT|POST/.test(method) ? { body: {} } : {});

decided('answers 401 to every endpoint without a key', [], async (world) => {
  for (const [method, path] of endpoints) {
    const answer = answered(await world.anonymous(method, at(path, world), sending(method)), 401);
    require(answer.headers.has('www-authenticate'), 'the answer has no header WWW-Authenticate');
  }
});

decided('answers 401 to a key that is unknown, or no key', [], async (world) => {
  for (const authorization of [`Bearer sk_${random(43)}`, 'Bearer ', 'Basic c2s6', `sk_${random(43)}`])
    answered(await world.anonymous('GET', '/events', { headers: { authorization } }), 401);
});

decided('answers 405 to a method that an address does not have, and says which it has', [], async (world) => {
  const { list_id, id } = await world.existingPerson('member');
  for (const [method, path, allowed] of [
    ['DELETE', '/events', 'GET'],
    ['POST', '/me', 'GET'],
    ['DELETE', `/lists/${list_id}/persons`, 'GET, POST, PUT'],
    ['POST', `/lists/${list_id}/persons/${id}`, 'DELETE, GET, PUT'],
    ['POST', `/lists/${list_id}/custom_columns`, 'GET, PUT'],
    ['DELETE', '/fees', 'POST'],
    ['GET', '/member_portal_sessions', 'POST'],
  ] as const) {
    const { headers } = answered(await world.main(method, path, sending(method)), 405);
    // fees can be read at the bundled service, beside the specification
    const extraMethods = path === '/fees' ? /^(HEAD|OPTIONS|GET)$/ : /^(HEAD|OPTIONS)$/;
    const allowedMethods = (headers.get('allow') ?? '').split(/\s*,\s*/).filter((one) => !extraMethods.test(one));
    equal(allowedMethods.sort().join(', '), allowed, `Allow of ${path}`);
  }
});

decided('answers 404 where there is no such address', [], async (world) => {
  for (const path of [`/${random()}`, '/lists', '/events/1']) answered(await world.main('GET', path), 404);
});

decided('answers 415 to a body that is not application/json', [], async (world) => {
  const path = `/lists/${await world.list('member')}/persons`;
  const text = JSON.stringify(world.newPerson());
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', undefined])
    answered(
      await world.main('POST', path, {
        raw: new TextEncoder().encode(text),
        headers: type ? { 'content-type': type } : {},
      }),
      415,
    );
});

decided('answers 413 to a body that is too large', [], async (world) => {
  const raw = JSON.stringify({ ...world.newPerson(), email: 'x'.repeat(1024 * 1024 + 4096) });
  const path = `/lists/${await world.list('member')}/persons`;
  answered(await world.main('POST', path, { raw, headers: { 'content-type': 'application/json' } }), 413);
});

decided('answers 422 to what is not JSON, or no object', 'POST /lists/{list_id}/persons 422', async (world) => {
  const path = `/lists/${await world.list('member')}/persons`;
  for (const raw of ['{"email":', '[]', '"x"', ''])
    answered(await world.main('POST', path, { raw, headers: { 'content-type': 'application/json' } }), 422);
});

decided('refuses a key that comes from a web page, and lets no page read', [], async (world) => {
  const probe = new Request('https://conformance.example', { headers: { origin: 'https://conformance.example' } });
  if (!probe.headers.has('origin')) throw new Unseen('what runs this cannot pretend to be a page');
  const answer = answered(
    await world.main('GET', '/events', { headers: { origin: 'https://conformance.example' } }),
    403,
  );
  require(!answer.headers.has('access-control-allow-origin'), 'the answer lets pages of other origins read it');
});

/** RFC 9457 with `errors` and `issues` beside it (docs/api-rules.md#errors). */
function isProblem({ status, headers, json }: Answer): void {
  require(/^application\/problem\+json\b/.test(
    headers.get('content-type') ?? '',
  ), 'a refusal is not application/problem+json');
  const problem = fieldsIn(json, 'the problem');
  for (const key of ['type', 'title', 'detail'])
    require(typeof problem[key] === 'string', `${key} of a refusal is no text`);
  equal(problem['status'], status, 'status in the body');
}

decided(
  'words refusals as problems',
  ['POST /lists/{list_id}/persons 404', 'POST /lists/{list_id}/persons 422'] as Cell[],
  async (world) => {
    const { list_id, external_id } = await world.existingPerson('member');
    const refusals = [
      await world.anonymous('GET', '/events'),
      await world.main('GET', `/lists/lst_${random(24)}/persons`),
      await world.main('DELETE', '/events'),
      await world.main('POST', `/lists/${list_id}/persons`, { body: { external_id } }),
    ];
    equal(
      refusals.map(({ status }) => status),
      [401, 404, 405, 422],
      'the statuses',
    );
    refusals.forEach(isProblem);
  },
);

decided(
  'says by path what is wrong, for people and for programs',
  ['POST /lists/{list_id}/persons 422', 'POST /fees 422'],
  async (world) => {
    const { list_id, id: person_id } = await world.existingPerson('member');
    const good = { amount: 100, description: 'Konformitätsprüfung', person_id };
    for (const [path, body, field] of [
      [`/lists/${list_id}/persons`, { email: 42 }, 'email'],
      [`/lists/${list_id}/persons`, { name: { first_name: 42 } }, 'name.first_name'],
      ['/fees', { data: [good, { ...good, amount: 0 }] }, 'data.1.amount'],
    ] as const) {
      const answer = answered(await world.main('POST', path, { body }), 422);
      isProblem(answer);
      const { errors, issues } = fieldsIn(answer.json, 'the problem');
      equal(Object.keys(fieldsIn(errors, 'errors')), [field], 'the paths in errors');
      const sentences = (errors as Record<string, unknown>)[field];
      require(Array.isArray(sentences) &&
        sentences.every((one) => typeof one === 'string'), `errors.${field} is no array of sentences`);
      require(Array.isArray(issues) && issues.length === 1, 'issues is not an array of one');
      const issue = fieldsIn(issues[0], 'issues.0');
      equal([issue['field'], typeof issue['code']], [field, 'string'], 'field and type of code in issues.0');
    }
  },
);

decided('describes itself to programs in OpenAPI 3.1, with a version and every endpoint', [], async (world) => {
  const { json } = answered(await world.main('GET', '/openapi.json'), 200);
  const { openapi, info, paths } = fieldsIn(json, 'the document');
  require(/^3\.1\./.test(String(openapi)), `openapi is ${String(openapi)}`);
  require(!!fieldsIn(info, 'info')['version'], 'info has no version');
  for (const [method, path] of endpoints)
    require(Object.hasOwn(
      fieldsIn(fieldsIn(paths, 'paths')[path], `paths.${path}`),
      method.toLowerCase(),
    ), `the document does not know ${method} ${path}`);
});
