import { casesOf } from '../case.js';
import { answered, dataIn, equal, oneIn, require, type Fields } from '../expect.js';
import { allPersons } from '../pages.js';
import type { World } from '../world.js';

const { cases, decided } = casesOf('retries and conflicts');
export const retryCases = cases;

const post = (world: World, path: string, body: Fields, key: string) =>
  world.main('POST', path, { body, headers: { 'Idempotency-Key': key } });

/** Every POST, with something it takes. */
const posts = {
  'POST /lists/{list_id}/persons 201': async (world: World) => [
    `/lists/${await world.home()}/persons`,
    world.newPerson(),
  ],
  'POST /fees 201': async (world: World) => {
    const { id: person_id } = await world.existingPerson('member');
    world.fees++;
    return ['/fees', { data: [{ amount: 1, description: 'Konformitätsprüfung', person_id }] }];
  },
  'POST /member_portal_sessions 201': async (world: World) => [
    '/member_portal_sessions',
    { person_id: (await world.existingPerson('member')).id },
  ],
} as const satisfies Record<string, (world: World) => Promise<(string | Fields)[]>>;

for (const [cell, sent] of Object.entries(posts) as [keyof typeof posts, (world: World) => Promise<[string, Fields]>][])
  decided(
    `answers a retry with the same Idempotency-Key as it did before: ${cell.slice(0, -4)}`,
    cell,
    async (world) => {
      const [path, body] = await sent(world);
      const key = world.next();
      const first = answered(await post(world, path, body, key), 201);
      const repeated = answered(await post(world, path, body, key), 201);
      equal(dataIn(repeated), dataIn(first), 'data of the retry');
      equal(
        [first, repeated].map(({ headers }) => headers.get('idempotency-replayed')),
        [null, 'true'],
        'Idempotency-Replayed of both',
      );
    },
  );

decided(
  'creates one person however often it is asked with one Idempotency-Key',
  'POST /lists/{list_id}/persons 201',
  async (world) => {
    const list_id = await world.home();
    const email = `${world.next()}@conformance.example`;
    const key = world.next();
    for (const _ of [1, 2, 3]) answered(await post(world, `/lists/${list_id}/persons`, { email }, key), 201);
    equal(
      (await allPersons(world, list_id)).filter((person) => person['email'] === email).length,
      1,
      'the number of persons',
    );
  },
);

decided(
  'refuses an Idempotency-Key with another body, and tells nothing of the first',
  'POST /lists/{list_id}/persons 422',
  async (world) => {
    const path = `/lists/${await world.home()}/persons`;
    const [one, other, key] = [world.newPerson(), world.newPerson(), world.next()];
    const { id } = oneIn(answered(await post(world, path, one, key), 201));
    const { text } = answered(await post(world, path, other, key), 422);
    require(!text.includes(String(one['email'])) &&
      !text.includes(String(id)), 'the refusal tells of the first request');
  },
);

decided(
  'leaves an Idempotency-Key free where the request was refused',
  'POST /lists/{list_id}/persons 201',
  async (world) => {
    const path = `/lists/${await world.home()}/persons`;
    const key = world.next();
    answered(await post(world, path, world.newPerson({ email: 42 }), key), 422);
    answered(await post(world, path, world.newPerson(), key), 201);
  },
);

const tagOf = (answer: { headers: Headers }): string => {
  const tag = answer.headers.get('etag');
  require(tag !== null, 'the answer has no ETag');
  return tag;
};

decided(
  'tags a person, with another tag after every change',
  'PUT /lists/{list_id}/persons/{person_id} 200',
  async (world) => {
    const list_id = await world.home();
    const answer = await world.main('POST', `/lists/${list_id}/persons`, { body: world.newPerson() });
    const path = `/lists/${list_id}/persons/${String(oneIn(answered(answer, 201))['id'])}`;
    const [created, read] = [tagOf(answer), tagOf(await world.main('GET', path))];
    const changed = tagOf(await world.main('PUT', path, { body: { email: 'neu@conformance.example' } }));
    // a tag is weak where the answer was compressed on its way
    const bare = (tag: string) => tag.replace(/^W\//, '');
    equal(bare(created), bare(read), 'the tag of the person as read');
    require(bare(changed) !== bare(read), 'the tag is the same after a change');
    equal(bare(tagOf(await world.main('GET', path))), bare(changed), 'the tag as read afterwards');
  },
);

decided(
  'updates with If-Match what nobody has changed, and answers 412 where somebody has',
  'PUT /lists/{list_id}/persons/{person_id} 200',
  async (world) => {
    const list_id = await world.home();
    const { id } = await world.add(list_id);
    const path = `/lists/${list_id}/persons/${id}`;
    const tag = tagOf(await world.main('GET', path));
    const updateEmail = (email: string) => world.main('PUT', path, { body: { email }, headers: { 'If-Match': tag } });
    answered(await updateEmail('erst@conformance.example'), 200);
    answered(await updateEmail('dann@conformance.example'), 412);
    equal(oneIn(await world.main('GET', path))['email'], 'erst@conformance.example', 'email afterwards');
  },
);
