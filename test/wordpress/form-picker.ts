import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { World } from './world.js';

/** An address of this machine at which nothing listens. */
const UNREACHABLE = 'http://127.0.0.1:9';

/** Opens the editor on a new page with the block in it. */
export async function openEditor(world: World, page: Page): Promise<void> {
  await page.goto(`${world.origin}/wp-admin/post-new.php?post_type=page`);
  await page.waitForFunction(
    'globalThis.wp?.blocks?.getBlockType("turnout/embed") && wp.data.select("core/editor").getCurrentPostId()',
  );
  await page.evaluate(`(() => {
    wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    wp.data.dispatch('core/block-editor').insertBlocks(wp.blocks.createBlock('turnout/embed'));
  })()`);
}

/** Picks a form of the club in the block; its name then stands in the field. */
export async function picksForm(world: World, page: Page, form: { label: string; slug: string }): Promise<void> {
  await world.php(`update_option( 'turnout_club', 'sv-wiesental' );`);
  await openEditor(world, page);
  await page.getByRole('combobox', { name: 'Choose a form' }).selectOption({ label: form.label });
  expect(await page.getByRole('textbox', { name: 'Form' }).inputValue()).to.equal(form.slug);
}

/** Says in words that the server does not answer, and offers the forms once it does. The address is as before afterwards. */
export async function saysUnreachable(world: World, page: Page): Promise<void> {
  const before = await world.php(`echo get_option( 'turnout_address' );`);
  await world.php(`update_option( 'turnout_address', '${UNREACHABLE}' );`);
  await openEditor(world, page);
  await page.locator('.wp-block').getByText('The Turnout server 127.0.0.1 cannot be reached now.').first().waitFor();
  await world.php(`update_option( 'turnout_address', '${before}' );`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('combobox', { name: 'Choose a form' }).waitFor();
}
