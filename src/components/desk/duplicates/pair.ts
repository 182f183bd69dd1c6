import type { DeskDuplicate } from '../../../model/desk-duplicate.js';
import type { DeskColumn, DeskRow } from '../../../model/desk.js';
import type { FieldValue } from '../../../model/person.js';

/** One of the two persons of a pair: 0 was registered first. */
export type Side = 0 | 1;

/** Whether an answer says nothing. */
const isEmpty = (value: FieldValue): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

const isSame = (one: FieldValue, other: FieldValue): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** Two persons who are probably the same, and what was chosen for them. */
export class DuplicatePair {
  readonly duplicate: DeskDuplicate;
  /** Columns whose answers differ and can be chosen. */
  readonly differing: readonly DeskColumn[];
  /** Columns whose answers differ and stay as they are. */
  readonly fixed: readonly DeskColumn[];
  /** Columns with the same answer. */
  readonly unchanged: readonly DeskColumn[];
  readonly #chosen = new Map<string, Side>();
  #keep: Side;

  constructor(duplicate: DeskDuplicate, columns: readonly DeskColumn[], fixedNames: readonly string[]) {
    this.duplicate = duplicate;
    const [one, other] = duplicate.persons;
    const differs = ({ name }: DeskColumn) => !isSame(one.values[name], other.values[name]);
    this.differing = columns.filter((column) => differs(column) && !fixedNames.includes(column.name));
    this.fixed = columns.filter((column) => differs(column) && fixedNames.includes(column.name));
    this.unchanged = columns.filter((column) => !differs(column) && !isEmpty(one.values[column.name]));
    this.#keep = duplicate.must_keep === other.person_id ? 1 : 0;
  }

  get id(): string {
    return this.duplicate.persons.map(({ person_id }) => person_id).join('-');
  }

  get keep(): Side {
    return this.#keep;
  }

  set keep(side: Side) {
    if (this.canKeep(side)) this.#keep = side;
  }

  get kept(): DeskRow {
    return this.duplicate.persons[this.#keep];
  }

  get removed(): DeskRow {
    return this.duplicate.persons[this.#keep === 0 ? 1 : 0];
  }

  canKeep(side: Side): boolean {
    const { must_keep, persons } = this.duplicate;
    return must_keep === null || must_keep === persons[side].person_id;
  }

  /** Whose answer is taken: the chosen one, else that of the kept person, unless it says nothing. */
  sideOf({ name }: DeskColumn): Side {
    const chosen = this.#chosen.get(name);
    if (chosen !== undefined) return chosen;
    const other = this.#keep === 0 ? 1 : 0;
    return isEmpty(this.kept.values[name]) ? other : this.#keep;
  }

  choose({ name }: DeskColumn, side: Side): void {
    this.#chosen.set(name, side);
  }

  /** The columns whose answers are taken from the person who is removed. */
  get taken(): string[] {
    return this.differing.filter((column) => this.sideOf(column) !== this.#keep).map(({ name }) => name);
  }
}
