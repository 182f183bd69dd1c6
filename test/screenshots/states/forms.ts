import type { Locator } from 'playwright-core';
import {
  addPerson,
  breakService,
  fillCamper,
  fillShared,
  fillShort,
  openForm,
  openTag,
  submitButton,
  typeInto,
  type Scene,
  type State,
} from '../scene.js';

/** Opens a form that has nothing to send: closed, full or coming. */
async function openNotice(scene: Scene, form: string): Promise<void> {
  await openTag(scene, `${scene.club.slug}/${form}`);
  const element = scene.page.locator('event-registration');
  await element.locator('[part=heading]').first().waitFor();
  await element.locator('[part~=notice], [role=status], p').first().waitFor();
  await scene.page.waitForLoadState('networkidle');
}

/** Sends the camp with missing and wrong answers. */
async function openMistakes(scene: Scene): Promise<Locator> {
  const form = await openForm(scene, 'camp');
  await typeInto(form, 'name.first_name', 'Mia');
  await typeInto(form, 'birthdate.day', '31');
  await typeInto(form, 'birthdate.month', '2');
  await typeInto(form, 'birthdate.year', '2015');
  await typeInto(form, 'email', 'eltern@example');
  await submitButton(form).click();
  await form.locator('[part~=summary]').waitFor();
  return form;
}

/** Opens the camp with two persons, the first of whom is a card. */
async function openCards(scene: Scene): Promise<Locator> {
  const form = await openForm(scene, 'camp');
  await fillCamper(form, scene);
  await addPerson(form);
  await fillCamper(form, scene, 1);
  return form;
}

/** Opens a form step by step and goes on with `count` steps whose answers are right. */
async function openStep(scene: Scene, count: number): Promise<void> {
  const form = await openForm(scene, 'holidays', 'data-steps');
  await form.locator('.step-title').waitFor();
  if (count) {
    await fillShort(form, scene);
    await form.locator('.step-next').click();
    await form.locator('[name="courses"]').first().waitFor({ state: 'visible' });
  }
  if (count > 1) {
    await form.locator('[name="courses"]').nth(1).check();
    await form.locator('.step-next').click();
    await form.locator('[name="rules"]').waitFor({ state: 'visible' });
  }
}

export const formStates: readonly State[] = [
  {
    name: 'form-demo-camp',
    languages: ['de'],
    open: async ({ page, origin }) => {
      await page.goto(`${origin}/example/zeltlager`);
      await submitButton(page.locator('event-registration')).waitFor();
    },
  },
  { name: 'form-camp', open: async (scene) => void (await openForm(scene, 'camp')) },
  {
    name: 'form-one-person',
    open: async (scene) => {
      const form = await openForm(scene, 'camp');
      await fillCamper(form, scene);
      return { from: form.locator('fieldset').first() };
    },
  },
  {
    name: 'form-two-persons',
    open: async (scene) => ({ from: (await openCards(scene)).locator('fieldset').first() }),
  },
  {
    name: 'form-sum-of-two-persons',
    open: async (scene) => {
      const form = await openCards(scene);
      await fillShared(form, scene);
      const sum = form.locator('[part=prices]');
      await sum.waitFor();
      return { from: form.locator('[name="address.city"]') };
    },
  },
  { name: 'form-first-step', open: (scene) => openStep(scene, 0) },
  { name: 'form-middle-step', open: (scene) => openStep(scene, 1) },
  { name: 'form-last-step', open: (scene) => openStep(scene, 2) },
  {
    name: 'form-in-a-dialog',
    open: async (scene) => {
      await openTag(scene, `${scene.club.slug}/camp`, 'data-dialog');
      const form = scene.page.locator('event-registration');
      await form.locator('button[part=button]').first().click();
      await submitButton(form).waitFor({ state: 'visible' });
      return { isWindow: true };
    },
  },
  {
    name: 'form-error-summary',
    open: async (scene) => ({ from: (await openMistakes(scene)).locator('[part~=summary]') }),
  },
  {
    name: 'form-field-errors',
    open: async (scene) => ({ from: (await openMistakes(scene)).locator('fieldset').first() }),
  },
  {
    name: 'form-choices',
    open: async (scene) => {
      const form = await openForm(scene, 'camp');
      await form.locator('[name="food"]').nth(1).check();
      await form.locator('[name="courses"]').nth(1).check();
      return { from: form.locator('[name="shirt"]') };
    },
  },
  {
    name: 'form-conditional-field',
    open: async (scene) => {
      const form = await openForm(scene, 'camp');
      await form.locator('[name="courses"]').first().check();
      await form.locator('[name="can_swim"]').waitFor({ state: 'visible' });
      return { from: form.locator('[name="allergies"]') };
    },
  },
  {
    name: 'form-end',
    open: async (scene) => ({ from: (await openForm(scene, 'camp')).locator('[name="email"]') }),
  },
  { name: 'form-full-with-a-waiting-list', open: (scene) => openNotice(scene, 'canoe') },
  { name: 'form-full', open: (scene) => openNotice(scene, 'theatre') },
  { name: 'form-closed', open: (scene) => openNotice(scene, 'past') },
  { name: 'form-opens-in-a-year', open: (scene) => openNotice(scene, 'ski') },
  { name: 'form-opens-soon', open: (scene) => openNotice(scene, 'soon') },
  {
    name: 'form-not-loaded',
    open: async (scene) => {
      await breakService(scene.page);
      await openTag(scene, `${scene.club.slug}/camp`);
      await scene.page.locator('event-registration').locator('button, [role=alert]').first().waitFor();
    },
  },
  {
    name: 'form-does-not-exist',
    open: async (scene) => {
      await openTag(scene, `${scene.club.slug}/nowhere`);
      await scene.page.locator('event-registration').locator('[role=alert], p').first().waitFor();
    },
  },
  {
    name: 'form-lost-answer',
    open: async (scene) => {
      const form = await openForm(scene, 'climbing');
      await scene.page.route('**/persons', (route) => route.abort());
      await fillShort(form, scene);
      await submitButton(form).click();
      const alert = form.locator('[role=alert], [part~=notice]').first();
      await alert.waitFor();
      return { from: alert };
    },
  },
];
