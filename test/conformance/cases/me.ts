import { casesOf } from '../case.js';
import { answered, equal, hasShape, keysAre, oneIn, require, type Fields } from '../expect.js';
import * as shapes from '../shapes.js';

const { cases, decided } = casesOf('workspace metadata');
export const meCases = cases;

const list = { id: shapes.id('lst_'), type: shapes.filled, name: shapes.filled };

decided('describes the workspace as docs/api.md shows', 'GET /me 200', async (world) => {
  const me = oneIn(answered(await world.main('GET', '/me'), 200));
  hasShape(me, { id: shapes.id('wsp_'), name: shapes.filled, slug: shapes.filled }, 'data');
  keysAre(me, ['id', 'name', 'slug', 'subscription', 'member_portal', 'lists', 'key'], 'data');
  hasShape(me['subscription'], { variant: shapes.filled, list_types: shapes.texts }, 'subscription');
  hasShape(me['member_portal'], { status: shapes.filled, url: shapes.address }, 'member_portal');
  hasShape(me['key'], { name: shapes.text, scopes: shapes.texts }, 'key');
  for (const [index, one] of (me['lists'] as Fields[]).entries()) {
    hasShape(one, list, `lists.${index}`);
    require(['member', 'event', 'contact'].includes(String(one['type'])), `lists.${index} is of no known type`);
  }
});

decided('shows no key', 'GET /me 200', async (world) => {
  const { text } = answered(await world.main('GET', '/me'), 200);
  require(!/sk_\w/.test(text), 'the answer holds something that looks like a key');
});

decided('tells a key of the lists that it may touch, and of no others', 'GET /me 200', async (world) => {
  const { me } = world.holder('restricted');
  const knownIds = new Set(world.me.lists.map(({ id }) => id));
  require(me.lists.every(({ id }) =>
    knownIds.has(id),
  ), 'the key that may touch some lists sees one that the main key does not');
});

decided('names the list of every event', 'GET /me 200', async (world) => {
  const events = world.me.lists.filter(({ type }) => type === 'event').map(({ id }) => id);
  const { json } = answered(await world.main('GET', '/events'), 200);
  const namedIds = (json as { data: { list_id: string }[] }).data.map(({ list_id }) => list_id);
  equal([...namedIds].sort(), [...events].sort(), 'the set of lists of events');
});

for (const [role, status] of [
  ['portalDisabled', 'disabled'],
  ['portalSuperordinate', 'superordinate'],
] as const)
  decided(`says that the portal is ${status}`, 'GET /me 200', async (world) => {
    const { sendRequest } = world.holder(role);
    const me = oneIn(answered(await sendRequest('GET', '/me'), 200));
    equal((me['member_portal'] as Fields)['status'], status, 'member_portal.status');
  });
