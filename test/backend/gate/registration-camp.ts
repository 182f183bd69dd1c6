import { digest } from '../../../src/backend/crypto/index.js';
import { newSecret } from '../../../src/backend/store/index.js';
import type { OwnRegistrations } from '../../../src/model/own-registration.js';
import { backend } from '../../support/backend.js';

const yaml = `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none }
lists:
  - type: member
    name: Members
    application: { slug: join, title: Join us, sections: [{ fields: [{ name: name, required: true }, email] }] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    max_persons: 2
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: rules, name: Rules, type: boolean }
      - { external_id: internal, name: Internal, type: string }
    form:
      waiting_list: queue
      participants: 3
      sections:
        - fields:
          - { name: name, required: true }
          - { name: email, required: true }
          - { name: size, required: true }
          - { name: allergies, sensitive: true }
          - { name: rules, must_accept: true }
          - { name: birthdate, age_on_first_day: { at_least: 6 } }
  - slug: queue
    title: Queue
    published: true
    start_date: 2027-07-24
    columns: [{ external_id: note, name: Note, type: string }, { external_id: size, name: Size, type: string }]
    form: { sections: [{ fields: [{ name: name, required: true }, { name: email, required: true }, note, size, birthdate] }] }
  - { slug: party, title: Party, published: true, start_date: 2027-07-24, form: { sections: [{ fields: [name] }] } }
`;
export const family = 'f'.repeat(32);
export const ada = {
  name: { first_name: 'Ada', last_name: 'Lovelace' },
  email: 'ada@example.org',
  size: 'M',
  allergies: 'Nuts',
  birthdate: '2015-01-01',
  rules: true,
};
export const bob = { ...ada, name: { first_name: 'Bob', last_name: 'Lovelace' } };
export const eve = { name: { first_name: 'Eve', last_name: 'Moore' }, email: 'eve@example.org' };

/** A club, and what somebody can do who has a link to the registrations of a form. */
export async function camp(description = yaml) {
  const club = await backend({ yaml: description });
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  const linkTo = async (slug: string, of = family) => {
    const token = newSecret();
    const link = { workspace_id, slug, family: of, token_hash: await digest(token) };
    await club.store.registrationLinks.insert({
      ...link,
      created_at: club.clock.now,
      expires_at: club.clock.now + 86_400_000,
    });
    return token;
  };
  const post = (path: string, body: unknown, headers = {}) =>
    club.request('POST', `/public/club/registrations/${path}`, { body, headers });
  const signIn = async (link: string) => {
    const { data } = (await (await post('sessions', { token: link })).json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    const sendRequest = (method: string, path = '', body?: unknown, more: Record<string, string> = {}) =>
      club.request(method, `/public/club/registrations/current${path}`, {
        headers: { ...headers, ...more },
        ...(body === undefined ? {} : { body }),
      });
    const read = async () => ((await (await sendRequest('GET')).json()) as { data: OwnRegistrations }).data;
    return { sendRequest, read };
  };
  const own = async (slug = 'camp', of = family) => signIn(await linkTo(slug, of));
  const familyHeader = { 'Form-Family': family };
  const register = (body: object, form = 'camp') => club.register(body, { form, headers: familyHeader });
  const offer = async () => {
    const [event] = await club.store.waitingLists.eventsWithFreePlace(club.clock.now);
    const deadline_at = club.clock.now + 3_600_000;
    if (event)
      await club.store.transaction(({ waitingLists }) =>
        waitingLists.offerPlace(event, { deadline_at, now: club.clock.now }),
      );
    return event !== undefined;
  };
  const namesOf = async (form: string) =>
    (await club.api.listPersons({ list_id: await club.listOf(form) })).data.map(({ name }) => name.first_name);
  return { club, post, own, register, linkTo, signIn, offer, namesOf };
}
