import type { Page } from 'playwright-core';
import { words } from '../../src/i18n/en.js';

/** How a run ended. */
export type End = 'at once' | 'after the widget tried again' | 'after pressing again' | 'stuck';

export interface Course {
  end: End;
  /** How often a failure was put in words that say what happened and whether it may be stored. */
  clear: number;
  /** And how often not. */
  unclear: number;
  /** Failures after which something typed was no longer in its control. */
  inputLost: number;
  /** Failures that claimed that nothing was sent, with a person stored. */
  untrue: number;
  /** The most persons that were stored at any time. */
  most: number;
}

export interface VisitOptions {
  page: Page;
  address: string;
  email: string;
  /** Persons stored with this e-mail, once nothing is on its way any more. */
  stored: () => Promise<number>;
  /** Registrations that were sent so far. */
  sent: () => number;
  /** From now on nothing happens to requests any more. */
  calm: () => void;
  /** From 0 to below 1. */
  random: () => number;
}

const what = [words.offline, words.too_slow, words.garbled, words.busy, words.unavailable];

/** What stands on the page. Runs there. */
function look() {
  const root = document.querySelector('event-registration')?.shadowRoot;
  const form = root?.querySelector('form');
  return {
    form: !!form,
    done: !!root?.querySelector('.done'),
    busy: !!root?.querySelector('[aria-disabled=true]'),
    alert: root?.querySelector('[role=alert]')?.textContent ?? '',
    typed: JSON.stringify(form ? [...new FormData(form)] : []),
  };
}

/** True when something came of it. Runs there. */
function settled(): boolean {
  const root = document.querySelector('event-registration')?.shadowRoot;
  return !!root?.querySelector('form, .done, [role=alert]') && !root.querySelector('[aria-disabled=true]');
}

/** Presses a button, there. */
function press(selector: string): void {
  document.querySelector('event-registration')!.shadowRoot!.querySelector<HTMLElement>(selector)!.click();
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

/** Somebody who wants to register, and does not give up. */
export async function visit({ page, address, email, stored, sent, calm, random }: VisitOptions): Promise<Course> {
  const course: Course = { end: 'stuck', clear: 0, unclear: 0, inputLost: 0, untrue: 0, most: 0 };
  const rest = () => page.waitForFunction(settled, undefined, { timeout: 30_000 });

  /** Until the form stands: whoever sees that it does not, tries again. */
  const open = async () => {
    await page.goto(address);
    for (let tries = 0; ; tries++) {
      await rest();
      const { form, alert } = await page.evaluate(look);
      if (form) return;
      if (what.some((sentence) => alert.includes(sentence))) course.clear++;
      else course.unclear++;
      if (tries > 8) calm();
      await page.evaluate(press, '[role=alert] button');
    }
  };

  await open();
  await page.evaluate(type, { 'name.first_name': 'Ada', 'name.last_name': 'Lovelace', email, size: 'M' });
  const { typed } = await page.evaluate(look);

  for (let presses = 1; presses < 20; presses++) {
    if (presses > 8) calm();
    await page.evaluate(press, 'form button.main');
    await rest();
    const { done, alert, typed: now } = await page.evaluate(look);
    const count = await stored();
    course.most = Math.max(course.most, count);
    if (done) {
      course.end = presses > 1 ? 'after pressing again' : sent() > 1 ? 'after the widget tried again' : 'at once';
      return course;
    }
    const kept = [words.perhapsSent, words.notSent].filter((sentence) => alert.includes(sentence));
    if (kept.length === 1 && what.some((sentence) => alert.includes(sentence))) course.clear++;
    else course.unclear++;
    if (kept[0] === words.notSent && count > 0) course.untrue++;
    if (now !== typed) course.inputLost++;
    if (random() < 0.3) {
      await open();
      if ((await page.evaluate(look)).typed !== typed) course.inputLost++;
    }
  }
  return course;
}
