import { breathe } from '../browser/scheduler.js';

/** Does one after the other; where they take long, the page can do something in between. */
export async function stepwise(...steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await breathe();
    step();
  }
}

/** What takes a browser long the first time that it is asked for anything in the words of a language, in steps. */
export const learnings = (language: string): (() => unknown)[] => [
  () => new Intl.Locale(language).maximize(),
  () => new Intl.Collator(language),
];
