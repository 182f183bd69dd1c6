import { familyClub, sharedEmail, type Family } from '../../support/family-club.js';
import { waitForElement, openPortal, type OpenedPortal, type OpenPortalOptions } from '../../support/open-portal.js';
import { partsIn } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';

/** The club of the family, with a camp, and a regatta that is full and has a waiting list. */
export const clubWithEvents = `${familyClub}
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    end_date: 2027-08-06
    location: By the lake
    columns:
      - { external_id: size, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: height, name: Height, type: number }
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: rules, name: Rules, type: boolean }
      - { external_id: photos, name: Photos, type: boolean }
    form:
      sections:
        - fields:
            - { name: name, required: true }
            - { name: email, required: true }
            - birthdate
            - phone
            - address
            - { name: size, required: true }
            - height
            - { name: allergies, sensitive: true }
            - { name: rules, must_accept: true }
            - photos
  - slug: regatta
    title: Regatta
    published: true
    start_date: 2027-06-01
    max_persons: 1
    form: { waiting_list: queue, sections: [{ fields: [{ name: name, required: true }, email] }] }
  - slug: queue
    title: Queue
    published: true
    start_date: 2027-06-01
    form: { sections: [{ fields: [{ name: name, required: true }, email] }] }
`;

const named = (first_name: string) => ({ name: { first_name, last_name: 'Noyce' }, email: sharedEmail });
export const camper = { ...named('Ada'), size: 'M', height: 1.234, allergies: 'Nuts', rules: true };
export const address = { street: 'Am See 1', postcode: '12345', city: 'Berlin', country: 'DE' };

async function registerAll({ register }: Family, bodies: readonly (readonly [form: string, body: object])[]) {
  for (const [form, body] of bodies) {
    const answer = await register(body, { form });
    if (answer.status !== 201) throw new Error(await answer.text());
  }
}

/** Ada and Max are registered for the camp. */
export async function twoCampers(club: Family): Promise<void> {
  await registerAll(club, [
    ['camp', { ...camper, address }],
    ['camp', { ...camper, ...named('Max'), size: 'S' }],
  ]);
  await sendMails(club);
}

/** The two campers, and a regatta without a free place. */
export async function fullRegatta(club: Family): Promise<void> {
  await registerAll(club, [['regatta', { name: { first_name: 'Zoe', last_name: 'Other' }, email: 'zoe@example.org' }]]);
  await twoCampers(club);
}

/** Ada waits for the regatta, and its place is offered to her. */
export async function offeredPlace(club: Family): Promise<void> {
  await registerAll(club, [
    ['regatta', { name: { first_name: 'Zoe', last_name: 'Other' }, email: 'zoe@example.org' }],
    ['queue', named('Ada')],
  ]);
  const list_id = await club.listOf('regatta');
  const [zoe] = (await club.api.listPersons({ list_id })).data;
  await club.api.deletePerson({ list_id, person_id: zoe!.id });
  const [event] = await club.store.waitingLists.eventsWithFreePlace(club.clock.now);
  const deadline_at = club.clock.now + 24 * 3600_000;
  await club.store.transaction(({ waitingLists }) =>
    waitingLists.offerPlace(event!, { deadline_at, now: club.clock.now }),
  );
  await sendMails(club);
}

/** Lets the mails about registrations go out, so that the next one is that with the sign-in link. */
async function sendMails({ clock, deliverMails }: Family): Promise<void> {
  clock.now += 60_000;
  await deliverMails();
}

/** A profile, and its registrations in the shadow root of their own. */
export async function openRegistrations(opening: OpenPortalOptions = {}) {
  const opened = await openPortal({
    as: sharedEmail,
    yaml: clubWithEvents,
    prepare: twoCampers,
    until: '.person',
    ...opening,
  });
  await waitForElement(opened.root, '.place');
  const own = await ownRoot(opened);
  const inner = partsIn(own);
  const button = (text: string | RegExp): HTMLButtonElement => {
    const match = inner.parts<HTMLButtonElement>('button').find(({ textContent }) => {
      const label = textContent.replace(/\s+/g, ' ').trim();
      return typeof text === 'string' ? label === text : text.test(label);
    });
    if (!match) throw new Error(`no button “${text}” in ${own.textContent.replace(/\s+/g, ' ')}`);
    return match;
  };
  const text = () => own.textContent.replace(/\s+/g, ' ');
  return {
    ...opened,
    own,
    inner,
    ownButton: button,
    ownText: text,
    ownSays: (expected: string) =>
      waitUntil(() => text().includes(expected), `“${expected}” is not said in “${text()}”`),
    enter: (name: string, value: string) => {
      const control = inner.part<HTMLInputElement>(`[name="${name}"]`);
      control.value = value;
      control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    },
  };
}

/** The shadow root of the registrations, once they are drawn. */
export async function ownRoot({ root }: Pick<OpenedPortal, 'root'>): Promise<ShadowRoot> {
  await waitUntil(() => root.querySelector('.place')?.shadowRoot?.querySelector('.own'), 'no registrations are drawn');
  return root.querySelector('.place')!.shadowRoot!;
}
