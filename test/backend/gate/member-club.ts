import type { OwnRegistrations } from '../../../src/model/own-registration.js';
import { backend } from '../../support/backend.js';

type Backend = Awaited<ReturnType<typeof backend>>;
import { portalClient, openMemberSession } from '../../support/member-sign-in.js';

/** A club whose members register their children for a camp, a party that has a column for addresses, and a full regatta. */
export const memberClub = `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none }
lists:
  - type: member
    name: Members
    application:
      slug: join
      title: Join us
      sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }] }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: allergies, name: Allergies, type: text }
    form:
      participants: 3
      sections: [{ fields: [{ name: name, required: true }, email, size, { name: allergies, sensitive: true }] }]
  - slug: party
    title: Party
    published: true
    start_date: 2027-05-01
    columns: [{ external_id: contact, name: E-mail of a parent, type: email }]
    form: { sections: [{ fields: [{ name: name, required: true }, contact] }] }
  - slug: regatta
    title: Regatta
    published: true
    start_date: 2027-06-01
    max_persons: 1
    form: { waiting_list: queue, sections: [{ fields: [{ name: name, required: true }, email, birthdate: { at_least: 8 }] }] }
  - slug: queue
    title: Queue
    published: true
    start_date: 2027-06-01
    form: { sections: [{ fields: [{ name: name, required: true }, email, birthdate] }] }
`;

export const mother = 'mother@example.org';
const person = (first_name: string, more: object = {}) => ({ name: { first_name, last_name: 'Noyce' }, ...more });
export const jonas = person('Jonas', { email: mother, size: 'M', allergies: 'Nuts' });
export const mia = person('Mia', { email: mother, size: 'S' });
export const foreign = person('Eve', { email: 'eve@example.org', size: 'S' });
export { person };
const eveAsMember = person('Eve', { email: 'eve@example.org' });

/** Asks for a sign-in link, and gives the token in the mail; mails about registrations go out as well. */
export async function linkIn(club: Backend, email = mother): Promise<string> {
  await portalClient(club).requestLink({ body: { email } });
  const texts = (await club.deliverMails()).map(({ text }) => text);
  return /portal\/club#([\w-]{43})/.exec(texts.join('\n'))![1]!;
}

let families = 0;
/** Sends persons as one family. */
export const familyHeader = () => ({ 'Form-Family': `family-of-somebody-${++families}` });

/** The club with a mother among its members. */
export async function clubWithMother({ otherClubs = [] }: { otherClubs?: readonly string[] } = {}) {
  const club = await backend({ yaml: memberClub, otherClubs });
  const create = async (body: object) =>
    (await club.api.createPerson({ list_id: 'member', body: { ...body } })).data.id;
  const ids = { mother: await create(person('Ina', { email: mother })), eve: await create(eveAsMember) };
  const register = async (body: object, form = 'camp', headers: Record<string, string> = familyHeader()) => {
    const answer = await club.register(body, { form, headers });
    if (answer.status !== 201) throw new Error(await answer.text());
  };
  /** Signs in with a mailed link. */
  const signIn = async (email = mother) => asMember(await openMemberSession(club, await linkIn(club, email)));
  return { ...club, club, ids, register, signIn };
}

/** What a member asks about registrations. */
export function asMember(session: Awaited<ReturnType<typeof openMemberSession>>) {
  const { sendRequest, token } = session;
  const read = async () => session.read<OwnRegistrations[]>('/portal/registrations');
  return {
    token,
    read,
    sendRequest: (method: string, path = '', body?: unknown, headers: Record<string, string> = {}) =>
      sendRequest(method, `/portal/registrations${path}`, { ...(body === undefined ? {} : { body }), headers }),
    session,
    /** First names of those who are seen, by event. */
    seen: async () =>
      (await read()).map(({ event, form, registrations }) => [
        event?.title ?? form.title,
        ...registrations.map(({ name }) => name.first_name),
      ]),
  };
}
