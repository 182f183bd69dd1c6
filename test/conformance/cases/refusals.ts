import { casesOf } from '../case.js';
import { answered, oneIn, require, NotTried } from '../expect.js';
import type { Answer, SendRequest } from '../http.js';
import { requiredScopes } from '../roles.js';
import type { Cell } from '../tables.js';
import { random, type ListType, type World } from '../world.js';

const { cases, specified, decided } = casesOf('lists out of reach');
export const refusalCases = cases;

/** Every endpoint below a list, with something it would take. */
const endpoints = [
  ['GET', '/lists/{list_id}/persons', undefined],
  ['POST', '/lists/{list_id}/persons', (world: World) => world.newPerson()],
  ['PUT', '/lists/{list_id}/persons', (world: World) => ({ data: [world.newPerson()] })],
  ['GET', '/lists/{list_id}/persons/{person_id}', undefined],
  ['PUT', '/lists/{list_id}/persons/{person_id}', () => ({ email: 'neu@conformance.example' })],
  ['DELETE', '/lists/{list_id}/persons/{person_id}', undefined],
  ['GET', '/lists/{list_id}/custom_columns', undefined],
  ['PUT', '/lists/{list_id}/custom_columns', () => ({ data: [{ name: 'conformance: never', type: 'string' }] })],
] as const;

type Line = (typeof endpoints)[number];

const use = (
  world: World,
  sendRequest: SendRequest,
  [method, path, body]: Line,
  list_id: string,
  person_id: string,
): Promise<Answer> =>
  sendRequest(method, path.replace('{list_id}', list_id).replace('{person_id}', encodeURIComponent(person_id)), {
    ...(body ? { body: body(world) } : {}),
  });

/** The synchronise endpoint is named and not shown; all others are in the tables. */
const caseOf = (line: Line) => (line[0] === 'PUT' && line[1].endsWith('/persons') ? decided : specified);

const unknownId = () => `per_${random(24)}`;

/** A list of the main workspace that the restricted key may not touch, with somebody in it. */
async function outOfReach(world: World) {
  const { sendRequest, me } = world.holder('restricted');
  const within = new Set(me.lists.map(({ id }) => id));
  for (const type of ['member', 'event', 'contact'] as const satisfies ListType[]) {
    const list_id = await world.list(type).catch(() => undefined);
    if (list_id !== undefined && !within.has(list_id))
      return { sendRequest, existingPerson: await world.existingPerson(type) };
  }
  throw new NotTried(requiredScopes.restricted);
}

for (const line of endpoints) {
  const [method, path] = line;
  const endpoint = `${method} ${path}`;

  caseOf(line)(`answers 404 where there is no such list: ${endpoint}`, `${endpoint} 404` as Cell, async (world) => {
    answered(await use(world, world.main, line, `lst_${random(24)}`, unknownId()), 404);
  });

  caseOf(line)(
    `answers 402 for a list whose type is not in the plan: ${endpoint}`,
    `${endpoint} 402` as Cell,
    async (world) => {
      const { sendRequest, me } = world.holder('withoutMembers');
      const list = me.lists.find(({ type }) => !me.subscription.list_types.includes(type));
      if (!list) throw new NotTried(requiredScopes.withoutMembers);
      answered(await use(world, sendRequest, line, list.id, unknownId()), 402);
    },
  );

  caseOf(line)(
    `answers 403 for a list that the key may not touch: ${endpoint}`,
    `${endpoint} 403` as Cell,
    async (world) => {
      const { sendRequest, existingPerson } = await outOfReach(world);
      const { list_id, id, email, external_id } = existingPerson;
      const { text } = answered(await use(world, sendRequest, line, list_id, id), 403);
      require(!text.includes(String(email)) &&
        !text.includes(String(external_id)), 'the refusal tells who the person is');
      const there = oneIn(answered(await world.main('GET', `/lists/${list_id}/persons/${id}`), 200));
      require(there['email'] === email, 'the person was changed all the same');
    },
  );
}

const onePerson = endpoints.filter(([, path]) => path.endsWith('{person_id}'));

for (const line of onePerson) {
  const endpoint = `${line[0]} ${line[1]}`;

  specified(
    `answers 404 where neither id nor external_id is known: ${endpoint}`,
    `${endpoint} 404` as Cell,
    async (world) => {
      const list_id = await world.home();
      for (const person_id of [unknownId(), `${world.prefix}-nobody`])
        answered(await use(world, world.main, line, list_id, person_id), 404);
    },
  );

  specified(`answers 404 for a person of another list: ${endpoint}`, `${endpoint} 404` as Cell, async (world) => {
    const { id, external_id, list_id, email } = await world.existingPerson('member');
    const eventList = await world.list('event');
    for (const person_id of [id, String(external_id)])
      answered(await use(world, world.main, line, eventList, person_id), 404);
    const there = oneIn(answered(await world.main('GET', `/lists/${list_id}/persons/${id}`), 200));
    require(there['email'] === email, 'the person was changed all the same');
  });
}

decided('answers 404 for a list of another workspace', 'GET /lists/{list_id}/persons 404', async (world) => {
  const role = (['withoutMembers', 'portalDisabled', 'portalSuperordinate'] as const).find((name) => world.roles[name]);
  const { sendRequest } = world.holder(role ?? 'portalDisabled');
  answered(await sendRequest('GET', `/lists/${await world.list('member')}/persons`), 404);
});
