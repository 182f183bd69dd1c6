// Makes docs/images/registration.webp, the moving picture of README: somebody registers on the demo club's page. `npm run build` first.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../test/support/find-browser.mjs';
import { root } from './built.mjs';

const SIZE = { width: 880, height: 660 };
const TYPING_MS = 70;
const READING_MS = 1600;

/** Starts the demo. Gives its origin. */
function started(server) {
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (text) => {
      const [, origin] = /ready at (\S+)/.exec(String(text)) ?? [];
      if (origin) resolve(origin);
    });
    server.once('exit', () => reject(new Error('The server did not start. Please run: npm run build')));
  });
}

/** A chunk of a RIFF file, padded to an even length. */
const chunk = (name, data) => {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

const uint24 = (value) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16]);

/** The chunk of a WebP file that has its pixels. */
function pixelsOf(file) {
  for (let at = 12; at < file.length;) {
    const [name, length] = [file.toString('latin1', at, at + 4), file.readUInt32LE(at + 4)];
    const end = at + 8 + length + (length % 2);
    if (name.startsWith('VP8') && name !== 'VP8X') return file.subarray(at, end);
    at = end;
  }
  throw new Error('The browser made no WebP');
}

/** An animated WebP that repeats for ever. Each frame is a WebP image of what changed, its place and its duration. */
function animatedWebp({ width, height }, frames) {
  const size = [uint24(width - 1), uint24(height - 1)];
  const animated = frames.map(({ image, x, y, width, height, ms }) => {
    const place = [x / 2, y / 2, width - 1, height - 1, ms].map(uint24);
    const doNotBlend = Buffer.from([2]);
    return chunk('ANMF', Buffer.concat([...place, doNotBlend, pixelsOf(image)]));
  });
  const body = [
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), ...size])),
    chunk('ANIM', Buffer.from([255, 255, 255, 255, 0, 0])),
    ...animated,
  ];
  return chunk('RIFF', Buffer.concat(body));
}

/** In a page: the rectangle in which a screenshot differs from the one before, as WebP; without losses if it is small. */
async function changed([screenshot, size]) {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${screenshot}`)).blob());
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { alpha: false });
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const pixels = new Uint32Array(data.buffer);
  const before = globalThis.before ?? [];
  globalThis.before = pixels;
  let [left, top, right, bottom] = [size.width, size.height, -1, -1];
  for (let index = 0; index < pixels.length; index++)
    if (pixels[index] !== before[index]) {
      const [x, y] = [index % size.width, Math.floor(index / size.width)];
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    }
  if (right < 0) return undefined;
  const [x, y] = [left - (left % 2), top - (top % 2)];
  const [width, height] = [right - x + 1, bottom - y + 1];
  const part = new OffscreenCanvas(width, height);
  part.getContext('2d', { alpha: false }).drawImage(bitmap, -x, -y);
  const quality = width * height < 50_000 ? 1 : 0.88;
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
  return { x, y, width, height, image: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}

const data = mkdtempSync(join(tmpdir(), 'turnout-picture-'));
const serve = [join(root, 'dist/server/cli.js'), 'serve', '--demo', '--port', '0', '--data', data];
const server = spawn(process.execPath, serve, { stdio: ['ignore', 'pipe', 'ignore'] });
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const origin = await started(server);
  const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB' });
  const studio = await browser.newPage();
  const frames = [];

  /** Adds what the page shows now, for a while. An unchanged frame is shown for longer. */
  const show = async (ms) => {
    const screenshot = (await page.screenshot({ caret: 'initial' })).toString('base64');
    const frame = await studio.evaluate(changed, [screenshot, SIZE]);
    if (frame) frames.push({ ...frame, image: Buffer.from(frame.image, 'base64'), ms });
    else frames.at(-1).ms += ms;
  };
  const type = async (label, text) => {
    await page.getByLabel(label, { exact: true }).first().focus();
    for (const character of text) {
      await page.keyboard.type(character);
      await show(TYPING_MS);
    }
    await show(3 * TYPING_MS);
  };

  await page.route('**/example/*', async (route) => {
    const html = await (await route.fetch()).text();
    const english = html
      .replace('<html lang="de">', '<html lang="en">')
      .replace('<h1>Anmeldung</h1>', '<h1>Registration</h1>')
      .replace(
        /<p>Das hier ist[^]*?<\/p>/,
        '<p>An ordinary page of a club. Below this sentence stands one pasted line:</p>',
      );
    await route.fulfill({ body: english, contentType: 'text/html; charset=utf-8' });
  });
  await page.goto(`${origin}/example/klettertag`);
  await page.getByLabel('First name').waitFor();
  await show(READING_MS);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 0);
  await show(READING_MS / 2);
  await type('First name', 'Zoë');
  await type('Last name (optional)', 'Öztürk');
  await type('Day', '4');
  await type('Month', '7');
  await type('Year', '2015');
  await type('E-mail', 'zoe@example');
  const send = page.locator('event-registration button[type=submit]').last();
  await send.click();
  await page.locator('event-registration [part~=summary]').waitFor();
  await show(READING_MS);
  await type('E-mail', '.org');
  await show(READING_MS / 2);
  await send.click();
  await page.locator('event-registration form').waitFor({ state: 'detached' });
  await show(2 * READING_MS);
  writeFileSync(join(root, 'docs/images/registration.webp'), animatedWebp(SIZE, frames));
  console.log(`${frames.length} frames`);
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
