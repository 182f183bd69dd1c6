import { csvLines, csvRow } from './csv.js';
import type { ExportRow } from './export-rows.js';
import type { Sheet } from './xlsx.js';

export interface FormatOptions extends Sheet {
  readonly bom: boolean;
  readonly separator: string;
  /** JSON has each person beside its times, consents and fees. */
  readonly details: boolean;
}

/** Takes the persons page by page, and gives what is to be written. */
export interface Format {
  readonly header: string;
  pageOf(rows: readonly ExportRow[], offset: number): string;
  footer(): string | Promise<Buffer>;
}

/** Columns that the service does not return for a person: times are RFC 3339, amounts are cents. */
const detailsOf = ({ person, created_at, changed_at, state, family, consents, fees }: ExportRow) => ({
  person,
  created_at: new Date(created_at).toISOString(),
  changed_at: new Date(changed_at).toISOString(),
  state,
  family,
  fees,
  consents: consents.map(({ field, given, at, language, text_hash }) => ({
    field,
    given,
    at: new Date(at).toISOString(),
    language,
    text_hash,
  })),
});

/** The formats by the name that `--format` takes. */
export const formats: Readonly<Record<string, (options: FormatOptions) => Format>> = {
  csv: ({ columns, heads, bom, separator }) => ({
    header: `${bom ? '\uFEFF' : ''}${csvLines([heads], separator)}`,
    pageOf: (rows) =>
      csvLines(
        rows.map((row) => csvRow(columns, row, separator)),
        separator,
      ),
    footer: () => '',
  }),
  json: ({ details }) => ({
    header: '[',
    pageOf: (rows, offset) =>
      rows
        .map((row, index) => `${offset + index ? ',' : ''}\n  ${JSON.stringify(details ? detailsOf(row) : row.person)}`)
        .join(''),
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
      // loaded if it is needed: the command starts without it
      footer: async () => (await import('./xlsx.js')).xlsxOf(all, sheet),
    };
  },
};
