import { columnTypes, type Field } from '../../../fields/index.js';
import type { DeskColumn, Organiser } from '../../../model/desk.js';
import type { FieldValue, Person } from '../../../model/person.js';

/** A column of a list that an organiser may see. */
export interface VisibleField extends DeskColumn {
  of(person: Person): FieldValue;
}

function kindOf({ kind }: Field): DeskColumn['kind'] {
  if (kind.control({ name: '', kind, required: false }).kind === 'date') return 'day';
  if (kind === columnTypes.boolean) return 'boolean';
  return kind === columnTypes.array ? 'list' : 'text';
}

function isCountry(field: Field): boolean {
  const control = field.kind.control(field);
  return control.kind === 'select' && control.regions === true;
}

/** A field, or each part of a group under its dotted name. */
function columnsOf(field: Field): VisibleField[] {
  const { name, label = name } = field;
  const control = field.kind.control(field);
  if (control.kind !== 'group') return [{ name, label, kind: kindOf(field), of: (person) => person[name] ?? null }];
  return control.parts.map((part) => ({
    name: part.name,
    label: part.name,
    kind: isCountry(part) ? 'country' : 'text',
    of: (person) => (person[name] as Record<string, FieldValue> | null)?.[part.name.slice(name.length + 1)] ?? null,
  }));
}

/** The names that a role shows whatever `fields` says, and those that it shows without `fields`; undefined for all. */
const fieldsOfRoles: Readonly<Record<Organiser['role'], { always: readonly string[]; defaults?: readonly string[] }>> =
  {
    owner: { always: ['name'] },
    treasurer: { always: ['name', 'email'], defaults: [] },
    organiser: { always: ['name'] },
    kitchen: { always: ['name.first_name'], defaults: [] },
  };

/** Fields that a role never shows. */
const hiddenFrom: Partial<Record<Organiser['role'], readonly string[]>> = { kitchen: ['email'] };

/**
 * The columns that an organiser may see. Every answer about persons takes its values through them, and no other value of a person
 * leaves the desk.
 */
export function visibleFields({ role, fields }: Organiser, all: readonly Field[]): VisibleField[] {
  const { always, defaults } = fieldsOfRoles[role];
  const shown = fields ?? defaults;
  const isNamed = (names: readonly string[], name: string) =>
    names.some((one) => one === name || name.startsWith(`${one}.`));
  return all
    .flatMap(columnsOf)
    .filter(({ name }) => isNamed(always, name) || !shown || isNamed(shown, name))
    .filter(({ name }) => !isNamed(hiddenFrom[role] ?? [], name));
}

/** The visible values of a person by the names of their columns. */
export const visibleValues = (columns: readonly VisibleField[], person: Person): Record<string, FieldValue> =>
  Object.fromEntries(columns.map(({ name, of }) => [name, of(person)]));
