import { baseFieldName } from './field-names.js';

/** Fields that identify a person. Birth date and address do not: others may share them. */
const identifyingFields = /(^|\.)(first_name|last_name|email|phone)$/;

/** The identifying answers in a form, by names and values of controls; to be compared with `areOtherPersons`. */
export const personIdentities = (entries: Iterable<readonly [name: string, value: unknown]>): ReadonlySet<string> =>
  new Set(
    [...entries].flatMap(([name, value]) => {
      const fieldName = baseFieldName(name);
      const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
      return text && identifyingFields.test(fieldName) ? `${fieldName} ${text}` : [];
    }),
  );

/**
 * Whether two sets of identities share no name, e-mail address or phone number. A visitor who corrects answers leaves some of
 * them; another family on the same device does not.
 *
 * @example
 * areOtherPersons(personIdentities([['email', 'a@example.org']]), personIdentities([['email', 'b@example.org']])); // true
 */
export const areOtherPersons = (previous: ReadonlySet<string>, current: ReadonlySet<string>): boolean =>
  previous.size > 0 && current.size > 0 && ![...previous].some((identity) => current.has(identity));
