import { open } from 'node:fs/promises';
import type { List, Workspace } from '../../model/workspace.js';
import { fieldsOf } from '../service/index.js';
import type { Store } from '../store/index.js';
import { findList, UsageError, workspaceIn } from '../workspace/index.js';
import { command, progressOption } from './shared/command.js';
import { exportColumns } from './shared/export-columns.js';
import { formats } from './shared/export-formats.js';
import { formatOf, languageOf, refuseUseless, separatorOf } from './shared/export-options.js';
import { consentFieldsOf, rowReader } from './shared/export-rows.js';
import { exportWords, optionLabels, withLabels } from './shared/export-words.js';
import { withExistingStore } from './shared/open-store.js';
import { createFile } from './shared/new-file.js';
import { formatCount } from './shared/size.js';
import { printableLines, type Terminal } from './shared/terminal.js';

/** Writes texts or bytes one after the other; resolves when it is ready for the next. */
type Sink = (chunk: string | Buffer) => Promise<void>;

/** Persons per page. */
const PAGE_SIZE = 500;

/** Writes to stdout: unchanged into a file or a program, with control characters escaped on a terminal. */
const sinkTo =
  ({ stdout }: Terminal): Sink =>
  (chunk) =>
    new Promise((resolve, reject) => {
      const shown = stdout.isTTY ? printableLines(String(chunk).replaceAll('\r\n', '\n')) : chunk;
      stdout.write(shown as string, (error) => (error ? reject(error) : resolve()));
    });

const GATE_NOTE =
  'These are the persons who have registered through this gate, with their fees, and as they were then or corrected it here. The service has all.';

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
  details: boolean;
  /** Heads and states that people read, instead of the names of the service. */
  readable: boolean;
  /** Choices as forms label them. */
  labels: boolean;
  /** BCP 47. */
  language: string;
  /** Writes membership applications instead of members. */
  applications: boolean;
  progress: (text: string) => void;
}

/** The number of persons to write. */
const total = async (store: Store, list: ExportedList, applications: boolean): Promise<number> => {
  const shown = await store.inspection.count(list);
  return applications ? (await store.persons.count(list.workspace_id, list.id)) - shown : shown;
};

type ExportedList = List & { workspace_id: string };

/** The columns with their heads, in the words that were asked for. */
async function sheetOf(
  store: Store,
  list: ExportedList,
  { readable, labels, language }: Pick<WriteOptions, 'readable' | 'labels' | 'language'>,
) {
  const { workspace_id, id } = list;
  const listColumns = await store.columns.of(workspace_id, id);
  const forms = (await store.forms.all(workspace_id)).filter(
    ({ list_id }) => list_id === (list.type === 'member' ? 'member' : id),
  );
  const fields = fieldsOf(list, listColumns);
  const words = await exportWords(listColumns, language);
  const choices = labels ? optionLabels(forms, language) : undefined;
  const columns = exportColumns(fields, consentFieldsOf(forms, listColumns)).map((column) => {
    if (readable && column.name === 'meta.state') return withLabels(column, words.state);
    const ofField = choices?.get(column.name);
    return ofField ? withLabels(column, (value) => ofField.get(value) ?? value) : column;
  });
  const { persons, consent_texts, consent_text } = words.sheet;
  return {
    fields,
    columns,
    heads: columns.map((column) => (readable ? words.head(column) : column.name)),
    names: { persons, consentTexts: consent_texts, text: consent_text },
    textsOf: (hashes: readonly string[]) => store.consents.texts(workspace_id, hashes),
  };
}

/** Writes the persons of a list page by page, in the order of creation. Returns their number. */
async function writePersons(
  store: Store,
  list: ExportedList,
  { time_zone: zone }: Pick<Workspace, 'time_zone'>,
  { write, as, applications, progress, ...how }: WriteOptions,
): Promise<number> {
  const { workspace_id, id: list_id } = list;
  const { fields, ...sheet } = await sheetOf(store, list, how);
  const format = formats[as]!({ ...sheet, ...how, zone });
  const rowsOf = rowReader(store, { workspace_id, list_id }, fields);
  const all = await total(store, list, applications);
  await write(format.header);
  let count = 0;
  for (let from: string | undefined, more = true; more;) {
    const page = { from, back: false, count: PAGE_SIZE, confirmed: !applications };
    const records = await store.persons.page(workspace_id, list_id, page);
    await write(format.pageOf(await rowsOf(records), count));
    count += records.length;
    progress(`${count} of ${formatCount(Math.max(all, count), 'person')}`);
    from = records.at(-1)?.row_key;
    more = records.length === PAGE_SIZE;
  }
  await write(await format.footer());
  return count;
}

