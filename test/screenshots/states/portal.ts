import type { Locator } from 'playwright-core';
import { submitButton, type Scene, type State } from '../scene.js';

async function openSignIn({ page, origin, club, lang }: Scene): Promise<Locator> {
  await page.goto(`${origin}/portal/${club.slug}?lang=${lang}`);
  // the second page of the club
  await page.locator('nav a').nth(1).click();
  const portal = page.locator('member-profile');
  await portal.locator('[name=email]').waitFor();
  await page.waitForLoadState('networkidle');
  return portal;
}

/** Asks for a sign-in link; the code of the mail is asked for then. */
async function askForLink(scene: Scene): Promise<Locator> {
  const portal = await openSignIn(scene);
  await portal.locator('[name=email]').fill('stranger@example.org');
  await submitButton(portal).click();
  await portal.locator('[name=code]').waitFor();
  return portal;
}

/** Opens the sign-in link of the family. */
async function openLink({ page, club, lang }: Scene): Promise<Locator> {
  const [address, token] = club.signInLink.split('#');
  await page.goto(`${address!.replace(/\?.*/, '')}?lang=${lang}#${token}`);
  const portal = page.locator('member-profile');
  await portal.locator('.in button.main').first().waitFor();
  await page.waitForLoadState('networkidle');
  return portal;
}

async function signIn(scene: Scene): Promise<Locator> {
  const profile = await openLink(scene);
  await profile.locator('.in button.main').first().click();
  await profile.locator('.person button.main').first().waitFor();
  await profile.locator('summary[data-name]').first().waitFor();
  await scene.page.waitForLoadState('networkidle');
  return profile;
}

async function openRegistration(scene: Scene): Promise<Locator> {
  const profile = await signIn(scene);
  const registration = profile.locator('summary[data-name]').first();
  await registration.click();
  await profile.locator('details[open] dl').first().waitFor();
  return registration;
}

export const portalStates: readonly State[] = [
  { name: 'sign-in', open: async (scene) => void (await openSignIn(scene)) },
  { name: 'sign-in-mailed', open: async (scene) => void (await askForLink(scene)) },
  {
    name: 'sign-in-wrong-code',
    open: async (scene) => {
      const portal = await askForLink(scene);
      await portal.locator('[name=code]').fill('123456');
      await portal.locator('form.code button.main').click();
      await portal.locator('form.code [role=alert], form.code [part~=issue]').first().waitFor();
    },
  },
  { name: 'sign-in-link', open: async (scene) => void (await openLink(scene)) },
  { name: 'member-page', open: async (scene) => void (await signIn(scene)) },
  { name: 'member-page-open-registration', open: async (scene) => ({ from: await openRegistration(scene) }) },
  {
    name: 'member-page-in-change',
    open: async (scene) => {
      const profile = await signIn(scene);
      await profile.locator('.person button.main').first().click();
      const email = profile.locator('form.editing [name="email"], form [name="email"]').first();
      await email.fill('familie@example');
      await profile.locator('form [name="name.last_name"]').first().fill('');
      await profile.locator('form [name="name.first_name"]').first().fill('');
      await submitButton(profile).click();
      await profile.locator('[aria-invalid=true]').first().waitFor();
      return { from: profile.locator('form').first() };
    },
  },
  {
    name: 'member-page-printed',
    open: async (scene) => {
      await openRegistration(scene);
      return { isPrint: true };
    },
  },
];
