import type { Language } from './messages.js';
import { languages } from './languages.js';

export { languages } from './languages.js';

/** Other names: Norwegian of either kind, Hebrew as it was called once. */
const aliases: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', iw: 'he' };

/**
 * The tag to speak if a page says `tag`, however it is written: its language if we speak it, with its region
 * (`de-AT` for `de_AT`) and with a form of address that we know (`de-x-du`), else British English. Always one that `Intl`
 * takes. A page may have set something else than a text, an `Intl.Locale` say.
 */
export function supportedTag(tag: string): string {
  // in small letters, not by a pattern that takes either: a browser reads what letters are alike the first time
  const [, language = '', region = '', form] =
    /^([a-z]{2,3})(?:[-_]([a-z]{2}))?(?![a-z])(?:.*[-_]x[-_](\w+))?/.exec(`${tag}`.toLowerCase()) ?? [];
  const supported = aliases[language] ?? language;
  const regionCode = region.toUpperCase();
  if (supported === 'en' || !Object.hasOwn(languages, supported))
    return `en-${(supported === 'en' && regionCode) || 'GB'}`;
  const formOfAddress = `-x-${form}`;
  return (
    supported +
    (regionCode && `-${regionCode}`) +
    (Object.hasOwn(languages, supported + formOfAddress) ? formOfAddress : '')
  );
}

/** Whether a tag is of a language that we speak; of others, `spoken` gives English. */
export const isSupported = (tag: string): boolean => /^en\b/i.test(tag) || !supportedTag(tag).startsWith('en-');

/** How a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  /^(ar|he)/.test(supportedTag(language)) ? 'rtl' : 'ltr';

/**
 * A value as it stands in a sentence of a language: in one from right to left it keeps its own direction (Unicode UAX #9,
 * first strong isolate), so that `oma@` does not become `@oma`, nor `+49 30` become `30 49+`.
 */
export const isolate = (value: string, language: string): string =>
  value && directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value;

/** Loads the texts of a part in a language. Rejects if they cannot be loaded. */
export const wordsOf = <Part extends keyof Language>(language: string, part: Part): Promise<Language[Part]> =>
  languages[supportedTag(language).replace(/^(\w+)-\w\w\b/, '$1')]!(part);

export { formatEuros, formatPercent, formatWholeEuros } from './format-euros.js';
export { FULL_DATE, dateBlock, isMainLink, linkLabel, priceText, registrationState } from './event-texts.js';
export type { EventTextContext } from './event-texts.js';
export { formatDay, formatDayRange } from './format-days.js';
export { momentIn } from './moment-in.js';
export { commaOf } from './comma-of.js';
export { markZoneSign } from './mark-zone-sign.js';
export { zonedMoment } from './zoned-moment.js';
export { sentenceOf } from './sentence-of.js';
export type {
  AnswerWords,
  CardWords,
  ClosedWords,
  ConfirmWords,
  FeeWords,
  PriceWords,
  FilterWords,
  FieldWords,
  FormWords,
  Language,
  ListWords,
  NextStepWords,
  LoginWords,
  ProfileWords,
  SharedWords,
  SignInCodeWords,
  SignOutWords,
  StepWords,
} from './messages.js';
