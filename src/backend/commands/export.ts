import { open } from 'node:fs/promises';
import type { Field } from '../../fields/index.js';
import type { List, Workspace } from '../../model/workspace.js';
import { fieldsOf, personOf } from '../service/index.js';
import type { PersonRecord, Store } from '../store/index.js';
import { findList, UsageError, workspaceIn } from '../workspace/index.js';
import { command, progressOption } from './shared/command.js';
import { csvLines, csvRow } from './shared/csv.js';
import { exportColumns, readableHeads, type ExportRow } from './shared/export-columns.js';
import { withExistingStore } from './shared/open-store.js';
import { createFile } from './shared/new-file.js';
import { formatCount } from './shared/size.js';
import { printableLines, type Terminal } from './shared/terminal.js';
import type { Sheet } from './shared/xlsx.js';

/** Writes texts or bytes one after the other; resolves when it is ready for the next. */
type Sink = (chunk: string | Buffer) => Promise<void>;

/** Persons per page. */
const PAGE_SIZE = 500;

interface FormatOptions extends Sheet {
  readonly bom: boolean;
  readonly separator: string;
}

/** Takes the persons page by page, and gives what is to be written. */
interface Format {
  header: string;
  pageOf(rows: readonly ExportRow[], offset: number): string;
  footer(): string | Promise<Buffer>;
}

const formats: Readonly<Record<string, (options: FormatOptions) => Format>> = {
  csv: ({ columns, heads, bom, separator }) => ({
    header: `${bom ? '\uFEFF' : ''}${csvLines([heads], separator)}`,
    pageOf: (rows) =>
      csvLines(
        rows.map((row) => csvRow(columns, row)),
        separator,
      ),
    footer: () => '',
  }),
  json: () => ({
    header: '[',
    pageOf: (rows, offset) =>
      rows.map(({ person }, index) => `${offset + index ? ',' : ''}\n  ${JSON.stringify(person)}`).join(''),
    footer: () => '\n]\n',
  }),
  xlsx(sheet) {
    // the format has a directory at its end, and the library writes whole files
    const all: ExportRow[] = [];
    return {
      header: '',
      pageOf(rows) {
        all.push(...rows);
        return '';
      },
      // loaded where it is needed: the command starts without it
      footer: async () => (await import('./shared/xlsx.js')).xlsxOf(all, sheet),
    };
  },
};

/** Writes to stdout: unchanged into a file or a program, with control characters escaped on a terminal. */
const sinkTo =
  ({ stdout }: Terminal): Sink =>
  (chunk) =>
    new Promise((resolve, reject) => {
      const shown = stdout.isTTY ? printableLines(String(chunk).replaceAll('\r\n', '\n')) : chunk;
      stdout.write(shown as string, (error) => (error ? reject(error) : resolve()));
    });

async function listIn(store: Store, workspace_id: string, name: string, applications: boolean): Promise<List> {
  const list = await findList(store, workspace_id, name);
  if (!list) throw new UsageError(`There is no list ${name}, and no event of that name.`);
  if (applications && list.type !== 'member')
    throw new UsageError('--applications is for the member list only: turnout export member --applications');
  return list;
}

interface WriteOptions {
  write: Sink;
  as: string;
  bom: boolean;
  separator: string;
  /** Heads that people read, in the club's language, instead of the names of fields. */
  labels: boolean;
  /** Writes membership applications instead of members. */
  applications: boolean;
  progress: (text: string) => void;
}

/** The number of persons to write. */
const total = async (store: Store, list: List & { workspace_id: string }, applications: boolean): Promise<number> => {
  const shown = await store.inspection.count(list);
  return applications ? (await store.persons.count(list.workspace_id, list.id)) - shown : shown;
};

type ExportedList = List & { workspace_id: string };

/** Reads what an export says about the persons of a page. Families are numbered in the order in which they come. */
function rowReader(store: Store, { workspace_id, id: list_id }: ExportedList, fields: readonly Field[]) {
  const families = new Map<string, number>();
  return async (records: readonly PersonRecord[]): Promise<ExportRow[]> => {
    const ids = records.map(({ id }) => id);
    const times = new Map((await store.persons.findAll(workspace_id, 'id', ids, list_id)).map((row) => [row.id, row]));
    const registrations = await store.registrations.ofPersons(workspace_id, ids);
    const byPerson = new Map(registrations.map((registration) => [registration.person_id, registration]));
    return records.map((record) => {
      const registration = byPerson.get(record.id);
      const family = registration && `${registration.slug} ${registration.family}`;
      if (family !== undefined && !families.has(family)) families.set(family, families.size + 1);
      const { created_at = 0, changed_at = 0 } = times.get(record.id) ?? {};
      return {
        person: personOf(record, fields),
        ...{ created_at, changed_at, state: registration?.state ?? null },
        family: families.get(family ?? '') ?? null,
      };
    });
  };
}

