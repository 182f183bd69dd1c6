import { said } from '../../src/i18n/said.js';
import type { Words } from '../../src/i18n/index.js';

/** Stands for a name, a title, a date or an example: no letter of any script, no digit. */
export const anything = '§';
/** Stands for any number. */
export const number = 77;

type Told = {
  readonly [Key in keyof Words as Words[Key] extends (...told: never[]) => string ? Key : never]: Parameters<
    Extract<Words[Key], (...told: never[]) => string>
  >;
};

/** What the sentences ask for that ask for something; one that is missing here does not compile. */
export const told: Told = {
  summary: [number],
  thanks: [anything],
  registered: [anything],
  placesLeft: [number],
  notYetOpen: [anything],
  participant: [number],
  removeParticipant: [anything],
  someRegistered: [66, number],
  opensIn: [anything],
  openUntil: [anything],
  again: [number],
  applied: [anything],
};

const params = { example: anything, max: number, sentence: anything };

/** Isolates keep what a club wrote in its own direction, and nobody sees them. */
const seen = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

const isTold = (key: string): key is keyof Told => Object.hasOwn(told, key);

/** Everything that a language says, as it is seen, by its key: `labels.city`, `issues.full`, `send`. */
export function textsOf(words: Words): ReadonlyMap<string, string> {
  const { issues, labels, dateOrder: _, ...others } = words;
  const texts = new Map<string, string>();
  for (const [key, label] of Object.entries(labels)) texts.set(`labels.${key}`, label);
  for (const [key, sentence] of Object.entries(issues)) texts.set(`issues.${key}`, said(sentence, params));
  for (const [key, sentence] of Object.entries(others))
    texts.set(
      key,
      isTold(key) ? (sentence as (...args: readonly unknown[]) => string)(...told[key]) : (sentence as string),
    );
  return new Map([...texts].map(([key, text]) => [key, seen(text)]));
}
