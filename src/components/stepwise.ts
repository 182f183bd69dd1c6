import { sleep } from '../controllers/index.js';

/** Does one after the other, each in a task of its own: the page can do something in between. */
export async function stepwise(...steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await sleep(0);
    step();
  }
}

/** What takes a browser long the first time that it is asked for anything in the words of a language, in steps. */
export const learnings = (language: string): (() => unknown)[] => [
  () => new Intl.Locale(language).maximize(),
  () => new Intl.Collator(language),
];
