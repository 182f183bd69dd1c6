import { ownValue } from '../fields/index.js';
import type { Form, FormField } from './form-of.js';

/** One of the persons who were registered together through a form. */
interface FamilyMember {
  /** The state of the registration: one mail is about all who have the same. */
  readonly state: string;
  /** The answers; undefined of a deleted person. */
  readonly person: object | undefined;
}

/** Looks at the control, not at the field type itself: a module that is loaded on demand holds a second copy of each type. */
function asksForEmail(field: FormField): boolean {
  const control = field.kind.control(field);
  return control.kind === 'input' && control.type === 'email';
}

/** The address that mails about a person go to: in the built-in field or else in the first column for addresses. */
function addressOf({ fields }: Form, person: object): string | undefined {
  const columns = fields.filter(asksForEmail);
  return ['email', ...columns.map(({ name }) => name)]
    .map((name) => ownValue(person, name))
    .find((value): value is string => typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value));
}

/** The address that a mail about several persons goes to: that of the first who has one. */
export const recipientAddress = (form: Form, persons: readonly (object | undefined)[]): string | undefined =>
  persons.map((person) => person && addressOf(form, person)).find((address) => address !== undefined);

/**
 * For each person of a family, in the order in which they were sent, the address that mails about them go to: that of the first
 * person in the same state, else of the first person of the family. The owner of this address may see the registration.
 */
export const addressesOf = (form: Form, family: readonly FamilyMember[]): (string | undefined)[] =>
  family.map(
    ({ state }) =>
      recipientAddress(
        form,
        family.filter((registration) => registration.state === state).map(({ person }) => person),
      ) ??
      recipientAddress(
        form,
        family.map(({ person }) => person),
      ),
  );
