import type { Locator } from 'playwright-core';
import { fillCamper, fillShared, fillShort, openForm, submitButton, type Scene, type State } from '../scene.js';

/** Sends the form of an element. Resolves with the element when it thanks. */
async function send(form: Locator): Promise<Locator> {
  await submitButton(form).click();
  await submitButton(form).waitFor({ state: 'detached' });
  await form.locator('[part=heading]').first().waitFor();
  await form.page().waitForLoadState('networkidle');
  return form;
}

/** Registers with a form of name and e-mail. */
async function register(scene: Scene, form: string): Promise<void> {
  const element = await openForm(scene, form);
  await fillShort(element, scene, `visitor-${Date.now()}@example.org`);
  await send(element);
}

/** Opens the page of the family's registration by its link. */
async function openOwnPage({ page, lang, club }: Scene): Promise<Locator> {
  const [address, token] = club.ownLink.split('#');
  await page.goto(`${address!.replace(/\?.*/, '')}?lang=${lang}#${token}`);
  await page.locator('main button.main:visible').first().click();
  const main = page.locator('main');
  await main.locator('dl:visible').first().waitFor();
  return main;
}

export const confirmationStates: readonly State[] = [
  {
    name: 'confirmation-and-payment',
    open: async (scene) => {
      const form = await openForm(scene, 'camp');
      await fillCamper(form, scene);
      await fillShared(form, scene);
      await send(form);
      // how to pay is loaded once the thanks stand, and so are the persons with their numbers
      for (const part of ['.transfer', '.persons']) await form.locator(part).first().waitFor();
      await form.page().waitForLoadState('networkidle');
    },
  },
  { name: 'confirmation-of-a-waiting-list', open: (scene) => register(scene, 'queue') },
  { name: 'confirmation-of-an-address', open: (scene) => register(scene, 'festival') },
  {
    name: 'confirmation-without-scripts',
    context: { javaScriptEnabled: false },
    open: async (scene) => {
      const { page, origin, club, lang } = scene;
      await page.goto(`${origin}/portal/${club.slug}/camp?plain&lang=${lang}`);
      await fillCamper(page, scene);
      await fillShared(page, scene);
      await submitButton(page).click();
      await page.locator('form.plain').waitFor({ state: 'detached' });
      await page.locator('h1').first().waitFor();
    },
  },
  { name: 'registration-page', open: async (scene) => void (await openOwnPage(scene)) },
  {
    name: 'registration-page-in-change',
    open: async (scene) => {
      const main = await openOwnPage(scene);
      await main.locator('[data-change]').first().click();
      await main.locator('.own [name="name.first_name"]').waitFor();
      return { from: main.locator('.own .name') };
    },
  },
];
