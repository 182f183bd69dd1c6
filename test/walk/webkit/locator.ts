import { setTimeout as wait } from 'node:timers/promises';
import { hold, press } from '../../support/webkit.mjs';
import { reading } from './retry-read.js';

/** How an element is found, step by step. */
export type Step = Readonly<Record<string, unknown>>;

/** Who runs a function in the page, given what the steps have found; and the browser's session, for keys and the mouse. */
export interface ElementScope {
  run<Result>(steps: readonly Step[] | undefined, work: string, detail?: unknown): Promise<Result>;
  session: { sendCommand(method: string, path: string, body?: object): Promise<unknown> };
  /** Where what is found here has its corner, in the whole page. */
  corner(): Promise<[left: number, top: number]>;
  /** Longest wait in milliseconds. */
  timeoutMs: number;
}

interface Named {
  name?: string | RegExp;
  exact?: boolean;
}

const textStep = (text: string | RegExp | undefined, exact = false): Step =>
  text instanceof RegExp ? { pattern: text.source, flags: text.flags } : { text, exact };

/** Blanks between compounds cross shadow roots; what else stands between them does not. */
const cssSteps = (css: string): Step[] =>
  />/.test(css)
    ? [{ kind: 'css', css }]
    : (css.match(/(?:\[[^\]]*\]|\S)+/g) ?? []).map((part) => ({ kind: 'css', css: part }));

/** What is found from a place on. */
export class Place {
  constructor(
    protected readonly within: ElementScope,
    protected readonly steps: readonly Step[] = [],
  ) {}

  #from(...steps: Step[]): Spot {
    return new Spot(this.within, [...this.steps, ...steps]);
  }

  getByLabel(text: string | RegExp, { exact }: Named = {}): Spot {
    return this.#from({ kind: 'label', ...textStep(text, exact) });
  }

  getByRole(role: string, { name, exact }: Named = {}): Spot {
    return this.#from({ kind: 'role', role, ...textStep(name, exact) });
  }

  getByText(text: string | RegExp, { exact }: Named = {}): Spot {
    return this.#from({ kind: 'text', ...textStep(text, exact) });
  }

  locator(css: string): Spot {
    return this.#from(...cssSteps(css));
  }

  protected nthStep(index: number): Spot {
    return this.#from({ kind: 'nth', index });
  }
}

/** As much of a Playwright locator as the walks ask for. */
export class Spot extends Place {
  first = (): Spot => this.nthStep(0);
  last = (): Spot => this.nthStep(-1);
  nth = (index: number): Spot => this.nthStep(index);
  or = (other: Spot): Spot => new Spot(this.within, [{ either: [this.steps, other.steps] }]);

