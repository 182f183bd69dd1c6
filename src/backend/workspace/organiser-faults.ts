import { emailKey, personFields, memberFields } from '../../fields/index.js';
import type { Organiser } from '../../model/desk.js';
import { fault } from './available-fields.js';
import { closestMatch } from './closest-match.js';
import type { RawOrganiser, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

/** The names that organisers can refer to. */
interface KnownNames {
  /** Slugs of events, and `member` if there is a list of members. */
  readonly lists: readonly string[];
  /** The identifiers of all columns; undefined if they are not names. */
  readonly columns: readonly string[] | undefined;
}

/** The fields that every person has, and those of members. */
const builtInNames = [...personFields, ...memberFields].map(({ name }) => name);

/** The parts of names and addresses, such as `address.city`. */
const partNames = personFields.flatMap((field) => {
  const control = field.kind.control(field);
  return control.kind === 'group' ? control.parts.map(({ name }) => name) : [];
});

/** Roles that see nothing unless the file says what. */
const RESTRICTED_ROLES: readonly unknown[] = ['organiser', 'kitchen'];

const unknownName = (names: readonly string[], name: string, kind: string) => {
  const suggestion = closestMatch(name, names);
  return `there is no ${kind} "${name}"${suggestion ? `; did you mean "${suggestion}"?` : ''}`;
};

/** The faults of the organisers: an address that is there twice, and names of lists and fields that nothing has. */
export function organiserFaults(
  organisers: readonly (ValidPart<RawOrganiser> | undefined)[],
  names: KnownNames,
): PathFault[] {
  const keys = organisers.map((organiser) => organiser?.email && emailKey(organiser.email));
  const fields = names.columns && [...builtInNames, ...names.columns];
  return organisers.flatMap((organiser, index) => {
    if (!organiser) return [];
    const { role, lists, fields: named, email } = organiser;
    const path = ['organisers', index];
    return [
      ...(keys[index] && keys.indexOf(keys[index]) !== index
        ? [fault([...path, 'email'], `the organiser "${email}" is there twice; remove one of them`)]
        : []),
      ...(RESTRICTED_ROLES.includes(role) && !('lists' in organiser)
        ? [fault(path, `the role ${role} needs lists, like [summer-camp]`)]
        : []),
      ...(role === 'kitchen' && !('fields' in organiser)
        ? [fault(path, 'the role kitchen needs fields, like [allergies]')]
        : []),
      ...(role === 'kitchen' && named?.includes('email')
        ? [
            fault(
              [...path, 'fields', named.indexOf('email')],
              'the role kitchen never shows e-mail addresses; remove it',
            ),
          ]
        : []),
      ...(lists ?? []).flatMap((name, position) =>
        name === undefined || names.lists.includes(name)
          ? []
          : [fault([...path, 'lists', position], unknownName(names.lists, name, 'list'))],
      ),
      ...(named ?? []).flatMap((name, position) =>
        name === undefined || !fields || fields.includes(name) || partNames.includes(name)
          ? []
          : [fault([...path, 'fields', position], unknownName(fields, name, 'field'))],
      ),
    ];
  });
}

/** Organisers with their defaults. */
export const organisersOf = (organisers: readonly RawOrganiser[] = []): Organiser[] =>
  organisers.map(({ email, name = null, role, lists = null, fields = null }) => ({ email, name, role, lists, fields }));
