import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { PERSONS, type ClubLanguage } from './club.js';
import type { Club } from './server.js';
import { hostPage, type Website } from './website.js';

/** A visitor in front of a club: a fresh browser context of a width and a language. */
export interface Scene {
  readonly page: Page;
  readonly lang: string;
  readonly clubLang: ClubLanguage;
  readonly width: number;
  readonly origin: string;
  readonly club: Club;
  readonly site: Website;
}

/** The part of a page that is photographed. Default: the page from its top, as high as a picture may be. */
export interface Picture {
  /** The picture begins above this element. */
  readonly from?: Locator;
  /** The window as it is, for what is fixed to it. */
  readonly isWindow?: boolean;
  /** The end of a page that is longer than a picture. */
  readonly isEnd?: boolean;
  /** As it is printed. */
  readonly isPrint?: boolean;
}

/** A state of a page: leads there, and says what is photographed. Throws when it cannot be reached. */
export interface State {
  readonly name: string;
  readonly open: (scene: Scene) => Promise<Picture | void>;
  readonly context?: BrowserContextOptions;
  /** The languages of the page, where it does not have those of the club. */
  readonly languages?: readonly string[];
}

/** Opens a page of the club's website with a script tag. */
export async function openTag({ page, lang, site, origin }: Scene, slug: string, attributes = ''): Promise<void> {
  const tag = `<script src="${origin}/embed.js" data-slug="${slug}" ${attributes} async crossorigin></script>`;
  await page.goto(site.publish(hostPage(tag, lang)));
}

export const submitButton = (root: Locator | Page): Locator =>
  root.locator('form button.main[type=submit], form.plain button.main, form button[type=submit][part=button]').last();

/** Opens a form of the club. Resolves with the element when it can be sent. */
export async function openForm(scene: Scene, form: string, attributes = ''): Promise<Locator> {
  await openTag(scene, `${scene.club.slug}/${form}`, attributes);
  const element = scene.page.locator('event-registration');
  await submitButton(element).waitFor({ state: 'attached' });
  await scene.page.waitForLoadState('networkidle');
  return element;
}

/** Types into a control by its name; of several persons, `index` counts from 0. */
export const typeInto = async (root: Locator | Page, name: string, text: string, index = 0): Promise<void> =>
  root.locator(`[name="${index ? `.${index}.` : ''}${name}"]`).fill(text);

/** Fills name and e-mail, all that short forms ask. */
export async function fillShort(
  root: Locator | Page,
  { clubLang }: Scene,
  email = 'familie@example.org',
): Promise<void> {
  const { last, children } = PERSONS[clubLang];
  await typeInto(root, 'name.first_name', children[0]);
  await typeInto(root, 'name.last_name', last);
  await typeInto(root, 'email', email);
}

/** Answers all questions about a person of the camp. */
export async function fillCamper(root: Locator | Page, { clubLang }: Scene, index = 0): Promise<void> {
  const { last, children } = PERSONS[clubLang];
  const prefix = index ? `.${index}.` : '';
  await typeInto(root, 'name.first_name', children[index]!, index);
  await typeInto(root, 'name.last_name', last, index);
  for (const [part, value] of [
    ['day', '2'],
    ['month', '9'],
    ['year', String(2012 + index * 3)],
  ] as const)
    await typeInto(root, `birthdate.${part}`, value, index);
  await root.locator(`[name="${prefix}shirt"]`).selectOption(index ? '128' : 'M');
  await root.locator(`[name="${prefix}food"]`).nth(1).check();
  await root.locator(`[name="${prefix}courses"]`).first().check();
  await root.locator(`[name="${prefix}courses"]`).nth(1).check();
}

/** Answers the questions of the camp that are asked once. */
export async function fillShared(root: Locator | Page, { clubLang }: Scene): Promise<void> {
  const { street, city } = PERSONS[clubLang];
  await typeInto(root, 'email', 'familie@example.org');
  await typeInto(root, 'guardian_phone', '+49 30 5550101');
  await typeInto(root, 'address.street', street);
  await typeInto(root, 'address.postcode', '01069');
  await typeInto(root, 'address.city', city);
  await root.locator('[name="address.country"]').selectOption('DE');
  await root.locator('[name="rules"]').check();
}

/** Adds a person; resolves when the first is a card. */
export async function addPerson(form: Locator): Promise<void> {
  await form.locator('.more button').click();
  await form.locator('[name=".1.name.first_name"]').waitFor();
}

/** Adds a person to the form without scripts. */
export async function addPlainPerson(page: Page): Promise<void> {
  await page.locator('form.plain .more button').click();
  await page.locator('[name=".1.name.first_name"]').waitFor();
}

/** Scripts come, and no answer of the service does, neither by itself nor preloaded with a script. */
export async function breakService(page: Page): Promise<void> {
  await page.route('**/public/**', (route) => route.abort());
  await page.route(/\/embed-\w+\.js\?/, (route) => route.continue({ url: route.request().url().replace(/\?.*/, '') }));
}
