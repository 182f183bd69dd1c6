import { demoLanguages, type DemoLanguage, type DemoWords } from '../words/index.js';

const STORAGE_KEY = 'turnout demo language';

/** The language chosen on an earlier visit, if any. */
function storedLanguage(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** German if the visitor or the browser prefers it, else English. */
export const language: DemoLanguage = /^de\b/i.test(storedLanguage() ?? navigator.language) ? 'de' : 'en';

/** The texts of the demo pages in the visitor's language. */
export const words: DemoWords = demoLanguages[language];

/** Stores the language and loads the page again in it. */
export function switchLanguage(to: DemoLanguage): void {
  try {
    localStorage.setItem(STORAGE_KEY, to);
  } catch {
    return;
  }
  location.reload();
}