export const exportList = command({
  group: 'data',
  name: 'export',
  summary: 'all persons of a list, as CSV, JSON or a spreadsheet',
  details: [
    'CSV is UTF-8 with commas and CRLF (RFC 4180): a row of names as the service has them, then a row per person. An address is four columns; several values are joined with "; ".',
    'So that no spreadsheet runs what somebody typed into a form, a text that reads like a formula gets an apostrophe in front. Numbers, and telephone numbers such as +49 30 123, stay as they are. Between semicolons, numbers have a decimal comma.',
    'A spreadsheet (.xlsx) has readable heads and states; postcodes and telephone numbers stay texts, and no text is a formula. It needs --output.',
    'Behind the fields come: when the person was created and changed, the state of the registration (unconfirmed while the e-mail address is not confirmed, where the form wants that), a number that those share who were registered together, open and paid amounts in euros with their days and references, and for each consent when it was given or withdrawn and the SHA-256 of the text that was shown. A spreadsheet has the texts on a second sheet, and turnout consent texts prints them.',
    'JSON has persons exactly as the service does; with --details, an object per person that has all of this beside the person.',
    'The data of a gate before a service has those who registered through it, until delete_after.',
    'Membership applications are no members yet and not among them: --applications gives them, and nobody else.',
  ],
  operands: { LIST: 'id of a list (lst_…), member for the member list, or the slug of an event' },
  options: {
    format: { value: 'FORMAT', description: 'csv, json or xlsx; default: as the name of FILE ends, else csv' },
    output: { value: 'FILE', description: 'into a file that only you can read; default: onto the screen' },
    applications: { description: 'of the member list: applicants for membership' },
    force: { description: 'replace FILE where it is there already' },
    bom: { description: 'begin CSV with a byte order mark: Excel asks for one before it reads umlauts' },
    separator: { value: 'NAME', description: 'between the cells of CSV: comma, semicolon or tab; default: comma' },
    labels: { description: 'words that people read: heads, states, and choices as forms label them' },
    language: { value: 'TAG', description: 'language of heads and labels; default: the first of the workspace' },
    details: { description: 'for JSON: times, state, consents and fees beside each person' },
    ...progressOption,
  },
  examples: [
    'turnout export zeltlager --output zeltlager.xlsx',
    'turnout export zeltlager --output zeltlager.csv --bom --labels --separator semicolon',
    'turnout export member --format json',
    'turnout export member --applications --output applications.csv',
  ],
  failureMeaning: 'refused: FILE is there already or cannot be written, or the data cannot be opened',

  async run({ operands: [name = ''], options, print, printNote, progress, terminal }) {
    const { data, workspace, output, applications, force, bom, labels, details } = options;
    const as = formatOf(options.format, output, options.json);
    refuseUseless(options, as);
    const how = {
      as,
      bom,
      labels,
      details,
      applications,
      progress,
      separator: separatorOf(options.separator, as),
      readable: labels || as === 'xlsx',
    };
    await withExistingStore(
      data,
      async (store) => {
        const club = await workspaceIn(store, workspace);
        const { id: workspace_id } = club;
        const language = languageOf(options.language, club);
        const list = { ...(await listIn(store, workspace_id, name, applications)), workspace_id };
        if (await store.settings.isGate()) printNote(GATE_NOTE);
        if (output === undefined) {
          await writePersons(store, list, club, { ...how, language, write: sinkTo(terminal) });
          return;
        }
        const persons = await createFile(output, { force, hint: ' --force replaces it.' }, async (temporary) => {
          const file = await open(temporary, 'w');
          const write: Sink = (chunk) => file.appendFile(chunk);
          return writePersons(store, list, club, { ...how, language, write }).finally(() => file.close());
        });
        print({ file: output, format: as, list_id: list.id, persons, ...(applications ? { applications } : {}) }, [
          `${formatCount(persons, applications ? 'application' : 'person')} of ${list.name} in ${output}.`,
        ]);
      },
      'any',
    );
  },
});
