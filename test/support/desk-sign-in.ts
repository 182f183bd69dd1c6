import { isApiError } from '../../src/api/index.js';
import { clientOf } from '../../src/api/index.js';
import { desk } from '../../src/contract/desk.js';
import { backend, origin } from './backend.js';
import { deviceSecret } from './sign-in-code.js';

/** A club with an organiser of each role, a camp with sensitive answers, and a party. */
export const deskClub = `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none }
organisers:
  - { email: Owner@club.example, name: Petra, role: owner }
  - { email: money@club.example, role: treasurer }
  - { email: camp@club.example, role: organiser, lists: [camp] }
  - { email: narrow@club.example, role: organiser, lists: [camp], fields: [size] }
  - { email: kitchen@club.example, role: kitchen, lists: [camp], fields: [allergies] }
lists:
  - type: member
    name: Members
    application: { slug: join, title: Join us, sections: [{ fields: [{ name: name, required: true }, email] }] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: swims, name: Swims, type: boolean }
    form: { sections: [{ fields: [{ name: name, required: true }, email, birthdate, phone, address, size, allergies, swims] }] }
  - slug: party
    title: Party
    published: true
    max_persons: 1
    start_date: 2027-05-01
    form: { sections: [{ fields: [{ name: name, required: true }, email] }] }
`;

export type DeskClub = Awaited<ReturnType<typeof backend>>;

/** The club of the desk, with the camp's list. */
export const clubWithDesk = () => backend({ yaml: deskClub });

/** A client of the desk's endpoints, with the token of a session if there is one. */
export const deskClientOf = ({ app }: Pick<DeskClub, 'app'>, key?: string) =>
  clientOf(desk, { base: `${origin}/public/club`, fetch: app, ...(key === undefined ? {} : { key }) });

/** Asks for a link, and gives its token and the code in the same mail; both undefined if no mail came. */
export async function requestDeskMail(club: DeskClub, email: string, { device }: { device?: string } = {}) {
  const device_secret = device === undefined ? undefined : deviceSecret(device);
  await deskClientOf(club).requestDeskLink({ body: { email, language: 'en', device_secret } });
  const mails = await club.deliverMails();
  const text = mails.map((mail) => mail.text).join('\n');
  return {
    mails,
    token: /portal\/club\/desk#([\w-]{43})\n/.exec(text)?.[1],
    code: /^(\d{3})\u00a0(\d{3})$/m.exec(text)?.slice(1).join(''),
  };
}

/** Signs an organiser in by mail; gives what the desk is asked with. */
export async function signInAtDesk(club: DeskClub, email: string) {
  const { token } = await requestDeskMail(club, email);
  const session = (await deskClientOf(club).openDeskSession({ body: { token: token! } })).data;
  return { token: session.token, client: deskClientOf(club, session.token) };
}

/** The status that a call of a client ends with; 200 stands for each success. */
export const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return error.status;
    },
  );
