import { expect } from 'chai';
import { scopes } from '../../../src/backend/workspace/index.js';
import {
  calendars,
  gate,
  memberRegistrations,
  portal,
  service,
  type Contract,
  type Endpoint,
} from '../../../src/contract/index.js';
import { ada, backend, club as clubFile, issuesIn } from '../../support/backend.js';
import { bob, listIdByType, responseParts, type Club } from '../../support/service-requests.js';
import { createLinkToken, openMemberSession } from '../../support/member-sign-in.js';
import { deviceSecret, requestCode } from '../../support/sign-in-code.js';

/** What each writing endpoint takes; one that is added to the contract wants its line here. */
const bodies: Record<string, unknown> = {
  'PUT /lists/{list_id}/persons': { data: [{ external_id: 'new' }] },
  'POST /lists/{list_id}/persons': ada,
  'PUT /lists/{list_id}/persons/{person_id}': { phone: '+49 30 1' },
  'PUT /lists/{list_id}/custom_columns': { data: [{ name: 'New', type: 'string' }] },
  'POST /fees': { data: [{ amount: 500, description: 'Flag', person_external_id: 'bob' }] },
  'POST /member_portal_sessions': { person_external_id: 'bob' },
  'POST /portal/link-requests': { email: bob.email },
  'PUT /lists/member/persons/{person_id}': { phone: '+49 30 1' },
  'POST /portal/email-changes/{person_id}/mails': {},
  'PUT /portal/registrations/{registration_id}': {},
  'POST /portal/registrations/{registration_id}/offer': { accept: true },
};
/** What takes the token of a sign-in link, which there is only when somebody has made one. */
const withLink = new Set(['POST /portal/links', 'POST /portal/sessions']);

const linesOf = (contract: Contract): [string, Endpoint][] =>
  Object.values(contract).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]);
const specified = new Map(linesOf(service));
const narrowed = new Map(linesOf({ ...gate, ...calendars, ...portal, ...memberRegistrations }));
const lines = [...new Map([...specified, ...narrowed])];
/** What is only for members who are signed in, and what of it is about one person. */
const personal =
  /^(GET|DELETE) \/portal\/(sessions\/current|fees|registrations)$|^(PUT|DELETE|POST) \/portal\/registrations\/|^(POST|DELETE) \/portal\/email-changes\/|^(GET|PUT) \/lists\/member\/persons\//;
