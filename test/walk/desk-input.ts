import type { Locator, Page } from 'playwright-core';
import { keyboardAt } from './keyboard.js';

/** A way to use the desk. Names are accessible names, as a screen reader says them. */
export interface DeskInput {
  /** Presses the first button, link or summary of that name. */
  readonly press: (name: string) => Promise<void>;
  /** Answers the question that stands open. */
  readonly answer: (name: string) => Promise<void>;
  /** Replaces the text of a field. */
  readonly fill: (label: string, text: string) => Promise<void>;
  readonly tick: (name: RegExp) => Promise<void>;
}

/** Tab presses after which the focus has been everywhere. */
const MAX_TABS = 80;

const pressable = (page: Page, name: string): Locator =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.locator('summary').getByText(name, { exact: true }))
    .first();

/** Taps on a touch screen. */
export async function deskByTouch(page: Page): Promise<DeskInput> {
  const press = (name: string) => pressable(page, name).tap();
  return {
    press,
    answer: (name) => page.locator('.question').getByRole('button', { name, exact: true }).tap(),
    fill: async (label, text) => {
      const field = page.getByLabel(label, { exact: true });
      await field.tap();
      await field.fill(text);
    },
    tick: (name) => page.getByRole('checkbox', { name }).tap(),
  };
}

/** Keys alone: Tab, Enter, space and letters. */
export async function deskByKeyboard(page: Page): Promise<DeskInput> {
  const { tabTo, type, press: pressKey } = await keyboardAt(page);
  /** Goes on with Tab once it is drawn. */
  const goTo = async (target: Locator, name: string) => {
    await target.waitFor();
    await tabTo(name, { maxTabs: MAX_TABS });
  };
  const press = async (name: string) => {
    await goTo(pressable(page, name), name);
    await pressKey('Enter');
  };
  return {
    press,
    answer: press,
    fill: async (label, text) => {
      await goTo(page.getByLabel(label, { exact: true }), label);
      await pressKey('ControlOrMeta+a');
      await type(text);
    },
    tick: async (name) => {
      const box = page.getByRole('checkbox', { name });
      await box.waitFor();
      const label = (await box.locator('xpath=..').innerText()).trim().replace(/\s*\n\s*/g, ' ');
      await goTo(box, label);
      await pressKey('Space');
    },
  };
}
