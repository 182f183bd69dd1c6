import type { DataSet, VisitorAction } from './elements.js';
import type { Host } from './host.js';

const FAMILY_EMAIL = 'kaethe.gruenwald@familie.example';
const SINGLE_MEMBER_EMAIL = 'soren@post.example';

const MAX_WAIT_MS = 30_000;

/** Waits for an element in the shadow root. */
async function waitFor<Found extends HTMLElement>(element: HTMLElement, selector: string): Promise<Found> {
  const startedAt = Date.now();
  for (;;) {
    const match = element.shadowRoot?.querySelector<Found>(selector);
    if (match) return match;
    if (Date.now() - startedAt > MAX_WAIT_MS || !element.isConnected) throw new Error(`${selector} did not appear`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

const press = async (element: HTMLElement, selector: string): Promise<void> =>
  (await waitFor(element, selector)).click();

function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  control.value = text;
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Answers by the last word of a control's name. */
const answers: Readonly<Record<string, string>> = {
  first_name: 'Mia',
  last_name: 'Größmann',
  email: 'mia@example.org',
  guardian_email: 'mia@example.org',
  phone: '+49 30 1234567',
  guardian_phone: '+49 30 1234567',
  street: 'Am Wäldchen 3',
  postcode: '12559',
  city: 'Berlin',
  day: '2',
  month: '9',
};

/** Parts of a required name or address whose controls are not `required`, because not everybody has them. */
const isPartOfAnswer = (name: string): boolean => /\.(first_name|last_name|postcode)$/.test(name);

/** Answers all required questions, about persons who were born in `year`. */
function fillIn(form: HTMLFormElement, year = '1996'): void {
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')];
  for (const control of controls.filter(({ offsetParent }) => offsetParent)) {
    const name = /[^.]+$/.exec(control.name)?.[0] ?? '';
    const answer = name === 'year' ? year : answers[name];
    if (control instanceof HTMLSelectElement) {
      control.value = control.querySelector('option[value=DE]') ? 'DE' : (control.options[1]?.value ?? '');
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (control.type === 'checkbox') {
      if (control.required && !control.checked) control.click();
    } else if (control.type === 'radio') {
      if (!form.querySelector(`[name="${control.name}"]:checked`)) control.click();
    } else if (answer && (control.required || isPartOfAnswer(control.name)) && !control.value) type(control, answer);
  }
}

interface Visit {
  readonly element: HTMLElement;
  readonly host: Host;
  readonly data: DataSet;
}

async function askForLink({ element }: Visit, email: string): Promise<void> {
  type(await waitFor<HTMLInputElement>(element, 'input[name=email]'), email);
  await press(element, 'form:has(input[name=email]) button.main');
}

async function openLink(visit: Visit, email: string): Promise<void> {
  const token = visit.host.nextToken(visit.data, email);
  await askForLink(visit, email);
  const { hash, href } = location;
  location.replace(`${href.slice(0, href.length - hash.length)}#${await token}`);
}

async function signIn(visit: Visit, email = FAMILY_EMAIL): Promise<void> {
  await openLink(visit, email);
  await press(visit.element, '.in button.main:not([type=submit])');
}

async function edit(visit: Visit, email = FAMILY_EMAIL): Promise<HTMLElement> {
  await signIn(visit, email);
  await press(visit.element, '.person .main');
  return waitFor(visit.element, 'form.editing');
}

/** Actions of a visitor that bring an element into a state. They use the element's own controls. */
export const visitorActions: Readonly<Record<VisitorAction, (visit: Visit) => Promise<unknown>>> = {
  none: async () => {},
  'send-nothing': ({ element }) => press(element, 'form button.main'),
  // the first is complete and becomes a card
  'two-people': async ({ element }) => {
    fillIn(await waitFor<HTMLFormElement>(element, 'form'), '2015');
    await press(element, '.more button');
  },
  register: async ({ element }) => {
    const form = await waitFor<HTMLFormElement>(element, 'form');
    fillIn(form);
    await press(element, 'form button.main');
  },
  'ask-for-link': (visit) => askForLink(visit, FAMILY_EMAIL),
  'open-link': (visit) => openLink(visit, FAMILY_EMAIL),
  'old-link': async ({ element }) => {
    await waitFor(element, 'input[name=email]');
    location.hash = 'x'.repeat(43);
  },
  'sign-in': (visit) => signIn(visit),
  'sign-in-alone': (visit) => signIn(visit, SINGLE_MEMBER_EMAIL),
  'sign-out': async (visit) => {
    await signIn(visit);
    await press(visit.element, 'header button');
  },
  'sign-out-everywhere': async (visit) => {
    await signIn(visit);
    await press(visit.element, '[data-everywhere]');
  },
  edit: (visit) => edit(visit),
  // a member that no other state with this data shows, because the address stays unconfirmed
  'new-email': async (visit) => {
    await edit(visit, SINGLE_MEMBER_EMAIL);
    type(await waitFor<HTMLInputElement>(visit.element, 'form.editing [name=email]'), 'ostergaard@post.example');
    await press(visit.element, 'form.editing button.main');
  },
  save: async (visit) => {
    await edit(visit);
    type(await waitFor<HTMLInputElement>(visit.element, 'form.editing [name$=phone]'), '+49 30 5550111');
    await press(visit.element, 'form.editing button.main');
  },
};
