import type { Page } from 'playwright-core';
import { form as words } from '../../src/i18n/en/index.js';

/** How a run ended. */
export type End = 'at once' | 'after the widget tried again' | 'after pressing again' | 'stuck';

export interface Course {
  end: End;
  /** How often something failed. */
  failures: number;
  /** How often that was not put in words that say what happened and whether it may be stored. */
  unclear: number;
  /** Failures after which something typed was no longer in its control. */
  inputLost: number;
  /** Failures that claimed that nothing was sent, with a person stored; or that it was sent, when nothing had left. */
  untrue: number;
  /** The most persons that were stored at any time. */
  maxStored: number;
  /** The last that went wrong, in the words of the page. */
  lastMessage: string;
}

export interface VisitOptions {
  page: Page;
  address: string;
  email: string;
  /** What comes of it: kept up to date, for whoever ends the visit early. */
  course: Course;
  /** Persons stored with this e-mail, once nothing is on its way any more. */
  stored: () => Promise<number>;
  /** Registrations that were sent so far, and how often the browser asked whether it may. */
  sent: () => { readonly posts: number; readonly preflights: number };
  /** From now on nothing happens to requests any more. */
  calm: () => void;
  /** From 0 to below 1. */
  random: () => number;
}

/** After so many failures in a row nothing happens to requests any more; after twice as many a visitor gives up. */
const MAX_FAILURES = 8;

const reasons = [words.offline, words.too_slow, words.invalid_response, words.busy];

/** What stands on the page. Runs there. */
function look() {
  const root = document.querySelector('event-registration')?.shadowRoot;
  const form = root?.querySelector('form');
  const alerts = [...(root?.querySelectorAll<HTMLElement>('[role=alert]') ?? [])];
  return {
    form: !!form,
    confirmation: root?.querySelector('.done')?.textContent ?? '',
    // only what can be seen has been said
    alert: alerts.map((alert) => (alert.checkVisibility() ? alert.innerText : '')).join(' '),
    typed: JSON.stringify(form ? [...new FormData(form)] : []),
  };
}

/** True when something came of it. Runs there. */
function settled(): boolean {
  const root = document.querySelector('event-registration')?.shadowRoot;
  return !!root?.querySelector('form, .done, [role=alert]') && !root.querySelector('[aria-disabled=true]');
}

/** Presses a button, there; gives false where there is none. */
function press(selector: string): boolean {
  const button = document.querySelector('event-registration')?.shadowRoot?.querySelector<HTMLElement>(selector);
  button?.click();
  return !!button;
}

/** Types all answers, there. */
function type(answers: Record<string, string>): void {
  const root = document.querySelector('event-registration')!.shadowRoot!;
  root.querySelector<HTMLElement>('input')!.focus();
  for (const [name, value] of Object.entries(answers)) {
    const control = root.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    if (control.type === 'radio') root.querySelector<HTMLElement>(`[name="${name}"][value="${value}"]`)!.click();
    else {
      control.value = value;
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
}

/** Somebody who wants to register. Ends when thanked, and throws when nothing helps; how long it may take is said elsewhere. */
export async function visit({ page, address, email, course, stored, sent, calm, random }: VisitOptions): Promise<void> {
  const rest = () => page.waitForFunction(settled, undefined, { polling: 50, timeout: 0 });
  /** What is wrong, if anything, with what a failure was put in. */
  const note = (name: 'unclear' | 'untrue' | 'inputLost', wrong: boolean, message: string) => {
    if (!wrong) return;
    course[name]++;
    course.lastMessage = message;
  };
  const wasRetried = (times: number, alert: string) => {
    if (times > 2 * MAX_FAILURES) throw new Error(`still “${alert}”`);
    if (times > MAX_FAILURES) calm();
  };

  /** Until the form stands: whoever sees that it does not, tries again. */
  const open = async () => {
    await page.goto(address, { timeout: 0 });
    for (let tries = 1; ; tries++) {
      await rest();
      const { form, alert } = await page.evaluate(look);
      if (form) return;
      course.failures++;
      note('unclear', !alert.includes(words.unavailable), alert);
      wasRetried(tries, alert);
      if (!(await page.evaluate(press, '.notice.alert button'))) throw new Error(`no way on from “${alert}”`);
    }
  };

  await open();
  await page.evaluate(type, { 'name.first_name': 'Ada', 'name.last_name': 'Lovelace', email, size: 'M' });
  const { typed } = await page.evaluate(look);
  if (!typed.includes(email)) throw new Error('nothing could be typed');

  for (let presses = 1; ; presses++) {
    await page.evaluate(press, 'form button.main');
    await rest();
    const { confirmation, alert, typed: now } = await page.evaluate(look);
    const [count, { posts, preflights }] = [await stored(), sent()];
    course.maxStored = Math.max(course.maxStored, count);
    if (confirmation) {
      note('unclear', !confirmation.includes(words.thanks('Ada')), confirmation);
      course.end = presses > 1 ? 'after pressing again' : posts > 1 ? 'after the widget tried again' : 'at once';
      return;
    }
    const retrySentences = [words.maybeStored, words.notSent].filter((sentence) => alert.includes(sentence));
    const why = reasons.filter((sentence) => alert.includes(sentence));
    course.failures++;
    // the form stands there: who reads that it cannot be shown is told nonsense
    note('unclear', retrySentences.length !== 1 || why.length > 1 || alert.includes(words.unavailable), alert);
    note('untrue', retrySentences[0] === words.notSent ? count > 0 : posts + preflights === 0, alert);
    note('inputLost', now !== typed, now);
    wasRetried(presses, alert);
    if (random() < 0.3) {
      await open();
      const { typed: back } = await page.evaluate(look);
      note('inputLost', back !== typed, back);
    }
  }
}
