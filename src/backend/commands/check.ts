import { memberFields, personFields } from '../../fields/index.js';
import { parsed } from '../store/index.js';
import type { PersonRow, Store } from '../store/index.js';
import { command, progressOption } from './shared/command.js';
import { withData, withEngine } from './shared/data.js';
import { counted } from './shared/size.js';

/** Persons read at a time. */
const atOnce = 500;

/** What a table holds, in the words of the findings. */
const called: Readonly<Record<string, string>> = { custom_column: 'column', access_key: 'key', cost_unit: 'cost unit' };
const word = (table: string): string => called[table] ?? table;

/** What SQLite finds wrong with its file. */
const ofTheFile = (data: string): Promise<string[]> =>
  withEngine(data, async (engine) => ((await engine.check?.()) ?? []).map((line) => `database: ${line}`));

/** What does not fit together between tables. */
async function betweenTables({ inspection }: Store): Promise<string[]> {
  return [
    ...(await inspection.miscounted()).map(
      ({ workspace_id, slug, persons_count, persons }) =>
        `event ${slug} of ${workspace_id}: counts ${counted(persons_count, 'person')} and has ${persons}`,
    ),
    ...(await inspection.homeless()).map(
      ({ table, name, workspace_id, to }) => `${word(table)} ${name} of ${workspace_id}: there is no such ${word(to)}`,
    ),
    ...(await inspection.unreadable()).map(
      ({ table, name, workspace_id, column }) => `${word(table)} ${name} of ${workspace_id}: ${column} is no JSON`,
    ),
  ];
}

/** The names under which persons of a list have values, read again where a name is new: columns may be added meanwhile. */
async function namesIn({ inspection }: Store) {
  const lists = new Map((await inspection.lists()).map((list) => [`${list.workspace_id} ${list.id}`, list]));
  const names = new Map<string, Set<string>>();
  return async ({ workspace_id, list_id }: PersonRow, wanted: readonly string[]): Promise<string[]> => {
    const key = `${workspace_id} ${list_id}`;
    const list = lists.get(key);
    // said already: it has no list
    if (!list) return [];
    const strangers = () => wanted.filter((name) => !names.get(key)?.has(name));
    if (strangers().length) {
      const builtIn = [...personFields, ...(list.type === 'member' ? memberFields : [])].map(({ name }) => name);
      names.set(key, new Set([...builtIn, ...(await inspection.columnNames(workspace_id, list_id))]));
    }
    return strangers();
  };
}

/** What is wrong with what persons have entered; never what that is. */
async function ofPersons(store: Store, progress: (text: string) => void): Promise<string[]> {
  const strangersIn = await namesIn(store);
  const total = await store.inspection.count();
  const findings: string[] = [];
  let done = 0;
  for (let behind: PersonRow | undefined, more = true; more;) {
    const rows = await store.inspection.persons(atOnce, behind);
    for (const row of rows) {
      const who = `person ${row.id} of ${row.list_id}`;
      const values = parsed(row.data);
      if (typeof values !== 'object' || values === null || Array.isArray(values))
        findings.push(`${who}: the values are no JSON object`);
      else
        for (const name of await strangersIn(row, Object.keys(values)))
          findings.push(`${who}: has a value for ${name}, and the list has no such column`);
    }
    done += rows.length;
    progress(`${done} of ${counted(Math.max(total, done), 'person')}`);
    behind = rows.at(-1);
    more = rows.length === atOnce;
  }
  return findings;
}

export const check = command({
  group: 'keep',
  name: 'check',
  summary: 'look for what is damaged or does not fit together',
  about: [
    'Checks the file, then what Turnout relies on: places taken are persons there, nobody is without a list, keys and lists have a workspace, and values are readable and of columns that exist. Findings are printed one per line, by identifiers only. Nothing is repaired.',
  ],
  takes: {},
  options: { ...progressOption },
  examples: ['turnout check'],
  refuses: 'something is wrong, or the data cannot be opened',

  async run({ options: { data }, say, progress }) {
    progress('Checking the file …');
    const broken = await ofTheFile(data);
    // a damaged file would only be found wrong again and again
    const { persons, findings } = broken.length
      ? { persons: null, findings: broken }
      : await withData(data, async (store) => ({
          persons: await store.inspection.count(),
          findings: [...(await betweenTables(store)), ...(await ofPersons(store, progress))],
        }));
    const fine = findings.length === 0;
    say(
      { ok: fine, persons, findings },
      fine ? [`Everything is fine: ${counted(persons ?? 0, 'person')} checked.`] : findings,
    );
    return fine ? undefined : false;
  },
});