const ofOne = /\/lists\/member\/persons\/|\/portal\/email-changes\//;
/** What is about one registration, and here about none: `gate/member-registrations.test.ts` has those that there are. */
const ofRegistration = /\/portal\/registrations\/\{/;
/** What is about a new e-mail address that waits to be confirmed, and the token in the mail about it. */
const ofEmailChange = /\/portal\/email-/;

/** Bob asks for a new address; gives the tokens in the mails about it. */
async function changeBobsEmail(club: Club, bobId: string): Promise<Record<string, string>> {
  const { sendRequest } = await asBob(club);
  await sendRequest('PUT', `/lists/member/persons/${bobId}`, { body: { email: 'new@example.org' } });
  const texts = (await club.deliverMails()).map(({ text }) => text).join('\n');
  const token = (purpose: string) => new RegExp(`/email/${purpose}\\?lang=\\w+#([\\w-]{43})`).exec(texts)?.[1] ?? '';
  return { 'POST /portal/email-confirmations': token('confirm'), 'POST /portal/email-undos': token('undo') };
}

/** A club with Bob and Dan among its members and Eve at its camp, and a club beside it. */
async function twoClubs() {
  const club = await backend({ otherClubs: [clubFile.replace('slug: club', 'slug: rival')] });
  const camp = await club.listOf('camp');
  const memberCalled = async (external_id: string) =>
    (
      await club.api.createPerson({
        list_id: 'member',
        body: { ...bob, email: `${external_id}@example.org`, external_id },
      })
    ).data.id;
  const ids = { bob: await memberCalled('bob'), dan: await memberCalled('dan') };
  await club.api.createPerson({ list_id: camp, body: { ...ada, external_id: 'eve' } });
  return { club, camp, ids };
}

/** What Bob types on the device that he has requested a link on. */
const mailedCode = async (club: Club) => ({
  code: (await requestCode(club, 'bob@example.org')).code,
  device_secret: deviceSecret(),
});

const asBob = async (club: Club) => openMemberSession(club, await createLinkToken(club, 'bob'));

type CredentialsOf = (club: Club, endpoint: Pick<Endpoint, 'scopes'>) => Promise<Record<string, string>>;
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** Who asks, by the headers that they send. */
const principals = {
  'no key': async () => ({}),
  'a key that nobody has': async () => bearer(`sk_${'x'.repeat(43)}`),
  'a key': async ({ key }) => bearer(key),
  'a key without the scope': async ({ keyFor }, { scopes: grantedScopes = [] }) =>
    bearer(await keyFor('club', { scopes: scopes.filter((scope) => !grantedScopes.includes(scope)) })),
  'a key without the list': async ({ keyFor }) => bearer(await keyFor('club', { lists: [] })),
  'a key of another club': async ({ keyFor }) => bearer(await keyFor('rival')),
  'the token of a member': async () => bearer(`mem_${'x'.repeat(43)}`),
  'a sign-in link': async ({ api }) => {
    const { data } = await api.createPortalSession({ body: { person_external_id: 'bob' } });
    return bearer(new URL(data.url).hash.slice(1));
  },
  'a member, of themselves': async (club) => bearer((await asBob(club)).token),
  'a member, of somebody else': async (club) => bearer((await asBob(club)).token),
  'a member whose session has ended': async (club) => {
    const { token, sendRequest } = await asBob(club);
    await sendRequest('DELETE', '/portal/sessions/current');
    return bearer(token);
  },
  'a key, from a page': async ({ key }) => ({ ...bearer(key), origin: 'https://club.example' }),
  'no key, from a page': async () => ({ origin: 'https://club.example' }),
} satisfies Record<string, CredentialsOf>;

/** What endpoints without a list in their path answer to keys for whom the persons of a body are out of reach. */
const outOfReach: Record<string, number> = { 'POST /fees': 403, 'POST /member_portal_sessions': 403 };
const unknownThere: Record<string, number> = { 'POST /fees': 422, 'POST /member_portal_sessions': 404 };

/** What the service answers to each of them. */
function ofService(expectedStatus: string, principal: keyof typeof principals): number {
  const line = expectedStatus.replace('/lists/member/', '/lists/{list_id}/');
  const endpoint = specified.get(line);
  const ofList = line.includes('{list_id}');
  if (principal === 'a key, from a page') return 403;
  if (!principal.startsWith('a key') || principal === 'a key that nobody has') return 401;
  if (!endpoint) return 404;
  if (principal === 'a key without the scope' && endpoint.scopes) return 403;
  if (principal === 'a key without the list') return ofList ? 403 : (outOfReach[line] ?? endpoint.status);
  if (principal === 'a key of another club') return ofList ? 404 : (unknownThere[line] ?? endpoint.status);
  return endpoint.status;
}

/** What the gate answers: to everybody what a visitor may do, to members what is theirs, and nothing else. */
function ofGate(line: string, principal: keyof typeof principals): number {
  const { status } = narrowed.get(line) ?? { status: 401 };
  if (ofRegistration.test(line) && /^a member, of/.test(principal)) return 404;
  if (!personal.test(line) || principal === 'a member, of themselves') return status;
  if (principal === 'a member, of somebody else') return ofOne.test(line) ? 404 : status;
  return 401;
}

const faces = [
  ['/api', ofService],
  ['/public/club', ofGate],
] as const;

/** Two clubs, and the headers of a principal of the first. */
async function clubsAndHeaders(principal: keyof typeof principals, endpoint: Pick<Endpoint, 'scopes'>) {
  const clubs = await twoClubs();
  return { ...clubs, headers: await (principals[principal] as CredentialsOf)(clubs.club, endpoint) };
}

describe('every endpoint, for every principal', () => {
  /** The clubs that refuse each principal: a refused request changes nothing, so they serve all such requests. */
  const refusing = new Map<string, Awaited<ReturnType<typeof clubsAndHeaders>>>();

  before(async function () {
    this.timeout(60_000);
    for (const principal of Object.keys(principals) as (keyof typeof principals)[])
      refusing.set(principal, await clubsAndHeaders(principal, {}));
  });

  /** Clubs for one request: those that refuse its principal, unless it is answered, or brings a token of its own. */
  async function clubsFor(line: string, principal: keyof typeof principals, endpoint: Endpoint, isRefused: boolean) {
    const isOwn = withLink.has(line) || ofEmailChange.test(line) || principal === 'a key without the scope';
    return isRefused && !isOwn ? refusing.get(principal)! : clubsAndHeaders(principal, endpoint);
  }

  for (const [prefix, expected] of faces)
    for (const [line, endpoint] of lines)
      for (const principal of Object.keys(principals) as (keyof typeof principals)[])
        it(`answers ${expected(line, principal)} at ${prefix} to ${principal}: ${line}`, async () => {
          const specifiedAs = specified.get(line.replace('/lists/member/', '/lists/{list_id}/'));
          const isRefused = expected(line, principal) >= 400;
          const clubs = await clubsFor(line, principal, specifiedAs ?? endpoint, isRefused);
          const { club, camp, ids } = clubs;
          const member = principal === 'a member, of somebody else' ? ids.dan : ids.bob;
          const path = endpoint.path
            .replace('{list_id}', camp)
            .replace('{person_id}', ofOne.test(line) ? member : 'eve')
            .replace('{registration_id}', 'rgn_unknown')
            .replace('{slug}', 'camp');
          const emailTokens = ofEmailChange.test(line) ? await changeBobsEmail(club, ids.bob) : {};
          const token = withLink.has(line) ? await createLinkToken(club, 'bob') : emailTokens[line];
          const codeBody = line === 'POST /portal/codes' ? await mailedCode(club) : undefined;
          const body = codeBody ?? (token === undefined ? bodies[line] : { token });
          const response = await club.request(endpoint.method, `${prefix}${path}`, {
            ...(body ? { body } : {}),
            headers: {
              ...clubs.headers,
              ...(line === 'POST /lists/{list_id}/persons'
                ? { 'Form-Token': await club.formToken(), 'Idempotency-Key': 'once' }
                : {}),
            },
          });
          expect([response.status, club.reports]).to.deep.equal([expected(line, principal), []]);
          const { status, type = status === 204 ? undefined : 'application/json' } = endpoint;
          if (response.status === status) expect(response.headers.get('content-type')?.split(';')[0]).to.equal(type);
          const crossOrigin = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
          if (prefix === '/api') expect(crossOrigin).to.deep.equal([]);
        });

  it('answers no preflight at the service', async () => {
    const { club } = await twoClubs();
    const headers = { origin: 'https://club.example', 'access-control-request-method': 'GET' };
    const response = await club.request('OPTIONS', '/api/events', { headers });
    expect([
      response.ok,
      [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
    ]).to.deep.equal([false, []]);
  });
});

/** Counts whatever is asked of the store from now on. */
function countLookUps({ store }: Club): { count: number } {
  const counter = { count: 0 };
  const counting = (owner: Record<string, unknown>) => {
    for (const [name, value] of Object.entries(owner))
      if (typeof value === 'function')
        owner[name] = (...args: unknown[]) => {
          counter.count++;
          return (value as (...all: unknown[]) => unknown)(...args);
        };
      else if (typeof value === 'object' && value !== null) counting(value as Record<string, unknown>);
  };
  counting(store as unknown as Record<string, unknown>);
  return counter;
}

describe('a closed endpoint for visitors', () => {
  const closed = lines.filter(([line]) => !narrowed.has(line) || personal.test(line));

  for (const [line, { method, path }] of closed) {
    /** The path for lists and persons that there are, and that there are not. */
    const pathsFor = async (club: Club, lists: string[]) => {
      const { data } = await club.api.createPerson({ list_id: lists[0]!, body: bob });
      const persons = ['eve', data.id, 'per_unknown', 'nobody'];
      return lists.flatMap((list) =>
        persons.map((person) => path.replace('{list_id}', list).replace('{person_id}', person)),
      );
    };

    it(`is the same 401 to the byte for existing and unknown resources: ${line}`, async () => {
      const { club, camp } = await twoClubs();
      const sent = [bodies[line], { nonsense: true }, '{'].map((body) => (method === 'GET' ? {} : { body }));
      // pages that a club lists may read what is below `member`: that alone shows in the headers
      for (const lists of [[camp, await listIdByType(club, 'contact'), 'lst_unknown'], ['member']]) {
        const answers = new Set<string>();
        for (const to of await pathsFor(club, lists))
          for (const at of ['club', 'rival', 'nobody'])
            for (const more of sent)
              answers.add(JSON.stringify(await responseParts(await club.request(method, `/public/${at}${to}`, more))));
        expect([answers.size, [...answers][0]!.includes('"status":401')]).to.deep.equal([1, true]);
      }
    });

    it(`is answered without the store: ${line}`, async () => {
      const { club, camp } = await twoClubs();
      const paths = await pathsFor(club, [camp, 'member', 'lst_unknown']);
      const lookUps = countLookUps(club);
      const more = bodies[line] ? { body: bodies[line] } : {};
      for (const to of paths) await club.request(method, `/public/club${to}`, more);
      expect(lookUps.count).to.equal(0);
    });
  }

  it('is noticed by these tests if it uses the store', async () => {
    const { club } = await twoClubs();
    const lookUps = countLookUps(club);
    await club.request('GET', '/public/club/events');
    expect(lookUps.count).to.be.above(0);
  });

  it('is not opened by unusual paths', async () => {
    const { club } = await twoClubs();
    const paths = ['/public/club//me', '/public/club/me/', '/public/club/%6de', '/public/../api/me', '/public/club/ME'];
    const answers = await Promise.all(paths.map((path) => club.request('GET', path)));
    expect(answers.filter(({ status }) => status !== 401 && status !== 404)).to.deep.equal([]);
    expect((await Promise.all(answers.map(issuesIn))).flat()).to.deep.equal([]);
  });
});
