import { formatDayRange } from '../i18n/index.js';

// the first use of an `Intl` service takes milliseconds; steps let a browser load its data while a request is in progress

/** Steps that load a browser's data of a language. */
export const localeWarmUp = (language: string): (() => unknown)[] => [
  () => new Intl.Locale(language).maximize(),
  () => new Intl.Collator(language),
];

/** Steps that load the date formats of a language. Each step needs the data of the steps before. */
export const dayFormatWarmUp = (language: string, options?: Intl.DateTimeFormatOptions): (() => unknown)[] => [
  ...localeWarmUp(language),
  () => formatDayRange('2000-01-01', '2000-01-01', language, options),
];
