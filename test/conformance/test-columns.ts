import { allIn, answered, NotTried, isEqual, require, type Fields } from './expect.js';
import type { World } from './world.js';

const mark = 'conformance:';
/** Exactly as long as a name may be. */
const longName = (text: string): string => `${mark} ${text} `.padEnd(64, '.');

/** So many columns of earlier runs are enough for any list. */
const MAX_OWN_COLUMNS = 40;

/** The columns that cases write to. Columns cannot be deleted, so those of an earlier run are taken, known by their names. */
const columnTypes = {
  choice: { name: longName('one of two'), type: 'string', allowed_values: ['red', 'grün'] },
  several: { name: `${mark} some of three`, type: 'array', allowed_values: ['Kanu', 'Theater', 'Klettern'] },
  yesNo: { name: `${mark} yes or no`, type: 'boolean' },
} as const;

export interface OwnColumns {
  readonly list_id: string;
  /** A column of type `string` with allowed values and an `external_id`. */
  readonly choice: Fields & { id: string; external_id: string };
  /** A column of type `array`, likewise. */
  readonly several: Fields & { id: string; external_id: string };
  /** A column of type `boolean` with neither. */
  readonly yesNo: Fields & { id: string };
  /** What this run sent to be added, and what came back. */
  readonly sent: readonly Fields[];
  readonly added: readonly Fields[];
}

async function prepare(world: World): Promise<OwnColumns> {
  const list_id = await world.home();
  const path = `/lists/${list_id}/custom_columns`;
  const there = allIn(answered(await world.main('GET', path), 200));
  const find = (columns: readonly Fields[], name: keyof typeof columnTypes) =>
    columns.find((column) => column['name'] === columnTypes[name].name && column['type'] === columnTypes[name].type);

  const names = (Object.keys(columnTypes) as (keyof typeof columnTypes)[]).filter((name) => !find(there, name));
  const sent: Fields[] = names.map((name) => ({
    ...columnTypes[name],
    ...(name === 'yesNo' ? {} : { external_id: `${world.prefix}-${name}` }),
  }));
  const ownCount = there.filter(({ name }) => String(name).startsWith(mark)).length;
  if (!sent.length && ownCount < MAX_OWN_COLUMNS)
    sent.push({ name: longName('added by a later run'), type: 'string', external_id: `${world.prefix}-added` });

  const added = sent.length ? allIn(answered(await world.main('PUT', path, { body: { data: sent } }), 201)) : [];
  world.columns += added.length;
  const all = [...there, ...added];
  const [choice, several, yesNo] = [find(all, 'choice'), find(all, 'several'), find(all, 'yesNo')];
  require(!!choice && !!several && !!yesNo, 'a column that was added is not in the answer under its name and type');
  return { list_id, choice, several, yesNo, sent, added } as unknown as OwnColumns;
}

/** The suite's columns; the first who asks adds what is missing, or else one more. */
export const ownColumns = (world: World): Promise<OwnColumns> => world.once('columns', () => prepare(world));

/** The same, where columns were added in this run. */
export async function addedColumns(world: World): Promise<OwnColumns> {
  const columns = await ownColumns(world);
  if (!columns.sent.length)
    throw new NotTried(
      `needs another list: this one holds ${MAX_OWN_COLUMNS} columns of earlier runs, and columns cannot be deleted`,
    );
  return columns;
}

/** True where a list's columns are as they were. */
export async function columnsUnchanged(world: World, list_id: string, work: () => Promise<void>): Promise<boolean> {
  const read = async () => allIn(answered(await world.main('GET', `/lists/${list_id}/custom_columns`), 200));
  const before = await read();
  await work();
  return isEqual(await read(), before);
}
