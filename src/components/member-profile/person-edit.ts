import { readAll, type Answers } from '../../fields/index.js';
import { isChangeable, applyChange, changesIn, difference, type Form, entriesOf } from '../../forms/index.js';
import { rebase, type Conflict } from './conflict.js';
import type { StoredPerson } from './members.js';

export type Entries = readonly (readonly [name: string, value: string])[];

type Changes = Record<string, unknown>;

/** Entries of controls as the answers of a form. */
export const answersIn = (entries: Entries): Answers => ({
  get: (name) => entries.find((entry) => entry[0] === name)?.[1] ?? null,
  getAll: (name) => entries.flatMap((entry) => (entry[0] === name ? [entry[1]] : [])),
});

/** One person's data while it is being changed: what it was, what its form says, and where somebody else was faster. */
export class PersonEdit {
  /** The stored data that the changes are relative to. */
  storedPerson: StoredPerson;
  /** The values of the controls. */
  entries: Entries;
  /** Fields that two want to be different. */
  conflicts: readonly Conflict[] = [];
  /** Changes that nobody contests, while others are chosen about. */
  uncontestedChanges: Changes = {};
  /** Another user has changed other fields of the person. */
  isMerged = false;

  constructor(storedPerson: StoredPerson, form: Form) {
    this.storedPerson = storedPerson;
    this.entries = entriesOf(form.fields, storedPerson.person);
  }

  /** The entered values by field; null for a cleared answer. */
  valuesIn(form: Form): Changes {
    const changeableFields = form.fields.filter(isChangeable);
    const storedPerson = readAll(answersIn(this.entries), changeableFields);
    return Object.fromEntries(changeableFields.map(({ name }) => [name, storedPerson[name] ?? null]));
  }

  /** The entered values that differ from the stored ones. */
  changesIn(form: Form, today: string): Changes {
    return changesIn(form, this.storedPerson.person, this.valuesIn(form), today);
  }

  /** Goes on from what somebody else has made of the person: their answers, and on top what was entered here. */
  rebase(current: StoredPerson, changes: Readonly<Changes>, { fields }: Form): void {
    const previous = this.storedPerson.person;
    const { conflicts, remainingChanges: rest } = rebase(fields, { previous, current: current.person, changes });
    this.isMerged = fields.some(
      (field) =>
        !Object.hasOwn(changes, field.name) &&
        difference(field, previous[field.name], current.person[field.name]) !== undefined,
    );
    this.storedPerson = current;
    this.conflicts = conflicts;
    this.uncontestedChanges = rest;
    const enteredValues = [
      ...Object.entries(rest).map(([name, change]) => [name, applyChange(current.person[name], change)] as const),
      ...conflicts.map(({ field, enteredValue: value }) => [field.name, value] as const),
    ];
    this.entries = entriesOf(fields, { ...current.person, ...Object.fromEntries(enteredValues) });
  }
}
