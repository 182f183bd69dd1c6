/** A club whose members see of themselves whatever can be seen. */
import type { PersonInput } from '../../src/model/person.js';
import { backend } from './backend.js';

/** A club whose profile has a field of each kind. */
export const familyClub = `
workspace: { slug: club, name: Club, contact_email: office@club.example, languages: [en, de] }
lists:
  - type: member
    name: Members
    columns:
      - { external_id: department, name: Department, type: string, allowed_values: [Swim, Row] }
      - { external_id: boat, name: Boat, type: string, allowed_values: [Single, Four, Eight] }
      - { external_id: about, name: About me, type: text }
      - { external_id: newsletter, name: Newsletter, type: boolean }
      - { external_id: skills, name: Skills, type: array, allowed_values: [Cox, Coach, Judge] }
      - { external_id: joined, name: Joined, type: date }
      - { external_id: shoe, name: Shoe size, type: number }
      - { external_id: internal_note, name: Note, type: text }
    profile:
      sections:
        - title: Contact
          help: Whom the club writes to.
          fields: [{ name: name, required: true }, { name: email, required: true }, phone, birthdate, address]
        - title: { en: In the club, de: Im Verein }
          fields:
            - membership_number
            - { name: department, options: { Swim: { en: Swimming, de: Schwimmen }, Row: { en: Rowing, de: Rudern } } }
            - { name: boat, visible_when: { field: department, is: Row } }
            - { name: about, help: What others may know. }
            - newsletter
            - skills
            - { name: joined, read_only: true }
            - shoe
`;

/** The address that Bob and Ada share. */
export const sharedEmail = 'bob@example.org';

/** A member with a value in each field of the profile. */
export const bob = {
  external_id: 'bob',
  name: { first_name: 'Bob', last_name: 'Noyce' },
  email: sharedEmail,
  membership_number: '7',
  phone: '+49 30 1234',
  birthdate: '1990-05-17',
  address: { street: 'Am See 1', postcode: '12345', city: 'Berlin', country: 'DE' },
  department: 'Row',
  boat: 'Four',
  about: 'Two\nlines',
  newsletter: true,
  skills: ['Cox', 'Judge'],
  joined: '2020-02-29',
  shoe: 42.5,
  internal_note: 'SECRET',
};

/** The club with Bob and Ada, who share an address, and Eve, who has one of her own. */
export async function familyBackend(yaml = familyClub) {
  const club = await backend({ yaml });
  const create = async (body: PersonInput) => (await club.api.createPerson({ list_id: 'member', body })).data.id;
  const ids = {
    bob: await create(bob),
    ada: await create({ external_id: 'ada', name: { first_name: 'Ada', last_name: 'Noyce' }, email: sharedEmail }),
    eve: await create({
      external_id: 'eve',
      name: { first_name: 'Eve', last_name: 'Adams' },
      email: 'eve@example.org',
      department: 'Swim',
    }),
  };
  return { ...club, ids };
}

/** The family's club, with the ids of its members. */
export type Family = Awaited<ReturnType<typeof familyBackend>>;

/** Asks for a link by mail, and gives the token in it; undefined where no mail came. */
export async function requestMailedLink(
  { request, deliverMails }: Pick<Family, 'request' | 'deliverMails'>,
  email: string,
): Promise<string | undefined> {
  await request('POST', '/public/club/portal/link-requests', { body: { email } });
  const texts = (await deliverMails()).map(({ text }) => text);
  return /#([\w-]{43})/.exec(texts.join('\n'))?.[1];
}

/** A person as the club's own key reads them. */
export const storedPerson = async ({ api }: Pick<Family, 'api'>, person_id: string) =>
  (await api.readPerson({ list_id: 'member', person_id })).data;
