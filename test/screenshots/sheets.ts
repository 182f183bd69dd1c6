import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { fileOf, SCHEMES, WINDOWS } from './camera.js';

const SHEET_WIDTH_PX = 1560;

/** Fewer phones in a row would be drawn larger than they are, and a sheet higher than Chromium can draw. */
const MIN_PHONES = 4;

interface SheetOptions {
  readonly folder: string;
  readonly before: string | undefined;
  readonly numberedName: string;
  readonly languages: readonly string[];
}

/** The name of a state in a folder of earlier pictures, where its number may differ. */
function earlierNameIn(before: string, numberedName: string): string | undefined {
  const name = numberedName.replace(/^\d+-/, '');
  const match = readdirSync(before).find((file) => file.replace(/^\d+-/, '').startsWith(`${name}_`));
  return match?.split('_')[0];
}

const row = (title: string, cells: readonly (readonly [caption: string, path: string])[], columns: number): string =>
  `<h1>${title}</h1><div style="grid-template-columns:repeat(${columns},1fr)">${cells
    .filter(([, path]) => existsSync(path))
    .map(([caption, path]) => `<figure>${caption}<img src="${pathToFileURL(path).href}"></figure>`)
    .join('')}</div>`;

/** Draws the pictures of a state on one sheet: a row of phones, then the wide windows two beside each other. */
export async function drawSheet(browser: Browser, options: SheetOptions): Promise<void> {
  const { folder, numberedName, languages } = options;
  const before = options.before && resolve(options.before);
  const earlierName = before && earlierNameIn(before, numberedName);
  const rows = WINDOWS.flatMap(({ width }) => {
    const cells = (place: string, state: string) =>
      languages.flatMap((lang) =>
        SCHEMES.map((scheme) => [`${lang} ${scheme}`, join(place, fileOf(state, width, scheme, lang))] as const),
      );
    const columns = width < 500 ? Math.max(MIN_PHONES, languages.length * SCHEMES.length) : SCHEMES.length;
    const title = `${numberedName}, ${width} px`;
    const earlier = before && earlierName ? [row(`${title}, before`, cells(before, earlierName), columns)] : [];
    return [...earlier, row(earlier.length ? `${title}, after` : title, cells(folder, numberedName), columns)];
  });
  const sheets = join(folder, 'sheets');
  mkdirSync(sheets, { recursive: true });
  const source = join(sheets, `${numberedName}.html`);
  writeFileSync(
    source,
    `<!doctype html><meta charset="utf-8"><style>body{margin:20px;background:#999;font:14px sans-serif}
div{display:grid;gap:20px;align-items:start}figure{margin:0}img{display:block;width:100%}h1{font-size:18px;margin:16px 0 8px}</style>${rows.join('')}`,
  );
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH_PX, height: 800 } });
  try {
    await page.goto(pathToFileURL(source).href);
    await page.screenshot({ path: join(sheets, `${numberedName}.png`), fullPage: true });
  } finally {
    await page.close();
    rmSync(source);
  }
}
