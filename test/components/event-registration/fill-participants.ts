import { controlName } from '../../../src/forms/index.js';
import { form as words } from '../../../src/i18n/en/index.js';
import { ada } from '../../support/backend.js';
import { mountForm, type Handles, type OpenedForm, isRegistration } from '../../support/open-form.js';

/** A camp for families: conditions of every kind, something shared, something sensitive, a waiting list. */
export const familyClub = `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    end_date: 2027-08-06
    location: Lake
    max_persons: 100
    columns:
      - { external_id: food, name: Food, type: string, allowed_values: [all, vegan] }
      - { external_id: beans, name: Beans, type: boolean }
      - { external_id: shirt, name: Shirt, type: string, allowed_values: [XS, S, M, L, XL] }
      - { external_id: print, name: Print, type: string }
      - { external_id: courses, name: Courses, type: array, allowed_values: [Canoe, Sailing, Theatre] }
      - { external_id: swims, name: Can swim, type: boolean }
      - { external_id: badge, name: Badge, type: string }
      - { external_id: number, name: Number on the badge, type: string }
      - { external_id: allergies, name: Allergies, type: text }
      - { external_id: jab, name: Last jab, type: date }
      - { external_id: guardian, name: Guardian, type: string }
      - { external_id: wish, name: Wish, type: string }
      - { external_id: rules, name: Rules, type: boolean }
      - { external_id: homepage, name: Homepage, type: string }
    form:
      participants: 3
      waiting_list: waiting
      thanks: See you there.
      sections:
        - fields:
            - { name: name, required: true }
            - { name: birthdate }
            - { name: food, options: { all: Everything, vegan: Vegan } }
            - { name: beans, visible_when: { field: food, is: vegan } }
            - shirt
            - { name: print, visible_when: { field: shirt, is: [L, XL] } }
            - courses
            - { name: swims, visible_when: { field: courses, is: [Canoe, Sailing] } }
            - { name: badge, visible_when: { field: swims, is: true } }
            - { name: number, required: true, visible_when: { field: badge, is: Gold } }
            - { name: allergies, sensitive: true }
            - { name: jab, sensitive: true }
            - homepage
        - title: Guardian
          visible_when: { age_on_first_day: { below: 18 } }
          fields: [{ name: guardian, required: true }]
        - title: For all
          shared: true
          fields: [{ name: email, required: true }, wish]
        - fields:
            - { name: rules, must_accept: true, links: [{ text: Camp rules, url: 'https://club.example/rules' }] }
  - { slug: waiting, title: Waiting list, published: true, start_date: 2027-07-24 }
`;

/** The same for one person at a time. */
export const singleClub = familyClub.replace('participants: 3', 'participants: 1');

/** Says who somebody is, and agrees to the rules. */
export function fillPerson({ type, tick }: Pick<Handles, 'type' | 'tick'>, key: number, first: string): void {
  type(controlName(key, 'name.first_name'), first);
  type(controlName(key, 'name.last_name'), ada.name.last_name);
  tick(controlName(key, 'rules'));
}

/** Agrees to the rules for everybody who is asked and has not: no draft does that. */
export function agree({ parts }: Pick<Handles, 'parts'>): void {
  for (const box of parts<HTMLInputElement>('[name$="rules"]:not(:checked)')) if (box.checkVisibility()) box.click();
}

/** Answers what everybody is asked together. */
export const fillShared = ({ type }: Pick<Handles, 'type'>): void => type('email', ada.email);

/** A control as it stands there. */
export const control = ({ part }: Pick<Handles, 'part'>, key: number, name: string): HTMLInputElement =>
  part<HTMLInputElement>(`[name="${controlName(key, name)}"]`);

/** Presses the button that says this. */
export function press({ parts }: Pick<Handles, 'parts'>, text: string): void {
  const match = parts('button').filter((button) => button.textContent.trim() === text && button.checkVisibility());
  if (!match[0]) throw new Error(`no button says "${text}"`);
  match[0].click();
}

/** Adds somebody, and waits until they are asked. */
export async function addPerson(opened: Pick<Handles, 'el' | 'parts'>): Promise<void> {
  press(opened, words.addParticipant);
  await opened.el.updateComplete;
  await Promise.resolve();
}

/** The page is loaded again: another element, and what the tab remembers. */
export const reload = ({ el }: Handles, options = {}): Promise<Handles> => {
  el.remove();
  return mountForm(options);
};

export const posts = ({ requests }: Pick<OpenedForm, 'requests'>): Request[] => requests.filter(isRegistration);

export const sentBodies = (opened: Pick<OpenedForm, 'requests'>): Promise<Record<string, unknown>[]> =>
  Promise.all(posts(opened).map((request) => request.clone().json() as Promise<Record<string, unknown>>));

/** Labels and legends of what is asked at this moment. */
export const questionsOf = ({ parts }: Pick<Handles, 'parts'>): string[] =>
  parts('[part~=label]')
    .filter((label) => label.checkVisibility())
    .map((label) => label.textContent.replace(/\s*\(optional\)/, '').trim());
