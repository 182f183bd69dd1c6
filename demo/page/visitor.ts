import type { Act, Data } from './elements.js';
import type { Host } from './host.js';

const family = 'kaethe.gruenwald@familie.example';
const alone = 'soren@post.example';

/** How long somebody waits for what they look for. Milliseconds. */
const patience = 30_000;

/** Waits until an element has drawn something. */
async function find<Found extends HTMLElement>(element: HTMLElement, selector: string): Promise<Found> {
  const since = Date.now();
  for (;;) {
    const found = element.shadowRoot?.querySelector<Found>(selector);
    if (found) return found;
    if (Date.now() - since > patience || !element.isConnected) throw new Error(`nothing like “${selector}” was drawn`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

const press = async (element: HTMLElement, selector: string): Promise<void> => (await find(element, selector)).click();

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
  year: '1996',
};

/** Parts of a required name or address that not everybody has: their controls are not `required` by themselves. */
const isPartOfAnswer = (name: string): boolean => /\.(first_name|last_name|postcode)$/.test(name);

/** Answers whatever is asked and has to be answered. */
function fillIn(form: HTMLFormElement): void {
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')];
  for (const control of controls.filter(({ offsetParent }) => offsetParent)) {
    const answer = answers[/[^.]+$/.exec(control.name)?.[0] ?? ''];
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
  readonly data: Data;
}

async function askForLink({ element }: Visit, email: string): Promise<void> {
  type(await find<HTMLInputElement>(element, 'input[name=email]'), email);
  await press(element, 'form:has(input[name=email]) button.main');
}

async function openLink(visit: Visit, email: string): Promise<void> {
  const token = visit.host.nextToken(visit.data, email);
  await askForLink(visit, email);
  const { hash, href } = location;
  location.replace(`${href.slice(0, href.length - hash.length)}#${await token}`);
}

async function signIn(visit: Visit, email = family): Promise<void> {
  await openLink(visit, email);
  await press(visit.element, '.in button.main:not([type=submit])');
}

async function edit(visit: Visit, email = family): Promise<HTMLElement> {
  await signIn(visit, email);
  await press(visit.element, '.person .main');
  return find(visit.element, 'form.editing');
}

/** What a visitor does to bring an element into a state, on what it has drawn itself. */
export const acts: Readonly<Record<Act, (visit: Visit) => Promise<unknown>>> = {
  none: async () => {},
  'send-nothing': ({ element }) => press(element, 'form button.main'),
  register: async ({ element }) => {
    const form = await find<HTMLFormElement>(element, 'form');
    fillIn(form);
    await press(element, 'form button.main');
  },
  'ask-for-link': (visit) => askForLink(visit, family),
  'open-link': (visit) => openLink(visit, family),
  'old-link': async ({ element }) => {
    await find(element, 'input[name=email]');
    location.hash = 'x'.repeat(43);
  },
  'sign-in': (visit) => signIn(visit),
  'sign-in-alone': (visit) => signIn(visit, alone),
  'sign-out': async (visit) => {
    await signIn(visit);
    await press(visit.element, '.sign-out button');
  },
  'sign-out-everywhere': async (visit) => {
    await signIn(visit);
    await press(visit.element, '[data-everywhere]');
  },
  edit: (visit) => edit(visit),
  // somebody whom no other state with this data shows: the address stays pending
  'new-email': async (visit) => {
    await edit(visit, alone);
    type(await find<HTMLInputElement>(visit.element, 'form.editing [name=email]'), 'ostergaard@post.example');
    await press(visit.element, 'form.editing button.main');
  },
  save: async (visit) => {
    await edit(visit);
    type(await find<HTMLInputElement>(visit.element, 'form.editing [name$=phone]'), '+49 30 5550111');
    await press(visit.element, 'form.editing button.main');
  },
};
