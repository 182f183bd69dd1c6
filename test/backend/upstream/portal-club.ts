import { upstreamClient } from '../../../src/backend/upstream/index.js';
import type { PersonInput } from '../../../src/model/person.js';
import type { Double, StartOptions } from '../../double/start-double.js';
import { hostedClub } from './hosted-club.js';

export const family = 'family@example.org';
export const eve = 'eve@example.org';

/** A gate.yaml with a portal for the double's members, and a camp. */
export const portalFile = ({ lists: { main } }: Double, portal = ''): string => `
workspace:
  slug: club
  name: Club
  languages: [de, en]
  contact_email: office@club.example
  member_list: ${main.member}
  member_portal:
    ${portal}
    profile:
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, boat]
        - { title: In the club, fields: [{ name: membership_number, read_only: true }] }
forms:
  - slug: camp
    list_id: ${main.camp}
    published: true
    max_persons: 9
    form: { participants: 3, sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, tent] }] }
  - { slug: join, list_id: member, title: Join us, published: true }
`;

const member = (first_name: string, email: string, more: object = {}): PersonInput => ({
  ...{ name: { first_name, last_name: 'Huber' }, email },
  ...more,
});

/** A gate with a portal before a double: a mother and her son share an address, and Eve has one of her own. */
export async function portalClub({
  file = portalFile,
  double,
  rates,
  emails = { family, eve },
}: { file?: typeof portalFile; double?: StartOptions; rates?: object; emails?: { family: string; eve: string } } = {}) {
  const club = await hostedClub({ file, ...(double ? { double } : {}), ...(rates ? { rates } : {}) });
  const list_id = club.double.lists.main.member;
  /** The club in its dashboard. */
  const dashboard = upstreamClient({ url: club.double.baseUrl, key: club.double.key });
  const create = async (body: PersonInput) => (await dashboard.createPerson({ list_id, body })).data.id;
  const ids = {
    ina: await create(member('Ina', emails.family, { boat: 'Kajak', membership_number: 'M-7' })),
    ben: await create(member('Ben', emails.family)),
    eve: await create(member('Eve', emails.eve)),
  };
  const change = async (person_id: string, body: PersonInput) => {
    await dashboard.updatePerson({ list_id, person_id, body });
    // what was read before is too old now
    club.clock.now += 3_000;
  };
  club.double.log.length = 0;

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    club.request('POST', `/public/club/portal/${path}`, headers, body);
  const requestLink = (email: string, language?: string) => post('link-requests', { email, language });

  /** Asks for a link, and gives the mails that follow. */
  const mailsFor = async (email: string, language?: string) => {
    await requestLink(email, language);
    return club.deliverMails();
  };
  /** The token of the link that is mailed to an address. */
  const linkTo = async (email: string): Promise<string> => {
    const [mail] = await mailsFor(email);
    return /portal\/club#([\w-]{43})/.exec(mail!.text)![1]!;
  };
  /** A session by a mailed link. */
  const signIn = async (email = family) => {
    const link = await linkTo(email);
    const response = await post('sessions', { token: link });
    const { data } = (await response.json()) as { data: { token: string } };
    return { link, ...asMember(data.token) };
  };
  /** Requests with the token of a session. */
  const asMember = (token: string) => {
    const sendRequest = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      club.request(method, `/public/club${path}`, { authorization: `Bearer ${token}`, ...headers }, body);
    const person = (id: string) => `/lists/member/persons/${id}`;
    return {
      token,
      sendRequest,
      session: () => sendRequest('GET', '/portal/sessions/current'),
      read: (id: string) => sendRequest('GET', person(id)),
      save: (id: string, body: object, headers: Record<string, string> = {}) =>
        sendRequest('PUT', person(id), body, headers),
    };
  };
  /** A member as the service has them. */
  const stored = (id: string) => club.double.persons(list_id).find((person) => person['id'] === id)!;
  return { ...club, ids, dashboard, change, post, requestLink, mailsFor, linkTo, signIn, asMember, stored };
}

export type PortalClub = Awaited<ReturnType<typeof portalClub>>;

/** The status and the JSON of an answer. */
export const partsOf = async (response: Response): Promise<[status: number, body: unknown]> => {
  const text = await response.text();
  return [response.status, text && (JSON.parse(text) as unknown)];
};

/** Starts clubs, each of which is closed after the test that has started it. */
export function clubStarter() {
  const clubs: PortalClub[] = [];
  afterEach(async () => {
    for (const club of clubs.splice(0)) await club.close();
  });
  return async (...options: Parameters<typeof portalClub>): Promise<PortalClub> => {
    const club = await portalClub(...options);
    clubs.push(club);
    return club;
  };
}
