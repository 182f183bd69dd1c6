import type { Locator, Page } from 'playwright-core';
import type { DeskClub } from './desk-club.js';

/** The screen on which a state of the desk is opened. */
export interface DeskScene {
  readonly page: Page;
  readonly lang: string;
  readonly club: DeskClub;
}

const HOUR_MS = 3_600_000;

/** The club's clocks in winter, in the head of a column. */
const NOW = Date.UTC(2026, 1, 1, 12);

/** The desk, with its organiser signed in. */
async function openDesk({ page, lang, club }: DeskScene): Promise<Locator> {
  const session = [club.token, NOW + HOUR_MS, HOUR_MS, NOW].join(' ');
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(([name, value]) => sessionStorage.setItem(name!, value!), [club.sessionName, session]);
  await page.goto(`${club.address}?lang=${lang}`);
  const desk = page.locator('.desk');
  await desk.locator('.card').first().waitFor();
  return desk;
}

async function openList(scene: DeskScene): Promise<Locator> {
  const desk = await openDesk(scene);
  await desk.getByRole('button', { name: 'Camp by the lake' }).click();
  await desk.locator('[data-person]').first().waitFor();
  await desk.locator('.settings').waitFor();
  return desk;
}

/** Each state of the desk that is recorded, by the name of its file. */
export const deskStates: Readonly<Record<string, (scene: DeskScene) => Promise<Locator>>> = {
  async 'desk-sign-in'({ page, lang, club }) {
    await page.goto(`${club.address}?lang=${lang}`);
    await page.locator('[name=email]').waitFor();
    return page.locator('main');
  },

  'desk-overview': openDesk,
  'desk-list': openList,

  async 'desk-person'(scene) {
    const desk = await openList(scene);
    await desk.locator('[data-person]').first().click();
    await desk.locator('.history').waitFor();
    await desk.locator('[data-action=cancel]').click();
    return desk;
  },

  async 'desk-duplicates'(scene) {
    const desk = await openList(scene);
    await desk.locator('.open-duplicates').click();
    await desk.locator('.pair').waitFor();
    return desk;
  },

  async 'desk-message'(scene) {
    const desk = await openList(scene);
    await desk.locator('.write').click();
    await desk.locator('.preview').click();
    await desk.locator('.issue').first().waitFor();
    return desk;
  },

  async 'desk-attendance'(scene) {
    const desk = await openList(scene);
    await desk.locator('.screens button').first().click();
    await desk.locator('.attendance input').first().check();
    return desk;
  },

  async 'desk-fees'(scene) {
    const desk = await openDesk(scene);
    await desk.locator('.open-money').click();
    await desk.locator('[data-fee]').first().check();
    return desk;
  },

  async 'desk-settings'(scene) {
    const desk = await openDesk(scene);
    await desk.locator('.open-workspace').click();
    await desk.locator('section dl').first().waitFor();
    return desk;
  },
};

/** A moment of the recording, as the three languages write it: in a sentence with its zone, and short in a table. */
const MOMENTS = [
  /\d{1,2} \S+ 20\d\d at \d\d:\d\d \w+/g,
  /\d\d\/\d\d\/20\d\d, \d\d:\d\d/g,
  /\d{1,2}\. \S+ 20\d\d um \d\d:\d\d Uhr \w+/g,
  /\d\d\.\d\d\.20\d\d, \d\d:\d\d/g,
  /\d{1,2} \S+ 20\d\d في \d\d:\d\d \S غرينتش(?:\s\u200e\+\d)?/g,
  /\d+\u200f?\/\d+\u200f?\/20\d\d، \d+:\d\d \S/g,
];

/** The tree without moments and days of its recording. */
export const withoutMoments = (tree: string): string =>
  MOMENTS.reduce((text, moment) => text.replace(moment, 'moment'), tree).replace(/: "?20\d\d-\d\d-\d\d"?$/gm, ': day');