  /** What a function makes of everything found; it only reads. */
  #readAll<Result>(work: string): Promise<Result> {
    return reading(() => this.within.run<Result>(this.steps, work), this.within.timeoutMs);
  }

  count = (): Promise<number> => this.#readAll('({ elements }) => elements.length');
  allTextContents = (): Promise<string[]> => this.#readAll('({ elements }) => elements.map((one) => one.textContent)');
  allInnerTexts = (): Promise<string[]> => this.#readAll('({ elements }) => elements.map((one) => one.innerText)');

  /** Asks again until there is an answer. */
  async #pollUntil<Result>(
    what: string,
    sendRequest: () => Promise<Result | null | undefined | false>,
    timeoutMs = this.within.timeoutMs,
  ): Promise<Result> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const answer = await sendRequest();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
      if (Date.now() > end) throw new Error(`${what}: waited in vain for ${JSON.stringify(this.steps)}`);
      await wait(40);
    }
  }

  waitFor = async ({
    state = 'visible',
    timeout,
  }: { state?: 'visible' | 'hidden'; timeout?: number } = {}): Promise<void> => {
    const work = `({ seen }) => (seen.length > 0) === ${state === 'visible'}`;
    await this.#pollUntil(`waitFor ${state}`, () => this.#readAll<boolean>(work), timeout);
  };

  /** What a function makes of the one element that is there; it only reads. */
  #one<Result>(work: string, detail?: unknown): Promise<Result> {
    return reading(() => this.#act<Result>(work, detail), this.within.timeoutMs);
  }

  /** Does something to the one element that is there, once. */
  async #act<Result>(work: string, detail?: unknown): Promise<Result> {
    const only = `({ elements, seen }, detail) => {
      const all = seen.length ? seen : elements;
      if (all.length > 1) throw new Error(all.length + ' elements instead of one');
      return all.length ? [(${work})(all[0], detail)] : undefined;
    }`;
    const [answer] = await this.#pollUntil('one element', () => this.within.run<[Result]>(this.steps, only, detail));
    return answer;
  }

  evaluate = <Result>(work: (element: never, detail: never) => Result, detail?: unknown): Promise<Awaited<Result>> =>
    this.#act(String(work), detail);

  getAttribute = (name: string): Promise<string | null> => this.#one('(one, name) => one.getAttribute(name)', name);
  inputValue = (): Promise<string> => this.#one('(one) => one.value');
  innerText = (): Promise<string> => this.#one('(one) => one.innerText');
  focus = (): Promise<void> => this.#act('(one) => void one.focus()');
  isChecked = (): Promise<boolean> => this.#one('(one) => one.checked');

  boundingBox = (): Promise<{ x: number; y: number; width: number; height: number }> =>
    this.#one(`(one) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    }`);

  /** The middle of the element, once it can be seen and nothing lies over it. */
  #middle = (): Promise<[number, number]> =>
    this.#pollUntil('nothing in front', () =>
      this.#one<[number, number] | undefined>(`(one) => {
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)];
        const hit = one.getRootNode().elementFromPoint(x, y);
        const label = one.labels?.[0];
        return hit && (one.contains(hit) || hit.contains(one) || label?.contains(hit)) ? [x, y] : undefined;
      }`),
    );

  async #clicks(times: number): Promise<void> {
    const [x, y] = await this.#middle();
    const [left, top] = await this.within.corner();
    await clickAt(this.within.session, Math.round(left + x), Math.round(top + y), times);
  }

  click = (): Promise<void> => this.#clicks(1);
  dblclick = (): Promise<void> => this.#clicks(2);

  check = async (): Promise<void> => {
    if (!(await this.isChecked())) await this.click();
    await this.#pollUntil('is ticked', () => this.isChecked());
  };

  /** Puts the keyboard here: into a frame that nobody has clicked into, nothing can be typed. */
  async #enter(): Promise<void> {
    if (!(await this.#one<boolean>('() => document.hasFocus()'))) await this.click();
    await this.focus();
  }

  press = async (key: string): Promise<void> => {
    await this.#enter();
    await pressed(this.within.session, key);
  };

  pressSequentially = async (text: string): Promise<void> => {
    await this.#enter();
    await press(this.within.session, [...text]);
  };

  fill = async (text: string): Promise<void> => {
    await this.#enter();
    await this.#act(
      `(one, text) => {
        one.select?.();
        document.execCommand('insertText', false, text);
        if (one.value !== text) throw new Error('it holds ' + one.value);
      }`,
      text,
    );
  };

  selectOption = (choice: string | { label: string }): Promise<void> =>
    this.#act(
      `(one, choice) => {
        const option = [...one.options].find(({ value, label }) => value === choice || label === choice.label);
        one.value = option.value;
        for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      }`,
      choice,
    );
}

/** Clicks at a point of the page, as a mouse does. */
export async function clickAt(session: ElementScope['session'], x: number, y: number, times = 1): Promise<void> {
  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const actions = [
    { type: 'pointerMove', origin: 'viewport', x, y, duration: 0 },
    ...new Array<typeof click>(times).fill(click).flat(),
  ];
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
  await session.sendCommand('POST', '/actions', { actions: [mouse] });
}

/** Presses a key, or several at once: `Shift+Tab`. */
export async function pressed(session: ElementScope['session'], keys: string): Promise<void> {
  const all = keys.split('+');
  for (const key of all) await hold(session, 'keyDown', key);
  for (const key of all.reverse()) await hold(session, 'keyUp', key);
}
