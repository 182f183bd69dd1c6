import { isApiError } from '../../src/api/index.js';
import type { DuplicateMerge } from '../../src/model/desk-duplicate.js';
import { familyHeader } from '../backend/gate/member-club.js';
import { backend } from './backend.js';
import { signInAtDesk } from './desk-sign-in.js';

const yaml = `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none, bank_account: { holder: Club, iban: DE75512108001245126199 } }
organisers:
  - { email: owner@club.example, role: owner }
  - { email: camp@club.example, role: organiser, lists: [camp] }
lists: [{ type: member, name: Members }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    max_persons: 4
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: bus, name: Bus, type: boolean }
      - { external_id: photos, name: Photos, type: boolean }
    form:
      participants: 4
      prices: { base: 25, additions: [{ amount: 10, label: Bus, when: { field: bus, is: true } }] }
      sections: [{ fields: [{ name: name, required: true }, email, birthdate, phone, address, size, bus, { name: photos, consent: true }] }]
`;

type Answers = Record<string, unknown>;

/** A person, and the same with other letters and another address. */
export const nora = {
  name: { first_name: 'Nora', last_name: 'Müller-Quist' },
  email: 'nora@example.org',
  birthdate: '2015-03-09',
};
export const noraRepeated = {
  name: { first_name: 'NORA', last_name: 'Muller  Quist' },
  email: 'dad@example.org',
  birthdate: '2015-03-09',
};

/** A camp with these persons, each registered on their own unless a family is named. */
export async function campWith(
  persons: readonly (Answers & { readonly family?: string })[],
  email = 'camp@club.example',
) {
  const club = await backend({ yaml });
  const list_id = await club.listOf('camp');
  for (const { family, ...answers } of persons) {
    const response = await club.register(answers, {
      form: 'camp',
      headers: family ? { 'Form-Family': family } : familyHeader(),
    });
    if (response.status !== 201) throw new Error(await response.text());
    club.clock.now += 60_000;
  }
  await club.deliverMails();
  const { client } = await signInAtDesk(club, email);
  const workspace = (await club.store.workspaces.bySlug('club'))!;
  const pairs = async () => (await client.listDuplicates({ list_id })).data.pairs;
  const idsOf = async () => (await pairs())[0]!.persons.map(({ person_id }) => person_id) as [string, string];
  const merge = (body: DuplicateMerge) => client.mergeDuplicates({ list_id, body });
  const codeOf = (body: DuplicateMerge) =>
    merge(body).then(
      () => undefined,
      (error: unknown) => (isApiError(error) ? error.issues[0]?.code : undefined),
    );
  const rows = async () => (await client.listDeskRows({ list_id })).data;
  const feesOf = (id: string) => club.store.fees.ofPersons(workspace.id, [id]);
  const ensureFees = async () =>
    club.ensureFees(
      workspace,
      await club.store.registrations.ofPersons(
        workspace.id,
        (await rows()).map((row) => row.person_id),
      ),
    );
  const taken = async () => (await club.store.events.ofList(workspace.id, list_id))!.persons_count;
  return { club, client, list_id, workspace, pairs, idsOf, merge, codeOf, rows, feesOf, ensureFees, taken };
}
