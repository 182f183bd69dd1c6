import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';
import { PREVIEW_LANGUAGES, previewedMails, withImages, type PreviewedMail } from './preview-club.js';

// Draws every kind of mail, to be looked at: npx tsx test/mail-sheets/run.ts --out FOLDER, outside the repository.

const WIDTHS_PX = [360, 700] as const;
const SCHEMES = ['light', 'dark'] as const;
const GAP_PX = 24;
/** Mails beside each other on a sheet. */
const COLUMNS = 6;

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const sheet = (mails: readonly PreviewedMail[], width: number) =>
  `<!doctype html><meta charset="utf-8"><style>body{margin:${GAP_PX}px;background:#888;display:grid;gap:${GAP_PX}px;align-items:start;grid-template-columns:repeat(${COLUMNS},${width}px)}iframe{border:0;width:${width}px;display:block}h1{font:14px sans-serif;margin:0 0 4px}</style>${mails
    .map(
      ({ kind, message }) =>
        `<section><h1>${kind}</h1><iframe srcdoc="${attribute(withImages(message))}"></iframe></section>`,
    )
    .join('')}`;

const { out = '', accent } = parseArgs({ options: { out: { type: 'string' }, accent: { type: 'string' } } }).values;
mkdirSync(out, { recursive: true });
const mails = await previewedMails(accent === undefined ? '' : `accent_color: '${accent}'`);
const browser = await puppeteer.launch({ executablePath: findChromium()!, args: chromiumFlags });
try {
  const page = await browser.newPage();
  for (const language of PREVIEW_LANGUAGES)
    for (const width of WIDTHS_PX)
      for (const scheme of SCHEMES) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await page.setViewport({ width: COLUMNS * (width + GAP_PX) + GAP_PX, height: 800 });
        const of = mails.filter((mail) => mail.language === language);
        await page.setContent(sheet(of, width), { waitUntil: 'load' });
        await page.evaluate(() => {
          for (const frame of document.querySelectorAll('iframe'))
            frame.style.height = `${frame.contentDocument!.documentElement.scrollHeight}px`;
        });
        await page.screenshot({
          path: join(out, `${language}-${width}-${scheme}.png`) as `${string}.png`,
          fullPage: true,
        });
      }
} finally {
  await browser.close();
}
