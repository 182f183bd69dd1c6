import { casesOf } from '../case.js';
import { answered, equal, hasShape, keysAre, oneIn, require, Unseen, type Fields } from '../expect.js';
import type { Answer, SendRequest } from '../http.js';
import * as shapes from '../shapes.js';
import { random, type World } from '../world.js';

const { cases, specified, decided } = casesOf('portal sessions');
export const portalCases = cases;

const created = 'POST /member_portal_sessions 201';
const noPlan = 'POST /member_portal_sessions 402';
const forbidden = 'POST /member_portal_sessions 403';
const unknown = 'POST /member_portal_sessions 404';
const invalid = 'POST /member_portal_sessions 422';

const open = (sendRequest: SendRequest, body: Fields): Promise<Answer> =>
  sendRequest('POST', '/member_portal_sessions', { body });

const numbered = (world: World) =>
  world.once('numbered member', async () => {
    const membership_number = world.next();
    return world.add(await world.list('member'), { membership_number }) as Promise<Fields & { id: string }>;
  });

for (const [key, field] of [
  ['person_id', 'id'],
  ['person_external_id', 'external_id'],
  ['email', 'email'],
  ['membership_number', 'membership_number'],
] as const) {
  specified(`opens a session for a member named by ${key}`, created, async (world) => {
    const member = await numbered(world);
    const session = oneIn(answered(await open(world.main, { [key]: member[field] }), 201));
    hasShape(session, shapes.portalSession, 'data');
    equal(session['person_ids'], [member.id], 'person_ids');
  });

  specified(`answers 404 where no member is known by ${key}`, unknown, async (world) => {
    const before = key === 'person_id' ? 'per_' : '';
    const suffix = key === 'email' ? '@conformance.example' : '';
    answered(await open(world.main, { [key]: `${before}${random(24)}${suffix}` }), 404);
  });
}

specified('covers all members that the identifier matches', created, async (world) => {
  const list_id = await world.list('member');
  const email = `${world.next()}@conformance.example`;
  const family = [await world.add(list_id, { email }), await world.add(list_id, { email })].map(({ id }) => id);
  const { person_ids } = oneIn(answered(await open(world.main, { email }), 201));
  equal([...(person_ids as string[])].sort(), family.sort(), 'the set of person_ids');
});

specified('opens no session for participants and contacts', unknown, async (world) => {
  const listType = world.me.lists.some(({ type }) => type === 'contact') ? 'contact' : 'event';
  for (const type of new Set(['event', listType] as const)) {
    const { id, external_id, email } = await world.existingPerson(type);
    for (const body of [{ person_id: id }, { person_external_id: external_id }, { email }])
      answered(await open(world.main, body), 404);
  }
});

specified('refuses none, two and four identifiers', invalid, async (world) => {
  const { id: person_id, external_id: person_external_id, email, membership_number } = await numbered(world);
  for (const body of [{}, { person_id, email }, { person_id, person_external_id, email, membership_number }])
    answered(await open(world.main, body), 422);
});

specified('refuses an identifier that is no text', invalid, async (world) => {
  for (const body of [{ email: ['a@conformance.example'] }, { membership_number: 1001 }])
    answered(await open(world.main, body), 422);
});

specified('answers 402 where the plan has no members', noPlan, async (world) => {
  answered(await open(world.holder('withoutMembers').sendRequest, { email: 'niemand@conformance.example' }), 402);
});

for (const [role, what] of [
  ['portalDisabled', 'is disabled'],
  ['portalSuperordinate', 'belongs to a superordinate workspace'],
] as const)
  specified(`answers 403 where the member portal ${what}`, forbidden, async (world) => {
    const { sendRequest, me } = world.holder(role);
    const list_id = me.lists.find(({ type }) => type === 'member')?.id ?? 'member';
    const { id } = await world.add(list_id, {}, sendRequest);
    answered(await open(sendRequest, { person_id: id }), 403);
  });

specified('makes another link every time', created, async (world) => {
  const { id: person_id } = await numbered(world);
  const urls = [await open(world.main, { person_id }), await open(world.main, { person_id })].map(
    (answer) => oneIn(answer)['url'],
  );
  require(urls[0] !== urls[1], 'two sessions have one link');
});

decided('tells nothing else with a session', created, async (world) => {
  const { id: person_id } = await numbered(world);
  const session = oneIn(answered(await open(world.main, { person_id }), 201));
  keysAre(session, Object.keys(shapes.portalSession), 'data');
});

const secretOf = async (world: World): Promise<URL> => {
  const { id: person_id } = await numbered(world);
  return new URL(String(oneIn(answered(await open(world.main, { person_id }), 201))['url']));
};

decided('hides the secret of a link behind #, where no server log sees it', created, async (world) => {
  const { hash, search, origin, pathname } = await secretOf(world);
  require(/^#[\w-]{43,}$/.test(hash) && search === '', 'the secret is not 256 bit or more behind #');
  equal(`${origin}${pathname}`, world.me.member_portal.url, 'the address without the secret');
});

decided('opens no session for an application', unknown, async (world) => {
  const { id } = await world.add(await world.list('member'), { creation_behaviour: 'unconfirmed' });
  answered(await open(world.main, { person_id: id }), 404);
});

decided('refuses an identifier that is empty or null', invalid, async (world) => {
  for (const body of [{ email: '' }, { person_id: null }]) answered(await open(world.main, body), 422);
});

decided('makes links that are valid for two weeks', created, async (world) => {
  const { hash, origin } = await secretOf(world);
  const { baseUrl } = world.options.connection;
  if (!baseUrl.startsWith(`${origin}/`)) throw new Unseen('the portal is not where the interface is');
  const path = `/public/${world.me.slug}/portal/links`;
  const opened = await world.options.connection.postTo(`${origin}${path}`, { token: hash.slice(1) });
  const times = opened.text.match(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g) ?? [];
  if (opened.status !== 200 || !times.length) throw new Unseen(`POST ${path} tells no time`);
  const days = (Math.max(...times.map((time) => Date.parse(time))) - Date.now()) / 86_400_000;
  require(Math.abs(days - 14) < 0.01, `the link is valid for ${days.toFixed(3)} days, not 14`);
});
