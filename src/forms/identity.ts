import { plainName } from './field-names.js';

/** Answers that tell people apart. Others may be born on the same day, or live in the same town. */
const telling = /(^|\.)(first_name|last_name|email|phone)$/;

/** The identity of the persons in a form, by names and values of controls: only to be compared by `isAnybodyElse`. */
export const peopleIn = (entries: Iterable<readonly [name: string, value: unknown]>): ReadonlySet<string> =>
  new Set(
    [...entries].flatMap(([name, value]) => {
      const plain = plainName(name);
      const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
      return text && telling.test(plain) ? `${plain} ${text}` : [];
    }),
  );

/**
 * True where no name and no address of the first is one of the second. Whoever corrects what they have typed leaves some of it
 * as it was; another family that is handed the same phone does not.
 *
 * @example
 * isAnybodyElse(peopleIn([['email', 'a@example.org']]), peopleIn([['email', 'b@example.org']])); // true
 */
export const isAnybodyElse = (before: ReadonlySet<string>, now: ReadonlySet<string>): boolean =>
  before.size > 0 && now.size > 0 && ![...before].some((one) => now.has(one));
