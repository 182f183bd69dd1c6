import { demoLanguages, type DemoLanguage, type DemoWords } from '../words/index.js';

const chosen = new URLSearchParams(location.search).get('ui');

/** The language in the address, else German if the browser prefers it, else English. */
export const language: DemoLanguage = /^de\b/i.test(chosen ?? navigator.language) ? 'de' : 'en';

/** The texts of the demo pages in the visitor's language. */
export const words: DemoWords = demoLanguages[language];
