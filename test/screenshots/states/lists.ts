import type { Locator } from 'playwright-core';
import { breakService, openTag, submitButton, type Scene, type State } from '../scene.js';

/** A day of the camp. */
const DAY = '2027-07-24';

/** Opens the club's events with attributes. */
async function openList(scene: Scene, attributes = '', selector = '[part~=item]'): Promise<Locator> {
  await openTag(scene, scene.club.slug, attributes);
  const list = scene.page.locator('event-list');
  await list.locator(selector).first().waitFor();
  await scene.page.waitForLoadState('networkidle');
  return list;
}

export const listStates: readonly State[] = [
  { name: 'list', open: async (scene) => void (await openList(scene)) },
  {
    name: 'list-filters',
    open: async (scene) => {
      const attributes = 'data-filters="text time from to place open" data-view="list month cards"';
      const list = await openList(scene, attributes);
      const fold = list.locator('.fold');
      if (await fold.isVisible()) await fold.click();
      await list.locator('[role=search] [name]').last().waitFor({ state: 'visible' });
    },
  },
  {
    name: 'list-without-a-match',
    open: async (scene) => {
      const list = await openList(scene, 'data-filters="text place open"');
      const fold = list.locator('.fold');
      if (await fold.isVisible()) await fold.click();
      await list.locator('input[type=search]').fill('zzz');
      await list.locator('[part~=item]').first().waitFor({ state: 'detached' });
    },
  },
  { name: 'list-as-cards', open: async (scene) => void (await openList(scene, 'data-view="cards"')) },
  { name: 'list-as-month', open: async (scene) => void (await openList(scene, 'data-view="month"', '[role=grid]')) },
  {
    name: 'list-day-of-a-month',
    open: async (scene) => {
      const list = await openList(scene, 'data-view="month"', '[role=grid]');
      await list.locator(`[data-day="${DAY}"]`).click();
    },
  },
  {
    name: 'list-with-a-form',
    open: async (scene) => {
      const list = await openList(scene, 'data-registration="inline"');
      await list.locator('[part~=item] .way').first().click();
      await submitButton(list).waitFor({ state: 'visible' });
      await list.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'list-not-loaded',
    open: async (scene) => {
      await breakService(scene.page);
      await openTag(scene, scene.club.slug);
      await scene.page.locator('event-list').locator('button, [role=alert]').first().waitFor();
    },
  },
];
