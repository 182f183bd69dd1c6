import { clientOf } from '../../src/api/index.js';
import { portal } from '../../src/contract/index.js';
import type { PersonInput } from '../../src/model/person.js';
import { backend, club as clubFile, origin } from './backend.js';
import { bob, dataOf, type Club } from './service-requests.js';

/** The address that Bob and Ada share. */
export const sharedEmail = bob.email;

/** A club with Bob and Ada, who share an address, and Eve, who has one of her own. */
export async function clubWithMembers(yaml = clubFile) {
  const club = await backend({ yaml });
  const create = async (body: PersonInput) => (await club.api.createPerson({ list_id: 'member', body })).data.id;
  const ids = {
    bob: await create({
      ...bob,
      external_id: 'bob',
      membership_number: '7',
      department: 'Row',
      internal_note: 'SECRET',
    }),
    ada: await create({ name: { first_name: 'Ada', last_name: 'Noyce' }, email: sharedEmail, external_id: 'ada' }),
    eve: await create({
      name: { first_name: 'Eve', last_name: 'Adams' },
      email: 'eve@example.org',
      external_id: 'eve',
    }),
  };
  return { club, ids };
}

/** A client of the gate's portal endpoints, without a session. */
export const portalClient = ({ app }: Pick<Club, 'app'>) =>
  clientOf(portal, { base: `${origin}/public/club`, fetch: app });

/** The token of a sign-in link, as POST /member_portal_sessions makes it. */
export async function createLinkToken({ api }: Club, external_id: string): Promise<string> {
  const { data } = await api.createPortalSession({ body: { person_external_id: external_id } });
  return new URL(data.url).hash.slice(1);
}

/** Asks for a link by mail, and gives the token in it; undefined where no mail came. */
export async function requestMailedLink(club: Club, email: string): Promise<string | undefined> {
  await portalClient(club).requestLink({ body: { email } });
  const [message] = await club.deliverMails();
  return /#([\w-]{43})/.exec(message?.text ?? '')?.[1];
}

/** Signs in with a link; gives what the session is asked with. */
export async function openMemberSession(club: Club, link: string) {
  const { token } = (await portalClient(club).openSession({ body: { token: link } })).data;
  const sendRequest = (
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ) => club.request(method, `/public/club${path}`, { body, headers: { authorization: `Bearer ${token}`, ...headers } });
  const read = async <Content = Record<string, unknown>>(path: string) =>
    dataOf<Content>(await sendRequest('GET', path));
  return { token, sendRequest, read };
}

/** Signs in with a link that the club mails to an address. */
export const signInByMail = async (club: Club, email: string) =>
  openMemberSession(club, (await requestMailedLink(club, email))!);
