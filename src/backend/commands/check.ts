import { memberFields, personFields } from '../../fields/index.js';
import { parseJson, type PersonRow, type Store } from '../store/index.js';
import { command, progressOption } from './shared/command.js';
import { withExistingStore, withEngine } from './shared/open-store.js';
import { OverdueDeletions, type OverdueCounts } from './shared/overdue-deletions.js';
import { replacedFileNotes } from './shared/replaced-files.js';
import { pendingMatters } from './shared/pending-matters.js';
import { formatCount } from './shared/size.js';

/** Persons per page. */
const PAGE_SIZE = 500;

/** The names of tables in findings. */
const called: Readonly<Record<string, string>> = { custom_column: 'column', access_key: 'key', cost_unit: 'cost unit' };
const word = (table: string): string => called[table] ?? table;

/** Faults of the database file. */
const ofTheFile = (data: string): Promise<string[]> =>
  withEngine(data, async (engine) => ((await engine.check?.()) ?? []).map((line) => `database: ${line}`));

/** Inconsistencies between tables. */
async function betweenTables({ inspection }: Store): Promise<string[]> {
  return [
    ...(await inspection.wrongPlaceCounts()).map(
      ({ workspace_id, slug, persons_count, persons }) =>
        `event ${slug} of ${workspace_id}: counts ${formatCount(persons_count, 'person')} and has ${persons}`,
    ),
    ...(await inspection.wrongReservations()).map(
      ({ workspace_id, slug, reserved_places, offers }) =>
        `event ${slug} of ${workspace_id}: reserves ${formatCount(reserved_places, 'place')} and has ${formatCount(offers, 'offer')}`,
    ),
    ...(await inspection.orphans()).map(
      ({ table, name, workspace_id, parentTable: to }) =>
        `${word(table)} ${name} of ${workspace_id}: there is no such ${word(to)}`,
    ),
    ...(await inspection.unmatchedChanges()).map(({ subject, id, workspace_id, isMissing }) =>
      isMissing
        ? `${subject} ${id} of ${workspace_id}: is missing in the feed of changes`
        : `${subject} ${id} of ${workspace_id}: is in the feed of changes, and there is no such ${subject}`,
    ),
    ...(await inspection.invalidJson()).map(
      ({ table, name, workspace_id, column }) => `${word(table)} ${name} of ${workspace_id}: ${column} is no JSON`,
    ),
  ];
}

/** Finds names of values that are no columns of their list; reads the columns again for a new name, because columns may be added during the check. */
async function namesIn({ inspection }: Store) {
  const lists = new Map((await inspection.lists()).map((list) => [`${list.workspace_id} ${list.id}`, list]));
  const namesByList = new Map<string, Set<string>>();
  return async ({ workspace_id, list_id }: PersonRow, valueNames: readonly string[]): Promise<string[]> => {
    const key = `${workspace_id} ${list_id}`;
    const list = lists.get(key);
    // already reported: the list does not exist
    if (!list) return [];
    const unknownNames = () => valueNames.filter((name) => !namesByList.get(key)?.has(name));
    if (unknownNames().length) {
      const builtIn = [...personFields, ...(list.type === 'member' ? memberFields : [])].map(({ name }) => name);
      namesByList.set(key, new Set([...builtIn, ...(await inspection.columnNames(workspace_id, list_id))]));
    }
    return unknownNames();
  };
}

/**
 * Finds persons of a list with the same identity: e-mail addresses that differ only byte by byte, and identifiers that differ
 * only in Unicode normalization. Reports identifiers only.
 */
class Identities {
  readonly #addresses = new Map<string, PersonRow[]>();
  readonly #composed = new Map<string, PersonRow[]>();

