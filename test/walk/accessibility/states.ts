import type { Locator, Page } from 'playwright-core';
import type { familyPortal } from '../family-portal.js';
import { serverWordsOf } from '../../../src/i18n/server-words.js';
import { ownLink } from '../own-link.js';
import { pageWith, type website } from '../turnout-server.js';

/** Where a state is opened: a club on a built server, a page of its website, somebody who looks at it. */
export interface Scene {
  readonly page: Page;
  readonly lang: string;
  readonly club: Awaited<ReturnType<typeof familyPortal>>;
  readonly site: Awaited<ReturnType<typeof website>>;
}

/** Leads to a state of a page, and gives the part of it that is recorded. */
export type OpenState = (scene: Scene) => Promise<Locator>;

const submitButton = (root: Locator) => root.locator('button[type=submit][part=button]');

/** The tree without addresses of this machine, numbers of registrations and times that are left: a recording is true everywhere and at any time. */
export const repeatable = (tree: string): string =>
  tree
    .replace(/\b(https?|webcal):\/\/(localhost|127\.0\.0\.1):\d+/g, '$1://club.example')
    .replace(/\b(https?%3A%2F%2F)(localhost|127\.0\.0\.1)%3A\d+/g, '$1club.example')
    .replace(/\bRF\d\d[A-Z\d]+/g, 'RF')
    .replace(/\b[A-Z\d]{4}-[A-Z\d]{4}\b/g, 'ABCD-1234')
    .replace(/- timer: .*/g, '- timer')
    .replace(/([^\d])(\d+|[٠-٩]+)(?=[^"\d]*"] \[disabled\])/g, '$160');

async function openOnSite({ page, lang, club, site }: Scene, slug: string, attributes = ''): Promise<void> {
  const tag = `<script src="${club.server.origin}/embed.js" data-slug="${slug}" ${attributes} async crossorigin></script>`;
  await page.goto(site.publish(pageWith(tag, { lang })));
}

/** Opens a form on the club's website. */
async function openForm(scene: Scene, slug: string, attributes = ''): Promise<Locator> {
  await openOnSite(scene, `club/${slug}`, attributes);
  const form = scene.page.locator('event-registration');
  await form.locator('[part=heading]').first().waitFor();
  return form;
}

async function openFields(scene: Scene, slug = 'camp', attributes = ''): Promise<Locator> {
  const form = await openForm(scene, slug, attributes);
  await submitButton(form).first().waitFor();
  return form;
}

/** Fills a form of name and e-mail. */
async function fill(form: Locator, first_name = 'Ada'): Promise<void> {
  await form.locator('[name="name.first_name"]').first().fill(first_name);
  await form.locator('[name="name.last_name"]').first().fill('Lovelace');
  await form.locator('[name="email"]').first().fill('ada@example.org');
}

async function openList(scene: Scene, attributes = '', selector = '[part=item]'): Promise<Locator> {
  await openOnSite(scene, 'club', attributes);
  const list = scene.page.locator('event-list');
  await list.locator(selector).first().waitFor();
  return list;
}

async function openPortal({ page, club }: Scene): Promise<Locator> {
  await page.goto(`${club.server.origin}/portal/club`);
  const portal = page.locator('member-profile');
  await portal.locator('[name=email]').waitFor();
  return portal;
}

async function openProfile({ page, club }: Scene): Promise<Locator> {
  await page.goto('about:blank');
  await page.goto(club.link);
  const profile = page.locator('member-profile');
  await profile.locator('button[part=button]').first().click();
  await profile.locator('section details').first().waitFor();
  return profile;
}

