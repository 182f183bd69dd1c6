import { open } from 'node:fs/promises';
import type { Field } from '../../fields/index.js';
import type { Person } from '../../model/person.js';
import type { List } from '../../model/workspace.js';
import { fieldsOf, personOf } from '../service/index.js';
import type { Store } from '../store/index.js';
import { findList, UsageError, workspaceIn } from '../workspace/index.js';
import { command, progressOption } from './shared/command.js';
import { csvOf } from './shared/csv.js';
import { withExistingStore } from './shared/open-store.js';
import { createFile } from './shared/new-file.js';
import { formatCount } from './shared/size.js';
import { printableLines, type Terminal } from './shared/terminal.js';

/** Writes texts one after the other; resolves when it is ready for the next. */
type Sink = (text: string) => Promise<void>;

/** Persons per page. */
const PAGE_SIZE = 500;

interface Format {
  header: string;
  /** The persons of a page; `offset` is the number of persons before it. */
  pageOf(persons: readonly Person[], offset: number): string;
  footer: string;
}

const formats: Readonly<Record<string, (fields: readonly Field[], bom: boolean) => Format>> = {
  csv(fields, bom) {
    const { header, linesOf } = csvOf(fields);
    return { header: `${bom ? '\uFEFF' : ''}${header}`, pageOf: linesOf, footer: '' };
  },
  json: () => ({
    header: '[',
    pageOf: (persons, offset) =>
      persons.map((person, index) => `${offset + index ? ',' : ''}\n  ${JSON.stringify(person)}`).join(''),
    footer: '\n]\n',
  }),
};

/** Writes to stdout: unchanged into a file or a program, with control characters escaped on a terminal. */
const sinkTo =
  ({ stdout }: Terminal): Sink =>
  (text) =>
    new Promise((resolve, reject) => {
      const shown = stdout.isTTY ? printableLines(text.replaceAll('\r\n', '\n')) : text;
      stdout.write(shown, (error) => (error ? reject(error) : resolve()));
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
  /** Writes membership applications instead of members. */
  applications: boolean;
  progress: (text: string) => void;
}

/** The number of persons to write. */
const total = async (store: Store, list: List & { workspace_id: string }, applications: boolean): Promise<number> => {
  const shown = await store.inspection.count(list);
  return applications ? (await store.persons.count(list.workspace_id, list.id)) - shown : shown;
};

/** Writes the persons of a list page by page, in the order of creation. Returns their number. */
async function writePersons(
  store: Store,
  list: List & { workspace_id: string },
  { write, as, bom, applications, progress }: WriteOptions,
): Promise<number> {
  const fields = fieldsOf(list, await store.columns.of(list.workspace_id, list.id));
  const format = formats[as]!(fields, bom);
  const all = await total(store, list, applications);
  await write(format.header);
  let count = 0;
  for (let from: string | undefined, more = true; more;) {
    const page = { from, back: false, count: PAGE_SIZE, confirmed: !applications };
    const rows = await store.persons.page(list.workspace_id, list.id, page);
    await write(
      format.pageOf(
        rows.map((row) => personOf(row, fields)),
        count,
      ),
    );
    count += rows.length;
    progress(`${count} of ${formatCount(Math.max(all, count), 'person')}`);
    from = rows.at(-1)?.row_key;
    more = rows.length === PAGE_SIZE;
  }
  await write(format.footer);
  return count;
}

/** The format of `--format`, else the one that the name of the file or `--json` suggests. */
function formatOf(requested: string | undefined, output: string | undefined, json: boolean): string {
  const suggested = output === undefined ? json : /\.json$/i.test(output);
  const as = requested ?? (suggested ? 'json' : 'csv');
  if (!Object.hasOwn(formats, as))
    throw new UsageError(`--format is one of ${Object.keys(formats).join(', ')}, not ${as}.`);
  return as;
}

export const exportList = command({
  group: 'data',
  name: 'export',
  summary: 'all persons of a list, as CSV or JSON',
  details: [
    'CSV is UTF-8 with commas and CRLF (RFC 4180): a row of field names as the service has them, then a row per person. An address is four columns; several values are joined with "; ".',
    'So that no spreadsheet runs what somebody typed into a form, a text that reads like a formula gets an apostrophe in front. Numbers, and telephone numbers such as +49 30 123, stay as they are. JSON is exact.',
    'Membership applications are no members yet and not among them: --applications gives them, and nobody else.',
  ],
  operands: { LIST: 'id of a list (lst_…), member for the member list, or the slug of an event' },
  options: {
    format: { value: 'FORMAT', description: 'csv or json; default: as the name of FILE ends, else csv' },
    output: { value: 'FILE', description: 'into a file that only you can read; default: onto the screen' },
    applications: { description: 'of the member list: those who apply for membership' },
    force: { description: 'replace FILE where it is there already' },
    bom: { description: 'begin CSV with a byte order mark: Excel asks for one before it reads umlauts' },
    ...progressOption,
  },
  examples: [
    'turnout export zeltlager --output zeltlager.csv --bom',
    'turnout export member --format json',
    'turnout export member --applications --output applications.csv',
  ],
  failureMeaning: 'refused: FILE is there already or cannot be written, or the data cannot be opened',

  async run({ operands: [name = ''], options, print, progress, terminal }) {
    const { data, workspace, output, applications, force, bom, json } = options;
    const as = formatOf(options.format, output, json);
    if (bom && as !== 'csv') throw new UsageError('--bom is for CSV only.');
    await withExistingStore(data, async (store) => {
      const { id: workspace_id } = await workspaceIn(store, workspace);
      const list = { ...(await listIn(store, workspace_id, name, applications)), workspace_id };
      if (output === undefined) {
        await writePersons(store, list, { write: sinkTo(terminal), as, bom, applications, progress });
        return;
      }
      const persons = await createFile(output, { force, hint: ' --force replaces it.' }, async (temporary) => {
        const file = await open(temporary, 'w');
        const write: Sink = (text) => file.appendFile(text);
        return writePersons(store, list, { write, as, bom, applications, progress }).finally(() => file.close());
      });
      print({ file: output, format: as, list_id: list.id, persons, ...(applications ? { applications } : {}) }, [
        `${formatCount(persons, applications ? 'application' : 'person')} of ${list.name} in ${output}.`,
      ]);
    });
  },
});
