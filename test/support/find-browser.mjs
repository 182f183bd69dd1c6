// Finds a Chromium: CHROME_PATH first, then the usual names on the PATH, then macOS' usual places.
// Chromium's headless shell comes first: it is the same engine without the windows of a desktop, and takes half of the time.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

const executable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The path of a Chromium, or undefined. Throws when CHROME_PATH points to nothing. `shell: false` leaves the headless shell out,
 * for benchmarks whose figures are compared with earlier ones.
 */
export function findChromium({ shell = true } = {}) {
  const configuredPath = process.env.CHROME_PATH;
  if (configuredPath) {
    if (!existsSync(configuredPath)) throw new Error(`CHROME_PATH points to nothing: ${configuredPath}`);
    return configuredPath;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    ...(shell ? [...shells, ...names] : names).flatMap((name) => folders.map((folder) => join(folder, name))),
    ...places,
  ];
  return candidates.find(executable);
}

/** Flags for a browser that is root's, has no display and no network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