  add(row: PersonRow): void {
    const within = `${row.workspace_id} ${row.list_id}`;
    // ASCII was always compared this way
    if (row.email_key && /[^\0-\x7f]|@(.*\.)?xn--/.test(`${row.email} ${row.email_key}`))
      grow(this.#addresses, `${within} ${row.email_key}`, row);
    if (row.external_id && /[^\0-\x7f]/.test(row.external_id))
      grow(this.#composed, `${within} ${row.external_id.normalize()}`, row);
  }

  /** Persons who share an address in several spellings: a family, or two entries of one person. */
  notes(): string[] {
    return [...this.#addresses.values()]
      .filter((rows) => new Set(rows.map(({ email }) => formerKey(email!))).size > 1)
      .map((rows) => `persons ${idsOf(rows)}: share one e-mail address that is spelled in several ways`);
  }

  /** Persons of whom only one can be found by their identifier in whatever form it is sent. */
  findings(): string[] {
    return [...this.#composed.values()]
      .filter((rows) => rows.length > 1)
      .map((rows) => `persons ${idsOf(rows)}: have the same external_id but for how its letters are composed`);
  }
}

const grow = (groups: Map<string, PersonRow[]>, key: string, row: PersonRow) =>
  groups.set(key, [...(groups.get(key) ?? []), row]);

/** The key under which an earlier version compared the address. */
const formerKey = (email: string): string => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const idsOf = (rows: readonly PersonRow[]): string => `${rows.map(({ id }) => id).join(', ')} of ${rows[0]!.list_id}`;

/** Faults of persons' values, without the values. `notes` are no damage. */
async function ofPersons(
  store: Store,
  progress: (text: string) => void,
): Promise<{ findings: string[]; notes: string[]; overdue: OverdueCounts }> {
  const identities = new Identities();
  const overdue = await OverdueDeletions.of(store);
  const unknownNamesIn = await namesIn(store);
  const total = await store.inspection.count();
  const findings: string[] = [];
  let done = 0;
  for (let lastRow: PersonRow | undefined, more = true; more;) {
    const rows = await store.inspection.persons(PAGE_SIZE, lastRow);
    for (const row of rows) {
      identities.add(row);
      const subject = `person ${row.id} of ${row.list_id}`;
      const values = parseJson(row.data);
      if (typeof values !== 'object' || values === null || Array.isArray(values))
        findings.push(`${subject}: the values are no JSON object`);
      else {
        overdue.add(row);
        for (const name of await unknownNamesIn(row, Object.keys(values)))
          findings.push(`${subject}: has a value for ${name}, and the list has no such column`);
      }
    }
    done += rows.length;
    progress(`${done} of ${formatCount(Math.max(total, done), 'person')}`);
    lastRow = rows.at(-1);
    more = rows.length === PAGE_SIZE;
  }
  return {
    findings: [...findings, ...identities.findings()],
    notes: [...identities.notes(), ...overdue.notes()],
    overdue: overdue.counts,
  };
}

export const check = command({
  group: 'keep',
  name: 'check',
  summary: 'look for damage and inconsistencies',
  details: [
    'Checks the database file, then its content: taken places match persons, every person has a list, keys and lists have a workspace, and values are readable and belong to columns. Findings are printed one per line, by identifiers only. Notes are no damage: addresses in several spellings, data that `delete_after` wants deleted, files that a restore has replaced, open offers, persons who wait, registrations whose e-mail address is not confirmed, applications and reviews that wait for a decision, and mails about registrations that reached nobody. Nothing is repaired.',
  ],
  operands: {},
  options: { ...progressOption },
  examples: ['turnout check'],
  failureMeaning: 'something is wrong, or the data cannot be opened',

  async run({ options: { data }, print, progress }) {
    progress('Checking the file …');
    const broken = await ofTheFile(data);
    // further checks of a damaged file would only repeat the fault
    const { persons, findings, notes, overdue, pending } = broken.length
      ? { persons: null, findings: broken, notes: [], overdue: null, pending: null }
      : await withExistingStore(data, async (store) => {
          const between = await betweenTables(store);
          const { findings, notes, overdue } = await ofPersons(store, progress);
          // damage would make these reads fail
          const matters = between.length || findings.length ? undefined : await pendingMatters(store);
          return {
            persons: await store.inspection.count(),
            findings: [...between, ...findings],
            notes: [...notes, ...(matters?.notes ?? []), ...(await replacedFileNotes(data))],
            overdue,
            pending: matters?.data ?? null,
          };
        });
    const fine = findings.length === 0;
    print({ ok: fine, persons, findings, notes, overdue, pending }, [
      ...(fine ? [`Everything is fine: ${formatCount(persons ?? 0, 'person')} checked.`] : findings),
      ...notes.map((note) => `note: ${note}`),
    ]);
    return fine ? undefined : false;
  },
});
