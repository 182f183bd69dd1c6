import { stringify } from 'yaml';
import { memberFields, personFields } from '../../fields/index.js';

/** A column of the first event: its label, and the choices or the type of its answers. */
export interface StarterColumn {
  readonly name: string;
  /** A column type; `string` for one line of text or a choice. */
  readonly type: string;
  readonly choices?: readonly string[];
}

/** The answers that a first workspace.yaml is made of. Dates are `YYYY-MM-DD`. */
export interface StarterAnswers {
  readonly club: string;
  readonly slug: string;
  readonly time_zone: string;
  readonly contact_email?: string | undefined;
  readonly event: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly max_persons?: number | undefined;
  readonly columns: readonly StarterColumn[];
}

const MAX_SLUG_LENGTH = 64;
const MAX_EXTERNAL_ID_LENGTH = 40;

const asciiWords = (text: string): string[] =>
  text
    .replaceAll('ß', 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[łŁ]/g, 'l')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/**
 * The slug of a name: `SV Wiesental 1921 e. V.` is `sv-wiesental-1921-e-v`. Empty for a name without Latin letters or digits.
 *
 * @example
 * slugOf('Sommerlager für Kinder'); // 'sommerlager-fur-kinder'
 */
export const slugOf = (name: string): string => asciiWords(name).join('-').slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');

const reservedIds = new Set([
  ...[...personFields, ...memberFields].map(({ name }) => name),
  ...['id', 'external_id', 'creation_behaviour', 'constructor', 'prototype'],
]);

/** Unique `external_id`s for the names of columns. */
function externalIdsOf(columns: readonly StarterColumn[]): string[] {
  const used = new Set(reservedIds);
  return columns.map(({ name }, index) => {
    const words = asciiWords(name).join('_').slice(0, MAX_EXTERNAL_ID_LENGTH).replace(/_$/, '');
    const base = words || `field_${index + 1}`;
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}_${count}`;
    used.add(id);
    return id;
  });
}

/** A value on one line of YAML. */
const scalar = (value: string | number): string => stringify(value, { lineWidth: 0 }).trimEnd();

const quoted = (value: string): string => JSON.stringify(value);

function columnLines(columns: readonly StarterColumn[]): string[] {
  if (!columns.length)
    return [
      '    # Further fields, one line each. Types: string, text, boolean, integer, number, date, email, phone, url, array.',
      '    # columns:',
      '    #   - { external_id: shirt, name: T-shirt size, type: string, allowed_values: [S, M, L] }',
    ];
  const ids = externalIdsOf(columns);
  return [
    '    # The form asks for name and e-mail, then for these fields. Keep an external_id once persons have registered.',
    '    # Types: string, text, boolean, integer, number, date, email, phone, url, array.',
    '    columns:',
    ...columns.flatMap(({ name, type, choices }, index) => [
      `      - external_id: ${scalar(ids[index]!)}`,
      `        name: ${scalar(name)}`,
      `        type: ${scalar(type)}`,
      ...(choices ? [`        allowed_values: [${choices.map(quoted).join(', ')}]`] : []),
    ]),
  ];
}

/** A commented workspace.yaml for a club and its first event, to be read by `readWorkspaceFile`. */
export function starterFile({
  club,
  slug,
  time_zone,
  contact_email,
  event,
  start_date,
  end_date,
  max_persons,
  columns,
}: StarterAnswers): string {
  return [
    '# The club, its lists and its events. `turnout apply workspace.yaml` stores what this file says, and can be repeated after',
    '# each change; it never deletes persons. `turnout schema` prints the JSON Schema of this file, for editors.',
    'workspace:',
    '  # Part of every address: /portal/SLUG/EVENT. Do not change it once the club has put links on its website.',
    `  slug: ${scalar(slug)}`,
    `  name: ${scalar(club)}`,
    '  # Times in this file are on the clocks of this time zone.',
    `  time_zone: ${scalar(time_zone)}`,
    '  # Shown to visitors who need help, and the sender of mails.',
    contact_email === undefined ? '  # contact_email: office@example.org' : `  contact_email: ${scalar(contact_email)}`,
    '',
    'lists:',
    '  # Members sign in by mail and keep their own data up to date.',
    '  - type: member',
    '    name: Members',
    '',
    'events:',
    `  - slug: ${scalar(slugOf(event) || 'event')}`,
    `    title: ${scalar(event)}`,
    '    # false hides the event from visitors.',
    '    published: true',
    `    start_date: ${scalar(start_date)}`,
    `    end_date: ${scalar(end_date)}`,
    '    # Without these, registration is open at once and closes after the last day.',
    `    # opens_at: ${start_date} 09:00`,
    `    # closes_at: ${start_date} 24:00`,
    '    # Without it, the number of places is not limited.',
    max_persons === undefined ? '    # max_persons: 40' : `    max_persons: ${max_persons}`,
    '    # location: Sports ground',
    ...columnLines(columns),
    '',
  ].join('\n');
}