/** Writes the persons of a list page by page, in the order of creation. Returns their number. */
async function writePersons(
  store: Store,
  list: ExportedList,
  { time_zone: zone, languages }: Pick<Workspace, 'time_zone' | 'languages'>,
  { write, as, bom, separator, labels, applications, progress }: WriteOptions,
): Promise<number> {
  const listColumns = await store.columns.of(list.workspace_id, list.id);
  const fields = fieldsOf(list, listColumns);
  const columns = exportColumns(fields);
  const heads = labels
    ? await readableHeads(columns, listColumns, languages[0] ?? 'en')
    : columns.map(({ name }) => name);
  const format = formats[as]!({ columns, heads, zone, bom, separator });
  const rowsOf = rowReader(store, list, fields);
  const all = await total(store, list, applications);
  await write(format.header);
  let count = 0;
  for (let from: string | undefined, more = true; more;) {
    const page = { from, back: false, count: PAGE_SIZE, confirmed: !applications };
    const records = await store.persons.page(list.workspace_id, list.id, page);
    await write(format.pageOf(await rowsOf(records), count));
    count += records.length;
    progress(`${count} of ${formatCount(Math.max(all, count), 'person')}`);
    from = records.at(-1)?.row_key;
    more = records.length === PAGE_SIZE;
  }
  await write(await format.footer());
  return count;
}

/** The format of `--format`, else the one that the name of the file or `--json` suggests. */
function formatOf(requested: string | undefined, output: string | undefined, json: boolean): string {
  const ending = /\.(json|xlsx)$/i.exec(output ?? '')?.[1]?.toLowerCase();
  const as = requested ?? ending ?? (output === undefined && json ? 'json' : 'csv');
  if (!Object.hasOwn(formats, as))
    throw new UsageError(`--format is one of ${Object.keys(formats).join(', ')}, not ${as}.`);
  if (as === 'xlsx' && output === undefined) throw new UsageError('xlsx goes into a file only: --output FILE.xlsx');
  return as;
}

const separators: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t' };

/** The character of `--separator`. */
function separatorOf(requested: string | undefined, as: string): string {
  if (requested === undefined) return ',';
  if (as !== 'csv') throw new UsageError('--separator is for CSV only.');
  const known = Object.entries(separators).find((entry) => entry.includes(requested));
  if (!known) throw new UsageError(`--separator is one of ${Object.keys(separators).join(', ')}, not ${requested}.`);
  return known[1];
}

export const exportList = command({
  group: 'data',
  name: 'export',
  summary: 'all persons of a list, as CSV, JSON or a spreadsheet',
  details: [
    'CSV is UTF-8 with commas and CRLF (RFC 4180): a row of field names as the service has them, then a row per person. An address is four columns; several values are joined with "; ".',
    'So that no spreadsheet runs what somebody typed into a form, a text that reads like a formula gets an apostrophe in front. Numbers, and telephone numbers such as +49 30 123, stay as they are. JSON is exact.',
    'A spreadsheet (.xlsx) has readable heads in the first language of the workspace; postcodes and telephone numbers stay texts, and no text is a formula. It needs --output.',
    'CSV and spreadsheets end with when the person was created and changed, the state of the registration, and a number that those share who were registered together. JSON has persons exactly as the service does.',
    'Membership applications are no members yet and not among them: --applications gives them, and nobody else.',
  ],
  operands: { LIST: 'id of a list (lst_…), member for the member list, or the slug of an event' },
  options: {
    format: { value: 'FORMAT', description: 'csv, json or xlsx; default: as the name of FILE ends, else csv' },
    output: { value: 'FILE', description: 'into a file that only you can read; default: onto the screen' },
    applications: { description: 'of the member list: those who apply for membership' },
    force: { description: 'replace FILE where it is there already' },
    bom: { description: 'begin CSV with a byte order mark: Excel asks for one before it reads umlauts' },
    separator: { value: 'NAME', description: 'between the cells of CSV: comma, semicolon or tab; default: comma' },
    labels: { description: 'readable heads for CSV, in the first language of the workspace' },
    ...progressOption,
  },
  examples: [
    'turnout export zeltlager --output zeltlager.xlsx',
    'turnout export zeltlager --output zeltlager.csv --bom',
    'turnout export member --format json',
    'turnout export member --applications --output applications.csv',
  ],
  failureMeaning: 'refused: FILE is there already or cannot be written, or the data cannot be opened',

  async run({ operands: [name = ''], options, print, progress, terminal }) {
    const { data, workspace, output, applications, force, bom, json } = options;
    const as = formatOf(options.format, output, json);
    if (bom && as !== 'csv') throw new UsageError('--bom is for CSV only.');
    if (options.labels && as === 'json')
      throw new UsageError('--labels is for CSV and xlsx; JSON has the names of the service.');
    const how = {
      ...{ as, bom, applications, progress, separator: separatorOf(options.separator, as) },
      labels: options.labels || as === 'xlsx',
    };
    await withExistingStore(data, async (store) => {
      const club = await workspaceIn(store, workspace);
      const { id: workspace_id } = club;
      const list = { ...(await listIn(store, workspace_id, name, applications)), workspace_id };
      if (output === undefined) {
        await writePersons(store, list, club, { ...how, write: sinkTo(terminal) });
        return;
      }
      const persons = await createFile(output, { force, hint: ' --force replaces it.' }, async (temporary) => {
        const file = await open(temporary, 'w');
        const write: Sink = (chunk) => file.appendFile(chunk);
        return writePersons(store, list, club, { ...how, write }).finally(() => file.close());
      });
      print({ file: output, format: as, list_id: list.id, persons, ...(applications ? { applications } : {}) }, [
        `${formatCount(persons, applications ? 'application' : 'person')} of ${list.name} in ${output}.`,
      ]);
    });
  },
});
