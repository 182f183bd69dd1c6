import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { clubLanguageOf } from './club.js';
import type { Picture, Scene, State } from './scene.js';
import type { startClubs } from './server.js';
import { CLUB_LOGO, EVENT_IMAGE, type Website } from './website.js';

export const SCHEMES = ['light', 'dark'] as const;

/** Widths of windows in pixels, each with the height of its window and the greatest height of a picture. */
export const WINDOWS = [
  { width: 360, height: 740, maxHeight: 1480 },
  { width: 1280, height: 800, maxHeight: 1100 },
] as const;

const MARGIN_PX = 24;
const MAX_WAIT_MS = 45_000;

/** Until a page has drawn itself in other colours. */
const SETTLE_MS = 250;

export interface Studio {
  readonly browser: Browser;
  readonly server: Awaited<ReturnType<typeof startClubs>>;
  readonly site: Website;
  readonly folder: string;
}

/** The name of a picture's file. */
export const fileOf = (state: string, width: number, scheme: string, lang: string): string =>
  `${state}_${width}_${scheme}_${lang}.png`;

async function photograph(page: Page, path: string, picture: Picture, maxHeight: number): Promise<void> {
  await page.waitForTimeout(SETTLE_MS);
  if (picture.isWindow) return void (await page.screenshot({ path, animations: 'disabled' }));
  const box = await picture.from?.first().boundingBox();
  const { scrolled, pageHeight, width } = await page.evaluate(() => ({
    scrolled: scrollY,
    pageHeight: document.documentElement.scrollHeight,
    width: innerWidth,
  }));
  const top = box ? box.y + scrolled - MARGIN_PX : picture.isEnd ? pageHeight - maxHeight : 0;
  const y = Math.max(0, top);
  const clip = { x: 0, y, width, height: Math.min(maxHeight, pageHeight - y) };
  await page.screenshot({ path, clip, fullPage: true, animations: 'disabled' });
}

let visitors = 0;

/** Leads to a state once and photographs it in light and dark. Throws with the name of the state. */
export async function shoot(
  { browser, server, site, folder }: Studio,
  state: State,
  numberedName: string,
  lang: string,
): Promise<void> {
  for (const { width, height, maxHeight } of WINDOWS) {
    const context = await browser.newContext({
      ...{ viewport: { width, height }, locale: lang, reducedMotion: 'reduce', colorScheme: 'light' },
      // rate limits count visitors by their address
      extraHTTPHeaders: { 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors++ & 255}` },
      ...state.context,
    });
    context.setDefaultTimeout(MAX_WAIT_MS);
    const image = (body: string) => ({ contentType: 'image/svg+xml', body });
    await context.route('https://club.example/*.svg', (route) =>
      route.fulfill(image(route.request().url().endsWith('logo.svg') ? CLUB_LOGO : EVENT_IMAGE)),
    );
    const page = await context.newPage();
    const clubLang = clubLanguageOf(lang);
    const { origin, clubs } = server;
    const scene: Scene = { page, lang, clubLang, width, origin, club: clubs[clubLang], site };
    try {
      const picture = (await state.open(scene)) ?? {};
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, media: picture.isPrint ? 'print' : 'screen' });
        await photograph(page, join(folder, fileOf(numberedName, width, colorScheme, lang)), picture, maxHeight);
      }
    } catch (error) {
      await page.screenshot({ path: join(folder, `${numberedName}-not-reached.png`) }).catch(() => {});
      throw new Error(`${numberedName} at ${width} px in ${lang}: ${(error as Error).message}`, { cause: error });
    } finally {
      await context.close();
    }
  }
}
