import { setTimeout as wait } from 'node:timers/promises';
import { headerOf, startMailServer, tokenIn } from '../../support/smtp-server.js';
import { cleanUpAfterFile } from '../clean-up.js';
import { stored } from '../own-link.js';
import { registerAtGate } from '../register-at-gate.js';
import { turnout } from '../turnout-server.js';

const ORGANISER = 'board@example.org';
const fields = '{ name: name, required: true }, { name: email, required: true }';

/** A club with two at its camp who each have a fee, one who waits, and an event of nobody. */
const yaml = `
workspace:
  slug: club
  name: Rowing club
  languages: [en, de, ar]
  time_zone: Europe/Berlin
  contact_email: office@club.example
  bank_account: { holder: Rowing club e. V., iban: DE89370400440532013000, bank: Bank by the lake }
cost_units: [{ name: Camps, categories: [Fees] }]
organisers:
  - { email: ${ORGANISER}, name: Petra Vogt, role: owner }
events:
  - slug: camp
    title: Camp by the lake
    published: true
    start_date: 2099-07-24
    end_date: 2099-08-06
    max_persons: 20
    location: Müggelsee
    columns:
      - { external_id: shirt, name: Shirt, type: string, allowed_values: [S, M] }
      - { external_id: allergies, name: Allergies, type: text }
    form:
      prices: { base: 240, cost_unit: Camps, category: Fees }
      sections: [{ fields: [${fields}, birthdate, shirt, { name: allergies, sensitive: true }] }]
  - slug: dinner
    title: Dinner
    published: true
    start_date: 2099-06-02
    form: { sections: [{ fields: [${fields}] }] }
`;

const persons = [
  { name: { first_name: 'Ada', last_name: 'Nowak' }, email: 'ada@example.org', birthdate: '2015-03-09', shirt: 'S' },
  { name: { first_name: 'ADA', last_name: 'Nowak' }, email: 'dad@example.org', birthdate: '2015-03-09', shirt: 'M' },
];

/** The moment at which the first person of the club registered. */
const REGISTERED_AT = Date.UTC(2026, 0, 15, 12);

export type DeskClub = Awaited<ReturnType<typeof deskClub>>;

/** The club on a built server, with its organiser signed in. */
export async function deskClub() {
  const mails = await startMailServer();
  cleanUpAfterFile(() => mails.close());
  const server = await turnout({ yaml, settings: { SMTP_URL: mails.url } });
  const gate = `${server.origin}/public/club`;
  const { list_id } = await server.eventOf('camp');
  for (const person of persons)
    await registerAtGate({ port: server.port, club: 'club', form: 'camp', list_id }, person);
  while ((await stored(server, 'select reference from fee')).length < persons.length) await wait(100);
  // on a slow machine a minute can pass between both, and the desk numbers duplicates of the same minute only
  const first = 'select min(created_at) from person';
  await stored(server, `update person set created_at = created_at - (${first}) + ${REGISTERED_AT} returning 1`);

  const post = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${server.port}/public/club/desk/${path}`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json', 'Idempotency-Key': crypto.randomUUID() } },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { data: { token: string } };
  };
  await post('link-requests', { email: ORGANISER, language: 'en', device_secret: crypto.randomUUID() });
  const mailOf = () => mails.arrived.find(({ to, raw }) => to.includes(ORGANISER) && !!headerOf(raw, 'Subject'));
  while (!mailOf()) await wait(100);
  const { token } = (await post('sessions', { token: tokenIn(mailOf()!.raw) })).data;
  return { server, token, sessionName: `turnout organiser ${gate}`, address: `${server.origin}/portal/club/desk` };
}
