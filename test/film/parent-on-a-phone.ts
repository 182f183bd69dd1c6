// `npm run film -- FOLDER`: a parent registers two children on a phone with a slow line, as PNG frames with their times in
// milliseconds. The built server with the demo club, Chromium, the slow network of the benchmarks. `npm run build` first.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright-core';
import { slow } from '../bench/embed/visit.js';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';

const PHONE = { width: 360, height: 740 };
const TYPING_MS = 60;
const READING_MS = 1200;

const folder = process.argv[2] ?? '';
if (!folder) {
  console.error('Please name a folder: npm run film -- FOLDER');
  process.exit(2);
}

/** Starts the demo club. */
async function startDemo(data: string) {
  const server = spawn(process.execPath, ['dist/server/cli.js', 'serve', '--demo', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const [, address] = /ready at (\S+)/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error('The server did not start. Please run: npm run build')));
  });
  return { server, origin };
}

/** Writes every picture that the browser draws. Returns the number of pictures so far. */
async function record(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let count = 0;
  let start: number | undefined;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const at = (metadata.timestamp ?? 0) * 1000;
    start ??= at;
    const name = `${String(++count).padStart(4, '0')}-${Math.round(at - start)}.png`;
    writeFileSync(join(folder, name), Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow.network! });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.slower! });
  await session.send('Page.startScreencast', { format: 'png' });
  return () => count;
}

const read = (page: Page): Promise<void> => page.waitForTimeout(READING_MS);

async function type(place: Locator | Page, label: string, text: string): Promise<void> {
  const field = place.getByLabel(label, { exact: true }).last();
  await field.tap();
  await field.pressSequentially(text, { delay: TYPING_MS });
}

async function typeBirthDate(page: Page, parts: readonly [day: string, month: string, year: string]): Promise<void> {
  const date = page.getByRole('group', { name: 'Geburtsdatum' }).last();
  for (const [index, label] of ['Tag', 'Monat', 'Jahr'].entries()) await type(date, label, parts[index]!);
}

/** Fills the fields of the last child. */
async function fillChild(page: Page, name: string, birthDate: readonly [string, string, string]): Promise<void> {
  await type(page, 'Vorname', name);
  await type(page, 'Nachname (optional)', 'Größmann');
  await typeBirthDate(page, birthDate);
  await page.getByLabel('T-Shirt-Größe').last().selectOption('140');
  await page.getByRole('radio', { name: 'vegetarisch' }).last().tap();
  await page.getByRole('checkbox', { name: 'Klettern' }).last().tap();
  await read(page);
}

/** Fills the fields of the family, with a mistake in the e-mail address. */
async function fillFamily(page: Page): Promise<void> {
  await type(page, 'E-Mail der Eltern', 'oma@example.org');
  const night = 'Unter welcher Nummer sind die Eltern während des Lagers Tag und Nacht erreichbar?';
  await type(page, night, '+49 30 1234567');
  await type(page, 'E-Mail', 'eltern@example');
  await type(page, 'Straße und Hausnummer', 'Am Wäldchen 3');
  await page.getByRole('textbox', { name: 'Postleitzahl', exact: true }).pressSequentially('01069');
  await type(page, 'Ort', 'Dresden');
  await page.getByLabel('Land', { exact: true }).selectOption({ label: 'Deutschland' });
  await page.getByRole('checkbox', { name: 'Ich habe die Lagerordnung gelesen' }).tap();
}

async function register(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/example/zeltlager`);
  await page.getByLabel('Vorname').waitFor();
  await read(page);
  await fillChild(page, 'Mia', ['2', '9', '2015']);
  await page.getByRole('button', { name: 'Noch jemanden hinzufügen' }).tap();
  await read(page);
  await fillChild(page, 'Jonas', ['24', '7', '2012']);
  await fillFamily(page);
  const send = page.getByRole('button', { name: 'Anmelden', exact: true });
  await send.tap();
  await page.locator('[part~=summary]').waitFor();
  await read(page);
  await type(page, 'E-Mail', '.org');
  await send.tap();
  await page.getByRole('heading', { name: /^Danke/ }).waitFor();
  await read(page);
}

mkdirSync(folder, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'turnout-film-'));
const { server, origin } = await startDemo(data);
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  const options = { viewport: PHONE, deviceScaleFactor: 1, hasTouch: true, isMobile: true, locale: 'de-DE' };
  const page = await (await browser.newContext(options)).newPage();
  const countOf = await record(page);
  await register(page, origin);
  console.log(`${countOf()} frames in ${folder}`);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
