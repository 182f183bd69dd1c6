import type { PersonRow, Registration } from '../../../store/index.js';

/** The parts of a person that are compared. */
export interface ComparedPerson extends Pick<PersonRow, 'id' | 'first_name' | 'last_name' | 'email_key'> {
  /** `YYYY-MM-DD` */
  readonly birthdate: string | null;
  readonly registration: Registration | undefined;
}

/** Two persons who are probably the same, the one who came first before the other. */
export interface Pair {
  readonly persons: readonly [ComparedPerson, ComparedPerson];
  readonly shared: 'birthdate' | 'email';
}

/** Letters that Unicode does not take apart into a base letter and a mark. */
const BASE_LETTERS: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['æ', 'ae'],
  ['œ', 'oe'],
];

/**
 * A name as it is compared: NFKC, without case, marks, hyphens and apostrophes, with one space between words.
 *
 * @example
 * comparedName({ first_name: 'Łucja ', last_name: 'MÜLLER-Groß' }); // 'lucja muller gross'
 */
export function comparedName({ first_name, last_name }: Pick<PersonRow, 'first_name' | 'last_name'>): string {
  const folded = [first_name, last_name]
    .filter(Boolean)
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’ʼ`]/g, '')
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim();
  return BASE_LETTERS.reduce((text, [letter, base]) => text.replaceAll(letter, base), folded);
}

/** A person is compared with at most so many who came before: somebody who is there a hundred times makes no thousands of pairs. */
const MAX_NAMESAKES = 5;

const isFamily = (one: ComparedPerson, other: ComparedPerson): boolean =>
  one.registration !== undefined &&
  one.registration.slug === other.registration?.slug &&
  one.registration.family === other.registration.family;

const keyOf = (name: string, value: string): string => `${name}\n${value}`;

/**
 * The pairs of persons with the same name and birth date, or the same name and e-mail address. The address alone is none: a family shares it. For
 * the same reason it does not count within a family that was registered together; there, name and birth date do.
 *
 * @param persons - in the order in which they came
 */
export function findPairs(persons: readonly ComparedPerson[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const shared of ['birthdate', 'email'] as const) {
    const earlier = new Map<string, ComparedPerson[]>();
    for (const person of persons) {
      const [name, value] = [comparedName(person), shared === 'email' ? person.email_key : person.birthdate];
      if (!name || !value) continue;
      const namesakes = earlier.get(keyOf(name, value)) ?? [];
      for (const other of namesakes) {
        const key = keyOf(other.id, person.id);
        if (pairs.has(key) || (shared === 'email' && isFamily(other, person))) continue;
        pairs.set(key, { persons: [other, person], shared });
      }
      if (namesakes.length < MAX_NAMESAKES) earlier.set(keyOf(name, value), [...namesakes, person]);
    }
  }
  return [...pairs.values()];
}
