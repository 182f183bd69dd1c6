import type { Locator, Page } from 'playwright-core';
import { reading } from './webkit/retry-read.js';

/** A page, a frame or an element, as somebody looks at it who wants to fill in a form. */
export type Place = Pick<Page, 'getByLabel' | 'getByRole' | 'getByText'>;

const type = (place: Place, label: string, text: string) =>
  place.getByLabel(label, { exact: true }).pressSequentially(text);

const typeDate = async (date: Locator, ...parts: [day: string, month: string, year: string]) => {
  for (const [index, label] of ['Tag', 'Monat', 'Jahr'].entries())
    await date.getByLabel(label, { exact: true }).pressSequentially(parts[index]!);
};

/** Fills the demo's camp form in German, as a parent does. Nothing is sent. */
export async function fillCamp(place: Place): Promise<void> {
  await type(place, 'Vorname', 'Mia');
  await type(place, 'Nachname (optional)', 'Größmann-Œhler');
  await typeDate(place.getByRole('group', { name: 'Geburtsdatum' }), '2', '9', '2015');
  await place.getByLabel('T-Shirt-Größe').selectOption('152');
  await place.getByRole('radio', { name: 'vegetarisch' }).check();
  await type(place, 'Allergien und Unverträglichkeiten (optional)', 'Erdnüsse,\nHaselnüsse');
  // the swimming badge is asked for because of this one
  await place.getByRole('checkbox', { name: 'Kanu' }).check();
  await place.getByRole('checkbox', { name: 'Klettern' }).check();
  await place.getByRole('checkbox', { name: 'Schnitzen' }).check();
  await place.getByRole('checkbox', { name: 'Hat mindestens das Schwimmabzeichen Bronze' }).check();
  await type(place, 'Wie oft schon dabei gewesen? (optional)', '2');
  await type(place, 'Körpergröße in Zentimetern (für Schwimmweste und Klettergurt) (optional)', '151,5');
  await typeDate(place.getByRole('group', { name: 'Letzte Tetanusimpfung' }), '17', '11', '2024');
  await type(place, 'E-Mail der Eltern', 'oma@example.org');
  const night = 'Unter welcher Nummer sind die Eltern während des Lagers Tag und Nacht erreichbar?';
  await type(place, night, '+49 30 1234567');
  await type(place, 'E-Mail', 'eltern@example.org');
  await type(place, 'Straße und Hausnummer', 'Am Wäldchen 3');
  // its label also holds what is shown where the country has no postcode
  await place.getByRole('textbox', { name: 'Postleitzahl', exact: true }).pressSequentially('01069');
  await type(place, 'Ort', 'Dresden');
  await place.getByLabel('Land', { exact: true }).selectOption({ label: 'Deutschland' });
  await place.getByRole('checkbox', { name: 'Ich habe die Lagerordnung gelesen' }).check();
}

/** What the list then holds of her. */
export const camper = {
  name: { first_name: 'Mia', last_name: 'Größmann-Œhler' },
  email: 'eltern@example.org',
  birthdate: '2015-09-02',
  address: { street: 'Am Wäldchen 3', postcode: '01069', city: 'Dresden', country: 'DE' },
  shirt: '152',
  food: 'vegetarisch',
  allergies: 'Erdnüsse,\nHaselnüsse',
  courses: ['Kanu', 'Klettern', 'Schnitzen'],
  can_swim: true,
  years_joined: 2,
  height: 151.5,
  tetanus: '2024-11-17',
  guardian_email: 'oma@example.org',
  guardian_phone: '+49 30 1234567',
  rules_accepted: true,
  photo_consent: false,
};

const who = {
  en: ['First name', 'Last name (optional)', 'E-mail'],
  de: ['Vorname', 'Nachname (optional)', 'E-Mail'],
} as const;

/** Says who somebody is: all that a form without columns asks. */
export async function fillWho(place: Place, lang: keyof typeof who = 'en'): Promise<void> {
  const [first, last, email] = who[lang];
  await type(place, first, 'Ada');
  await type(place, last, 'Lovelace');
  await type(place, email, 'ada@example.org');
}

/** Fills the short form. Nothing is sent. */
export async function fillShort(place: Place, lang: keyof typeof who = 'en'): Promise<void> {
  await fillWho(place, lang);
  await place.getByRole('radio', { name: 'M', exact: true }).check();
}

export const sendButton = (place: Place): Locator => place.getByRole('button', { name: /^(Register|Anmelden)$/ });

/** Resolves when the form says that the registration has arrived. */
export const thanks = (place: Place, name = 'Ada'): Promise<void> =>
  place.getByRole('heading', { name: new RegExp(`^(Thank you|Danke), ${name}!$`) }).waitFor();

/** Resolves when a form is there to be filled in; throws what is said instead. */
export async function formStands(place: Place): Promise<void> {
  const alert = place.getByRole('alert');
  await sendButton(place).or(alert).first().waitFor();
  if (!(await sendButton(place).count())) throw new Error(await alert.first().innerText());
}

/** Resolves when the element has taken the place of the form that a hosted page has before it. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('event-registration form > .actions:not([inert])').waitFor();
  await page.locator('.until-element').waitFor({ state: 'detached' });
}

/** Resolves when the draft that the page has saved holds a text: then a reload loses nothing. */
export async function draftHolds(page: Page, text: string): Promise<void> {
  const holds = (value: string) => {
    // by hand: pages may have replaced every method that lists or words things
    for (let index = 0; index < sessionStorage.length; index++)
      if (sessionStorage.getItem(sessionStorage.key(index)!)!.indexOf(value) !== -1) return true;
    return false;
  };
  while (!(await reading(() => page.evaluate(holds, text)))) await page.waitForTimeout(50);
}
