import { expect } from 'chai';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import type { MailMessage } from '../../../src/backend/mail/index.js';
import { ada, backend } from '../../support/backend.js';

const yaml = `
workspace: { slug: club, name: Club, contact_email: office@club.example, notify: none, languages: [en, de] }
lists:
  - type: member
    name: Members
    application:
      { slug: join, title: Join us, confirm_email: true, sections: [{ fields: [name, { name: email, required: true }] }] }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    location: Lake
    max_persons: 3
    columns: [{ external_id: allergies, name: Allergies, type: text }]
    form:
      confirm_email: true
      participants: 3
      waiting_list: queue
      thanks: { en: See you there }
      prices: { base: 50 }
      sections:
        - fields: [{ name: name, required: true }, { name: email, required: true }, { name: allergies, sensitive: true }]
  - slug: queue
    title: Queue
    published: true
    start_date: 2027-07-24
    form: { confirm_email: true, sections: [{ fields: [name, { name: email, required: true }] }] }
`;

export const visitor = { name: ada.name, email: ada.email };
export const named = (first_name: string, email = `${first_name.toLowerCase()}@example.org`) => ({
  name: { first_name, last_name: 'Lovelace' },
  email,
});
export const family = { 'Form-Family': 'f'.repeat(32) };

export const HOUR_MS = 3600_000;

/** The link of a mail's one button. */
export function linkOf({ html }: MailMessage): string {
  const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, link]) => link!);
  expect(links).to.have.lengthOf(1);
  return links[0]!;
}

/** A club whose forms want addresses confirmed. */
export async function confirmedCamp() {
  const club = await backend({ yaml });
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  const run = () => runLifecycleTasks({ store: club.store, now: club.clock.now, log: () => {} });
  /** Lets the mails about whole families leave. */
  const mails = async () => {
    club.clock.now += 10_000;
    return club.deliverMails();
  };
  const confirm = (link: string) =>
    club.request('POST', '/public/club/registrations/confirmations', { body: { token: link.split('#')[1] } });
  const persons = async (slug = 'camp') =>
    (await club.api.listPersons({ list_id: slug === 'join' ? 'member' : await club.listOf(slug) })).data;
  /** First names and states of those who registered, by the family's order. */
  const states = async (slug = 'camp') => {
    const all = await persons(slug);
    const rows = await club.store.registrations.ofPersons(
      workspace_id,
      all.map(({ id }) => id),
    );
    return rows.map(({ person_id, state }) => {
      const person = all.find(({ id }) => id === person_id);
      return `${person?.name.first_name} ${state}`;
    });
  };
  const idOf = async (response: Response): Promise<string> =>
    ((await response.json()) as { data: { id: string } }).data.id;
  const resend = (person_id: string) =>
    club.request('POST', '/public/club/registrations/confirmation-mails', { body: { person_id } });
  return { ...club, workspace_id, run, mails, confirm, persons, states, idOf, resend };
}
