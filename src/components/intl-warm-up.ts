import { formatDayRange } from './dates.js';

// the first use of an `Intl` service takes milliseconds; steps let a browser load its data while an answer is on its way

/** Steps that load what a browser knows of a language. */
export const localeWarmUp = (language: string): (() => unknown)[] => [
  () => new Intl.Locale(language).maximize(),
  () => new Intl.Collator(language),
];

/** Steps that load how a language formats days; each step needs what the ones before it have loaded. */
export const dayFormatWarmUp = (language: string, options?: Intl.DateTimeFormatOptions): (() => unknown)[] => [
  ...localeWarmUp(language),
  () => formatDayRange('2000-01-01', '2000-01-01', language, options),
];
