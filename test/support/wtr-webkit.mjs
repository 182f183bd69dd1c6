// What runs Web Test Runner's pages in WebKitGTK.
import { setTimeout as wait } from 'node:timers/promises';
import { timeLimit } from '../runner/machine-speed.mjs';
import { hold, press, startWebKit } from './webkit.mjs';

/** Makes the page itself that large: the window has a bar above it. */
async function resize(session, { width, height }) {
  const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
  const around = await session.sendCommand('POST', '/execute/sync', { script, args: [] });
  await session.sendCommand('POST', '/window/rect', {
    x: 0,
    y: 0,
    width: width + around[0],
    height: height + around[1],
  });
}

/** As much of a Playwright page as Web Test Runner's commands ask for. */
const pageOf = (session) => ({
  keyboard: {
    type: (text) => press(session, [...text]),
    press: (key) => press(session, [key]),
    down: (key) => hold(session, 'keyDown', key),
    up: (key) => hold(session, 'keyUp', key),
  },
  setViewportSize: (size) => resize(session, size),
  emulateMedia: () => Promise.reject(new Error('WebDriver has no way to say what a visitor prefers')),
});

/** How often a browser is started that does not come up, or does not load the page. */
const MAX_TRIES = 3;

/** A browser that needs longer to come up and to load a page hangs. */
const MAX_START_MS = timeLimit(25_000);

/** Time for all tries, in milliseconds. */
export const WEBKIT_START_MS = (MAX_TRIES + 1) * MAX_START_MS;

const startTooLong = async (signal) => {
  await wait(MAX_START_MS, undefined, { signal });
  throw new Error(`no page after ${MAX_START_MS} ms`);
};

/** A browser launcher for Web Test Runner. One page at a time: only the one in front has the focus. */
export function webkitLauncher() {
  let started;
  let [page, session, address] = [];
  const stop = async () => {
    const driver = await started?.catch(() => undefined);
    started = undefined;
    driver?.stop();
  };
  /** Opens a page in a browser of its own with a window of that size. */
  const open = async (url) => {
    session = await (await (started ??= startWebKit())).open();
    await resize(session, { width: 800, height: 600 });
    [page, address] = [pageOf(session), url];
    await session.sendCommand('POST', '/url', { url });
  };
  /** As `open`, once more with another driver where the browser does not answer. */
  const start = async (url, left = MAX_TRIES) => {
    const ended = new AbortController();
    try {
      await Promise.race([open(url), startTooLong(ended.signal)]);
    } catch (error) {
      await stop();
      session = undefined;
      if (left === 1) throw error;
      console.warn(`WebKit did not come up, and is started again: ${error.message}`);
      await start(url, left - 1);
    } finally {
      ended.abort();
    }
  };
  return {
    name: 'WebKit',
    // the commands that drive a page know three kinds of browsers; this one is driven like the second
    type: 'playwright',
    concurrency: 1,
    initialize: async () => {},
    async stop() {
      await session?.close();
      await stop();
    },
    async startSession(id, url) {
      // a browser of its own for each file: one that has had dozens of them is ten times as slow
      await start(url);
    },
    isActive: () => session !== undefined,
    getBrowserUrl: () => address,
    getPage: () => page,
    async stopSession() {
      await session?.close();
      session = undefined;
      return {};
    },
    startDebugSession: () => Promise.reject(new Error('There is nobody to look at it')),
  };
}
