import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { timeLimit } from '../../runner/machine-speed.mjs';
import { startWebKit } from '../../support/webkit.mjs';
import { line, type Crossing } from './intercept-requests.js';
import { clickAt, Place, pressed, type Step, type ElementScope } from './locator.js';

const find = readFileSync(new URL('find-element.js', import.meta.url), 'utf8')
  .replace(/^(?:\/[/*].*\n)+/, '')
  .replace(/;\s*$/, '');

/**
 * Runs in the page. What goes in and out is one text: pages may word everything else for JSON as they like, and may have given
 * every object more than it had.
 */
const frame = (work: string) => `
  const done = arguments[1];
  const __name = (one) => one;
  const written = (value) => {
    const hidden = [];
    for (const { prototype } of [Object, Array, String]) {
      const own = Object.getOwnPropertyDescriptor(prototype, 'toJSON');
      if (own && delete prototype.toJSON) hidden.push([prototype, own]);
    }
    const text = JSON.stringify(value);
    for (const [prototype, own] of hidden) Object.defineProperty(prototype, 'toJSON', own);
    return text;
  };
  const [steps, detail] = JSON.parse(arguments[0]);
  const takeErrors = () => (window.pageErrors ?? []).splice(0);
  const found = () => (${find})(steps);
  new Promise((resolve) => resolve((${work})(steps ? found() : undefined, detail))).then(
    (value) => done(written({ value, errors: takeErrors() })),
    (error) => done(written({ error: String(error), errors: takeErrors() })),
  );`;

/** Where a frame's own page begins. */
const frameCorner = `({ elements: [frame] }) => {
  const { left, top } = frame.getBoundingClientRect();
  return [left + frame.clientLeft, top + frame.clientTop];
}`;

interface Answer {
  value?: unknown;
  error?: string;
  errors: string[];
}

interface Requested {
  method(): string;
  url(): string;
}

/** A browser of its own with one tab: as much of a Playwright page as the walks ask for. */
export async function webkitTab({ language = 'en-GB', settings = [] as readonly string[] } = {}) {
  const [driver, wire] = await Promise.all([
    startWebKit({ language: language.replace('-', '_'), settings }),
    line(language),
  ]);
  const session = await driver.open({ proxy: { proxyType: 'manual', httpProxy: wire.proxy, sslProxy: wire.proxy } });
  const errors: string[] = [];
  let address = 'about:blank';

  const run: ElementScope['run'] = async <Result>(
    steps: readonly Step[] | undefined,
    work: string,
    detail?: unknown,
  ) => {
    const args = [JSON.stringify([steps ?? null, detail])];
    const result = (await session.sendCommand('POST', '/execute/async', { script: frame(work), args })) as string;
    const answer = JSON.parse(result) as Answer;
    errors.push(...answer.errors);
    if (answer.error) throw new Error(answer.error);
    return answer.value as Result;
  };
  const within: ElementScope = { run, session, timeoutMs: timeLimit(15_000), corner: () => Promise.resolve([0, 0]) };

  /** The same in a frame of the page. */
  const inFrame = (css: string): ElementScope => ({
    ...within,
    run: async <Result>(steps: readonly Step[] | undefined, work: string, detail?: unknown) => {
      await enterFrame(css);
      try {
        return await run<Result>(steps, work, detail);
      } finally {
        await session.sendCommand('POST', '/frame', { id: null });
      }
    },
    // where the mouse goes is said from the corner of the whole page, and a frame is never scrolled away meanwhile
    corner: () => run([{ kind: 'css', css }], frameCorner),
  });
  const enterFrame = async (css: string) => {
    const frameElement = await session.sendCommand('POST', '/element', { using: 'css selector', value: css });
    await session.sendCommand('POST', '/frame', { id: frameElement });
  };

  const asRequests = (): Requested[] =>
    wire.requests.map(({ url, method }) => ({ method: () => method, url: () => url }));
  const until = async (is: () => boolean | Promise<boolean>, what: string) => {
    const end = Date.now() + within.timeoutMs;
    while (!(await is())) {
      if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
      await wait(40);
    }
  };
  const here = async () => (address = (await session.sendCommand('GET', '/url')) as string);

  const place = new Place(within);
  const page = {
    getByLabel: place.getByLabel.bind(place),
    getByRole: place.getByRole.bind(place),
    getByText: place.getByText.bind(place),
    locator: place.locator.bind(place),
    frameLocator: (css: string) => new Place(inFrame(css)),
    async goto(url: string) {
      await session.sendCommand('POST', '/url', { url });
      await here();
    },
    reload: () => session.sendCommand('POST', '/refresh'),
    async goBack() {
      await session.sendCommand('POST', '/back');
      await here();
    },
    url: () => address,
    waitForURL: (url: string) => until(async () => (await here()) === url, `the address is ${url}`),
    waitForTimeout: (time: number) => wait(time),
    waitForRequest: async (is: (request: Requested) => boolean) =>
      until(() => asRequests().some(is), 'something is asked for'),
    evaluate: <Result>(work: (detail: never) => Result, detail?: unknown) =>
      run<Awaited<Result>>(undefined, `(nothing, detail) => (${String(work)})(detail)`, detail),
    keyboard: { press: (keys: string) => pressed(session, keys) },
    mouse: { click: (x: number, y: number) => clickAt(session, Math.round(x), Math.round(y)) },
    route: async (glob: string, guard: (crossing: Crossing) => unknown) => void wire.guards.set(glob, guard),
    unroute: async (glob: string) => void wire.guards.delete(glob),
    context: () => ({
      cookies: async () => [...wire.cookies, ...((await session.sendCommand('GET', '/cookie')) as unknown[])],
    }),
  };
  return {
    page,
    errors,
    get requests() {
      return asRequests();
    },
    async close() {
      await session.close();
      driver.stop();
    },
  };
}
