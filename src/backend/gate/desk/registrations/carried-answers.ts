import { fieldOf, personFields, type Field } from '../../../../fields/index.js';
import { columnNamed, consentWordings, type ConsentWording } from '../../../../model/consent.js';
import type { FieldLabel } from '../../../../model/desk-move.js';
import type { Person } from '../../../../model/person.js';
import type { RegistrationFormContext } from '../../registrations/own-registrations.js';
import { answersThatFit } from '../../registrations/offer-price.js';

type Values = Record<string, unknown>;

/** The answers of a person that go along to another event. */
export interface CarriedAnswers {
  /** Those that the form there asks for as well. */
  readonly answers: Values;
  /** Consents that were given to the same words. */
  readonly consents: Values;
  /** Answers that the form there does not ask for. */
  readonly left_out: FieldLabel[];
}

/** The consents of a form by the names of their fields, in their words. */
function wordingsOf({ form, columns }: RegistrationFormContext): Map<string, string> {
  const nameOf = ({ name }: ConsentWording) => {
    const column = columnNamed(columns, name);
    return column ? fieldOf(column).name : name;
  };
  return new Map(
    consentWordings(form.layout, columns).map((wording) => {
      const { label, help, links } = wording;
      return [nameOf(wording), JSON.stringify([label, help, links])];
    }),
  );
}

/**
 * Sorts the answers of a person by what becomes of them at another event. A consent goes along if it was given, and the form there asks for it in
 * the same words: to other words nobody has agreed.
 */
export function carriedAnswers(
  person: Person,
  fields: readonly Field[],
  from: RegistrationFormContext | undefined,
  to: RegistrationFormContext,
): CarriedAnswers {
  const stored: Values = person;
  const [before, after] = [from ? wordingsOf(from) : new Map<string, string>(), wordingsOf(to)];
  const fitting = answersThatFit(person, to.formModel.fields);
  const isConsent = (name: string) => before.has(name) || after.has(name);
  const isSameConsent = (name: string) => stored[name] === true && before.get(name) === after.get(name);
  const names = Object.keys(fitting).filter((name) => !isConsent(name) || isSameConsent(name));
  const pick = (which: (name: string) => boolean): Values =>
    Object.fromEntries(names.filter(which).map((name) => [name, stored[name]]));
  const isAnswered = ({ name }: Field) => (stored[name] ?? null) !== null && stored[name] !== false;
  return {
    answers: pick((name) => !isConsent(name)),
    consents: pick(isConsent),
    left_out: fields
      .filter((field) => isAnswered(field) && !names.includes(field.name))
      .map(({ name, label }) => ({ name, label: label ?? null })),
  };
}

/** All fields of the persons of a list with these columns. */
export const fieldsOfList = (columns: Parameters<typeof fieldOf>[0][]): Field[] => [
  ...personFields,
  ...columns.map(fieldOf),
];
