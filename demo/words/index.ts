import { de } from './de.js';
import type { DemoWords } from './demo-words.js';
import { en } from './en.js';

export type { DemoWords, StateLabel } from './demo-words.js';

/** The languages of the demo pages. */
export const demoLanguages: Readonly<Record<'de' | 'en', DemoWords>> = { de, en };

export type DemoLanguage = keyof typeof demoLanguages;