async function openHosted({ page, club, lang }: Scene, path: string): Promise<Locator> {
  await page.goto(`${club.server.origin}/portal/club${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  await page.locator('form, li, event-list [part=item]').first().waitFor();
  return page.locator('body');
}

/** Each state that is recorded, by the name of its file. */
export const states: Readonly<Record<string, OpenState>> = {
  form: (scene) => openFields(scene),

  async 'form-with-errors'(scene) {
    const form = await openFields(scene);
    await form.locator('[name="email"]').fill('not an address');
    await submitButton(form).click();
    await form.locator('[part~=summary]').waitFor();
    return form;
  },

  async 'form-with-two-persons'(scene) {
    const form = await openFields(scene);
    await fill(form);
    await form.locator('[part=person] ~ p button, p > button').first().click();
    await form.locator('[part=person]').nth(1).waitFor();
    // the module of cards is there
    await form.locator('.done-button').nth(1).waitFor();
    return form;
  },

  async 'form-in-a-dialog'(scene) {
    await openOnSite(scene, 'club/camp', 'data-dialog');
    const form = scene.page.locator('event-registration');
    await form.locator('button[part=button]').first().click();
    await submitButton(form).waitFor();
    return form;
  },

  'form-for-a-waiting-list': (scene) => openForm(scene, 'regatta'),
  'form-full': (scene) => openForm(scene, 'dinner'),
  'form-before-opening': (scene) => openForm(scene, 'later'),
  'form-closed': (scene) => openForm(scene, 'past'),

  async confirmation(scene) {
    const form = await openFields(scene, 'queue');
    await fill(form);
    await submitButton(form).click();
    await submitButton(form).waitFor({ state: 'detached' });
    await form.locator('.next-steps li').first().waitFor();
    return form;
  },

  list: (scene) => openList(scene),
  'list-by-month': (scene) => openList(scene, 'data-view="month"', '[role=grid]'),

  async 'list-without-a-match'(scene) {
    const list = await openList(scene, 'data-filters="text"');
    await list.locator('input[type=search]').fill('zzz');
    await list.locator('[part~=item]').first().waitFor({ state: 'detached' });
    return list;
  },

  'sign-in': openPortal,

  async 'sign-in-with-an-error'(scene) {
    const portal = await openPortal(scene);
    await portal.locator('[name=email]').fill('nobody');
    await submitButton(portal).click();
    await portal.locator('[aria-invalid=true]').waitFor();
    return portal;
  },

  async 'sign-in-mailed'(scene) {
    const portal = await openPortal(scene);
    await portal.locator('[name=email]').fill('stranger@example.org');
    await submitButton(portal).click();
    await portal.locator('[name=code]').waitFor();
    return portal;
  },

  profile: openProfile,

  async 'profile-in-change'(scene) {
    const profile = await openProfile(scene);
    await profile.locator('.person button[part=button]').click();
    await profile.locator('[name="name.first_name"]').waitFor();
    return profile;
  },

  'hosted-list': (scene) => openHosted(scene, ''),
  'hosted-form': (scene) => openHosted(scene, '/queue?plain'),
  'hosted-form-of-a-camp': (scene) => openHosted(scene, '/camp?plain'),

  async 'hosted-form-with-two-persons'(scene) {
    const page = await openHosted(scene, '/camp?plain');
    await fill(page);
    await page.locator('[name="form.add"]').click();
    await page.locator('#person-2').waitFor();
    return page;
  },

  async 'hosted-form-with-errors-of-two-persons'(scene) {
    const page = await states['hosted-form-with-two-persons']!(scene);
    await page.locator('[name=".1.email"]').fill('not an address');
    await page.locator('form.plain').evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.locator('form.plain button.main').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    return page;
  },

  async 'hosted-form-with-errors'(scene) {
    const page = await openHosted(scene, '/queue?plain');
    // as a browser that checks nothing by itself
    await page.locator('form.plain').evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.locator('form.plain button.main').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    return page;
  },

  async 'registrations-of-a-family'({ page, club, lang }) {
    const link = await ownLink(club.server, 'camp');
    await page.goto(link.replace('#', `?lang=${lang}#`));
    const { view } = await serverWordsOf(lang, 'registration');
    await page.getByRole('button', { name: view, exact: true }).click();
    await page.locator('main dl:visible').first().waitFor();
    return page.locator('main');
  },
};
