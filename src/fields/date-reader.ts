import { readDate, readDatePart } from './date-text.js';

/** Reads dates as people write them. */
export interface DateReader {
  readDate: typeof readDate;
  readDatePart: typeof readDatePart;
}

/**
 * Reads dates. The form in the embed script has `src/embed/date-reader.ts` in the place of this file: there, the reading of dates is
 * loaded if a form asks for one.
 */
export const dateReader: DateReader = { readDate, readDatePart };
