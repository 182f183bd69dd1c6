import type { Locator, Page } from 'playwright-core';
import { partOf, startMailServer } from '../support/smtp-server.js';
import { cleanUpAfterFile } from './clean-up.js';
import { registerAtGate } from './register-at-gate.js';
import { turnout } from './turnout-server.js';

/** The address of the family, to which all mails about their registrations go. */
export const FAMILY_ADDRESS = 'family@example.org';

const fields = '{ name: name, required: true }, { name: email, required: true }';

/** A club with a camp that costs something, and a full regatta with a waiting list. */
export const familyClub = `
workspace:
  slug: club
  name: Rowing club
  languages: [en, de, ar]
  contact_email: office@club.example
  bank_account: { holder: Rowing club e. V., iban: DE89370400440532013000, bank: Bank by the lake }
cost_units: [{ name: Camps, categories: [Fees] }]
lists:
  - type: member
    name: Members
    application: { slug: join, title: Become a member, sections: [{ fields: [${fields}] }] }
events:
  - slug: camp
    title: Camp by the lake
    published: true
    start_date: 2099-07-24
    end_date: 2099-08-06
    location: Müggelsee
    columns:
      - { external_id: shirt, name: Shirt, type: string, allowed_values: [S, M] }
      - { external_id: allergies, name: Allergies, type: text }
    form:
      prices: { base: 240, additions: [{ amount: 12, when: { field: shirt, is: M } }] }
      sections: [{ fields: [${fields}, birthdate, phone, { name: shirt, required: true }, { name: allergies, sensitive: true }] }]
  - slug: regatta
    title: Regatta
    published: true
    start_date: 2099-06-01
    max_persons: 1
    form: { waiting_list: queue, sections: [{ fields: [${fields}] }] }
  - slug: queue
    title: Waiting list of the regatta
    published: true
    start_date: 2099-06-01
    form: { sections: [{ fields: [${fields}] }] }
  - slug: party
    title: Summer party
    published: true
    start_date: 2099-09-01
    form: { sections: [{ fields: [${fields}, phone] }] }
`;

/** Somebody of the family. */
export const relative = (first_name: string, answers: object = {}) => ({
  ...{ name: { first_name, last_name: 'Noyce' }, email: FAMILY_ADDRESS },
  ...answers,
});

/** The club on a built server with a mail server, and Jonas Noyce as its member. */
export async function familyPortal(yaml = familyClub) {
  const mails = await startMailServer();
  cleanUpAfterFile(() => mails.close());
  const server = await turnout({ yaml, settings: { SMTP_URL: mails.url } });
  await server.api.createPerson({ list_id: 'member', body: relative('Jonas', { birthdate: '2012-05-17' }) });
  await fetch(`http://127.0.0.1:${server.port}/public/club/portal/link-requests`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ email: FAMILY_ADDRESS }),
  });
  const [mail] = await mails.waitForMails(1);
  const link = /https?:\/\/\S+\/portal\/club#[\w-]{43}/.exec(partOf(mail!.raw, 'text/plain'))![0];

  return {
    server,
    /** The sign-in link of the family, from its mail. It works several times. */
    link,
    /** Registers somebody of the family through a form. */
    register: async (form: string, first_name: string, answers: object = {}): Promise<void> => {
      const isApplication = form === 'join';
      const list_id = isApplication ? 'member' : (await server.eventOf(form)).list_id;
      const behaviour = isApplication ? { creation_behaviour: 'unconfirmed' } : {};
      const place = { port: server.port, club: 'club', form, list_id };
      await registerAtGate(place, relative(first_name, { ...answers, ...behaviour }));
    },
    /** Takes the only place of the regatta; `free` gives it back, and it is offered to whoever waits. */
    takeRegatta: () => server.takePlace('regatta', { name: { first_name: 'Zoe', last_name: 'Other' } }),
  };
}

/** Opens the registrations of a profile: each is a line that opens to its details. */
export async function openRegistrations(profile: Locator): Promise<void> {
  const closed = profile.locator('.place details:not([open]) > summary[data-name]');
  while (await closed.count()) await closed.first().click();
}

/** Opens the profile by a link, with all its registrations. */
export async function openProfile(page: Page, link: string, signIn = 'Sign in') {
  await page.goto('about:blank');
  await page.goto(link);
  const profile = page.locator('member-profile');
  await profile.getByRole('button', { name: signIn, exact: true }).click();
  await profile.locator('.place .own').waitFor();
  await openRegistrations(profile);
  return profile;
}
