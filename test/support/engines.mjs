// The other browsers: Firefox ESR, and the WebKit of Debian, which is driven through its own WebDriver.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const executable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(executable);

/** The path of a Firefox, or undefined. Throws when FIREFOX_PATH points to nothing. */
export function findFirefox() {
  const configuredPath = process.env.FIREFOX_PATH;
  if (configuredPath && !existsSync(configuredPath))
    throw new Error(`FIREFOX_PATH points to nothing: ${configuredPath}`);
  return configuredPath || onPath('firefox-esr') || onPath('firefox');
}

const browsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** The programs of WebKitGTK, or undefined where one of them is missing; it needs a screen, real or not. */
export function findWebKit() {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const browser = process.env.WEBKIT_PATH ?? browsers.find(executable);
  return driver && browser && (screen || process.env.DISPLAY) ? { driver, browser, screen } : undefined;
}

/** The engines beside Chromium: what tells whether they are there, and what Debian calls them. */
export const furtherEngines = {
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  webkit: { find: () => findWebKit()?.browser, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** Settings of a Firefox that asks nobody for anything. */
export const firefoxSettings = {
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};
