import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { fileOf, SCHEMES, WINDOWS } from './camera.js';

const SHEET_WIDTH_PX = 1560;

/** Phones beside each other, so that a sheet is as wide as high. */
const PHONES_IN_A_ROW = 4;

interface SheetOptions {
  readonly folder: string;
  readonly before: string | undefined;
  readonly numberedName: string;
  readonly languages: readonly string[];
}

type Cell = readonly [caption: string, path: string];

/** The name of a state in a folder of earlier pictures, where its number may differ. */
function earlierNameIn(before: string, numberedName: string): string | undefined {
  const name = numberedName.replace(/^\d+-/, '');
  const match = readdirSync(before).find((file) => file.replace(/^\d+-/, '').startsWith(`${name}_`));
  return match?.split('_')[0];
}

const figure = ([caption, path]: Cell): string =>
  `<figure>${caption}<img src="${pathToFileURL(path).href}" alt=""></figure>`;

const sheetPage = (title: string, cells: readonly Cell[], columns: number): string =>
  `<!doctype html><meta charset="utf-8"><style>body{margin:20px;background:#999;font:14px sans-serif}
div{display:grid;gap:20px;align-items:start;grid-template-columns:repeat(${columns},1fr)}
figure{margin:0}img{display:block;width:100%}h1{font-size:18px;margin:0 0 8px}</style>
<h1>${title}</h1><div>${cells.map(figure).join('')}</div>`;

async function draw(page: Page, path: string, html: string): Promise<void> {
  const source = `${path}.html`;
  writeFileSync(source, html);
  await page.goto(pathToFileURL(source).href);
  await page.screenshot({ path, fullPage: true });
  rmSync(source);
}

/** Draws the pictures of a state on a sheet for each language and width, earlier ones before those of now. */
export async function drawSheets(browser: Browser, options: SheetOptions): Promise<void> {
  const { folder, numberedName, languages } = options;
  const before = options.before && resolve(options.before);
  const earlierName = before && earlierNameIn(before, numberedName);
  const sheets = join(folder, 'sheets');
  mkdirSync(sheets, { recursive: true });
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH_PX, height: 800 } });
  try {
    for (const lang of languages)
      for (const { width } of WINDOWS) {
        const cells = (time: string, place: string, state: string): Cell[] =>
          SCHEMES.map((scheme): Cell => [`${time} ${scheme}`, join(place, fileOf(state, width, scheme, lang))]).filter(
            ([, path]) => existsSync(path),
          );
        const earlier = before && earlierName ? cells('before', before, earlierName) : [];
        const all = [...earlier, ...cells(earlier.length ? 'after' : '', folder, numberedName)];
        const columns = width < 500 ? PHONES_IN_A_ROW : SCHEMES.length;
        const path = join(sheets, `${numberedName}_${width}_${lang}.png`);
        await draw(page, path, sheetPage(`${numberedName}, ${lang}, ${width} px`, all, columns));
      }
  } finally {
    await page.close();
  }
}
