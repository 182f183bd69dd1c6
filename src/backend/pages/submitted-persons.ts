import { html } from 'hono/html';
import type { Answers } from '../../fields/index.js';
import { controlName } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { Person } from '../../model/person.js';
import { newKey, parseKey } from './form-credentials.js';
import type { Html } from './html-parts.js';

/** A person as the gate has accepted them: at least the id. */
export type RegisteredPerson = Partial<Person> & { readonly id: string };

/** A person of a form without JavaScript. */
export interface FormPerson {
  /** The number that the names of the person's controls have; the first person has 0. */
  readonly key: number;
  readonly idempotencyKey: string;
  /** The answer of the gate, once the person is registered. */
  readonly registered?: RegisteredPerson;
}

// no field has these names: only parts of fields contain a dot
const [keyName, registeredName] = ['form.key', 'form.registered'];

/** The hidden control that each person of a form has. Its name tells that there is such a person. */
const KEY_CONTROL = /^(?:\.([1-9]\d{0,4})\.)?form\.key$/;

/** The person of an empty form. */
export const firstPerson = (): FormPerson => ({ key: 0, idempotencyKey: newKey() });

/** The answer of the gate about a person who was registered before; undefined for anything else. */
function parseRegistered(text: unknown): RegisteredPerson | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const person = JSON.parse(text) as unknown;
    return typeof (person as Partial<RegisteredPerson> | null)?.id === 'string'
      ? (person as RegisteredPerson)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The persons of a submitted form, in their order: at least one, and at most as many as the form takes. */
export function parsePersons(answers: URLSearchParams, limit: number): readonly FormPerson[] {
  const keys = new Set(
    [...answers.keys()].flatMap((name) => {
      const match = KEY_CONTROL.exec(name);
      return match ? [Number(match[1] ?? 0)] : [];
    }),
  );
  const persons = [...keys].slice(0, limit).map((key): FormPerson => {
    const registered = parseRegistered(answers.get(controlName(key, registeredName)));
    const idempotencyKey = parseKey(answers.get(controlName(key, keyName))) ?? newKey();
    return registered ? { key, idempotencyKey, registered } : { key, idempotencyKey };
  });
  return persons.length ? persons : [firstPerson()];
}

/** The persons and one more, whose answers are empty. */
export const withAnotherPerson = (persons: readonly FormPerson[]): readonly FormPerson[] => [
  ...persons,
  { key: Math.max(...persons.map(({ key }) => key)) + 1, idempotencyKey: newKey() },
];

/** Removes who is said to be registered: only our own page may say so. */
export function removeRegistered(answers: URLSearchParams): void {
  for (const name of new Set(answers.keys())) if (name.endsWith(registeredName)) answers.delete(name);
}

/** The hidden controls of a person. */
export const hiddenPersonControls = ({ key, idempotencyKey, registered }: FormPerson): Html =>
  html`<input type="hidden" name="${controlName(key, keyName)}" value="${idempotencyKey}" /> ${
      registered
        ? html`<input type="hidden" name="${controlName(key, registeredName)}" value="${JSON.stringify(registered)}" />`
        : ''
    }`;

/** First and last name of somebody who is registered, or as they are typed; empty if there is none. */
export function nameOf({ key, registered }: FormPerson, answers: Answers): string {
  const parts = registered
    ? [registered.name?.first_name, registered.name?.last_name]
    : ['first_name', 'last_name'].map((part) => answers.get(controlName(key, `name.${part}`)));
  return parts
    .flatMap((part) => (typeof part === 'string' ? part.trim() : []))
    .filter(Boolean)
    .join(' ');
}

/** A person with a title: the name, or the place until one is typed. */
export interface TitledPerson extends FormPerson {
  readonly title: string;
}

/** The persons with their titles. */
export const titledPersons = (
  persons: readonly FormPerson[],
  { answers, words }: { readonly answers: Answers; readonly words: Pick<FormWords, 'participant'> },
): TitledPerson[] =>
  persons.map((person, index) => ({ ...person, title: nameOf(person, answers) || words.participant(index + 1) }));

/** The numbers of the persons who are not registered yet. */
export const pendingKeys = (persons: readonly FormPerson[]): number[] =>
  persons.flatMap(({ key, registered }) => (registered ? [] : [key]));
