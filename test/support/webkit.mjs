// WebKitGTK, driven by its own WebDriver on a screen that nobody sees.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { findWebKit } from './engines.mjs';

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A screen of its own; ends with the driver. */
function screenOf(program) {
  const size = ['-screen', '0', '1600x6400x24'];
  const child = spawn(program, ['-displayfd', '1', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => reject(new Error(`Xvfb ended with ${status}`)));
    child.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { child, display };
}

/** Starts the driver; `open` gives a browser, one at a time, `stop` ends it. */
export async function startWebKit({ language = 'en_GB', settings = [] } = {}) {
  const programs = findWebKit();
  if (!programs) throw new Error('No WebKitGTK found (Debian: apt-get install webkit2gtk-driver xvfb)');
  const screen = process.env.DISPLAY ? undefined : screenOf(programs.screen);
  const port = await freePort();
  const env = { ...process.env, DISPLAY: process.env.DISPLAY ?? (await screen.display), LANGUAGE: language };
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const stop = () => {
    driver.kill();
    screen?.child.kill();
  };

  const sendCommand = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = await answer.json();
    if (answer.ok) return value;
    throw Object.assign(new Error(`${path.split('/').at(-1)}: ${value?.error} ${value?.message}`), {
      code: value?.error,
    });
  };

  for (let tries = 0; ; tries++)
    try {
      await sendCommand('GET', '/status');
      break;
    } catch (error) {
      if (tries > 200) {
        stop();
        throw error;
      }
      await wait(50);
    }

  const open = async (wishes = {}) => {
    const options = { binary: programs.browser, args: ['--automation', ...settings] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, ...wishes } };
    const { sessionId, capabilities: is } = await sendCommand('POST', '/session', { capabilities });
    const within = (method, path, body) => sendCommand(method, `/session/${sessionId}${path}`, body);
    return {
      version: is.browserVersion,
      sendCommand: within,
      close: () => sendCommand('DELETE', `/session/${sessionId}`).catch(() => {}),
    };
  };
  return { open, stop };
}

/** Keys that have a name, as WebDriver writes them. */
const named = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};

/** The sign of a key: `KeyC` is the one that writes a small c. */
const key = (name) => named[name] ?? (/^Key[A-Z]$/.test(name) ? name.at(-1).toLowerCase() : name);
const actions = (keys) => ({ actions: [{ type: 'key', id: 'keys', actions: keys }] });

/** Presses and releases keys, one after another, wherever the focus is. */
export const press = (session, keys) =>
  session.sendCommand(
    'POST',
    '/actions',
    actions(keys.flatMap((name) => ['keyDown', 'keyUp'].map((type) => ({ type, value: key(name) })))),
  );

/** Holds a key down, or lets it go. */
export const hold = (session, type, name) =>
  session.sendCommand('POST', '/actions', actions([{ type, value: key(name) }]));
