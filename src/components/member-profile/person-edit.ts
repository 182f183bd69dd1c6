import { readAll, type Answers } from '../../fields/index.js';
import { changeable, changed, changesIn, difference, type Form, entriesOf } from '../../forms/index.js';
import { rebase, type Conflict } from './conflict.js';
import type { StoredPerson } from './members.js';

type Entries = readonly (readonly [name: string, value: string])[];

type Changes = Record<string, unknown>;

const answersIn = (entries: Entries): Answers => ({
  get: (name) => entries.find((entry) => entry[0] === name)?.[1] ?? null,
  getAll: (name) => entries.flatMap((entry) => (entry[0] === name ? [entry[1]] : [])),
});

/** One person's data while it is being changed: what it was, what its form says, and where somebody else was faster. */
export class PersonEdit {
  /** What the form goes on from. */
  stored: StoredPerson;
  /** What the controls say. */
  entries: Entries;
  /** Fields that two want to be different. */
  conflicts: readonly Conflict[] = [];
  /** Changes that nobody contests, while others are chosen about. */
  uncontested: Changes = {};
  /** Somebody else has changed what nobody has touched here. */
  isMerged = false;

  constructor(read: StoredPerson, form: Form) {
    this.stored = read;
    this.entries = entriesOf(form.fields, read.person);
  }

  /** What the answers say, by field; null for what is not answered any more. */
  valuesIn(form: Form): Changes {
    const theirs = form.fields.filter(changeable);
    const read = readAll(answersIn(this.entries), theirs);
    return Object.fromEntries(theirs.map(({ name }) => [name, read[name] ?? null]));
  }

  /** What is different from before. */
  changesIn(form: Form, today: string): Changes {
    return changesIn(form, this.stored.person, this.valuesIn(form), today);
  }

  /** Goes on from what somebody else has made of the person: their answers, and on top what was entered here. */
  rebase(now: StoredPerson, changes: Readonly<Changes>, { fields }: Form): void {
    const before = this.stored.person;
    const { conflicts, rest } = rebase(fields, { before, now: now.person, changes });
    this.isMerged = fields.some(
      (field) =>
        !Object.hasOwn(changes, field.name) &&
        difference(field, before[field.name], now.person[field.name]) !== undefined,
    );
    this.stored = now;
    this.conflicts = conflicts;
    this.uncontested = rest;
    const entered = [
      ...Object.entries(rest).map(([name, change]) => [name, changed(now.person[name], change)] as const),
      ...conflicts.map(({ field, entered: value }) => [field.name, value] as const),
    ];
    this.entries = entriesOf(fields, { ...now.person, ...Object.fromEntries(entered) });
  }
}
