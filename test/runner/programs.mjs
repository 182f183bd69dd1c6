// Programs and files that suites need besides Node, and the Debian packages that bring them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findFirefox, findWebKit } from '../support/engines.mjs';
import { findChromium } from '../support/find-browser.mjs';
import { findPostgres } from '../support/postgres.mjs';

/** The first of these paths where something is. */
const firstOf = (...paths) => paths.find((path) => existsSync(path));

/** Each gives the path of a program or file, or undefined where it is not installed. */
const finders = {
  chromium: findChromium,
  firefox: findFirefox,
  webkit: () => findWebKit()?.browser,
  postgres: findPostgres,
  strace: () => firstOf('/usr/bin/strace', '/usr/local/bin/strace'),
  nginx: () => firstOf('/usr/sbin/nginx', '/usr/local/sbin/nginx'),
  python: () => firstOf('/usr/bin/python3', '/usr/local/bin/python3'),
  mootools: () => firstOf('/usr/share/javascript/mootools/mootools.js'),
  prototype: () => firstOf('/usr/share/javascript/prototype/prototype.js'),
};

const packages = {
  chromium: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
  postgres: ['postgresql'],
  strace: ['strace'],
  nginx: ['nginx-light'],
  python: ['python3'],
  mootools: ['libjs-mootools'],
  prototype: ['libjs-prototype'],
};

/** The path of a program or file, or undefined where it is not installed. Throws when its environment variable points nowhere. */
export const findProgram = (name) => finders[name]();

/** How to install a program or file, for messages. */
export const howToInstall = (name) => `Debian: apt-get install ${packages[name].join(' ')}`;

const isDebianRoot = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * The path of a Chromium, which is installed first where it is missing, on Debian as root. Ends the process where it cannot
 * be had: without a browser hardly anything can be tested. `NO_BROWSER_INSTALL` forbids installing.
 */
export function ensureChromium() {
  const installedPath = findChromium();
  if (installedPath) return installedPath;
  if (process.env.NO_BROWSER_INSTALL || !isDebianRoot()) {
    console.error(`No Chromium found. Please install one (${howToInstall('chromium')}), or set CHROME_PATH.`);
    process.exit(1);
  }
  console.log('No Chromium found, installing it …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: 'inherit', env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages.chromium);
  const installed = findChromium();
  if (installed) return installed;
  console.error('Chromium could not be installed: see the messages of apt-get above.');
  process.exit(1);
}
