import type { PersonName } from '../../model/person.js';
import type { RegistrationsKit } from './registrations-kit.js';

/** First and last name, as far as they are known. */
export const fullName = ({ name }: { readonly name: PersonName }): string =>
  [name.first_name, name.last_name].filter(Boolean).join(' ');

/** The full name in marks that keep its direction of writing (UAX 9), for a sentence of the language. */
export const isolatedName = (
  { isolate }: Pick<RegistrationsKit, 'isolate'>,
  person: Parameters<typeof fullName>[0],
  language: string,
): string => isolate(fullName(person), language);
