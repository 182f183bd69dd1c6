import { isSupported } from '../../../i18n/index.js';
import { languages } from '../../../i18n/index.js';
import type { Workspace } from '../../../model/workspace.js';
import { UsageError } from '../../workspace/index.js';
import { formats } from './export-formats.js';

/** The format of `--format`, else the one that the name of the file or `--json` suggests. */
export function formatOf(requested: string | undefined, output: string | undefined, json: boolean): string {
  const extension = /\.(json|xlsx)$/i.exec(output ?? '')?.[1]?.toLowerCase();
  const as = requested ?? extension ?? (output === undefined && json ? 'json' : 'csv');
  if (!Object.hasOwn(formats, as))
    throw new UsageError(`--format is one of ${Object.keys(formats).join(', ')}, not ${as}.`);
  if (as === 'xlsx' && output === undefined) throw new UsageError('xlsx goes into a file only: --output FILE.xlsx');
  return as;
}

const separators: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t' };

/** The character of `--separator`. */
export function separatorOf(requested: string | undefined, as: string): string {
  if (requested === undefined) return ',';
  if (as !== 'csv') throw new UsageError('--separator is for CSV only.');
  const separator = Object.entries(separators).find((entry) => entry.includes(requested));
  if (!separator)
    throw new UsageError(`--separator is one of ${Object.keys(separators).join(', ')}, not ${requested}.`);
  return separator[1];
}

/** The language of `--language`, else the first of the workspace. */
export function languageOf(
  requested: string | undefined,
  { languages: [first] }: Pick<Workspace, 'languages'>,
): string {
  if (requested === undefined) return first ?? 'en';
  if (!isSupported(requested))
    throw new UsageError(`--language is one of ${Object.keys(languages).join(', ')}, not ${requested}.`);
  return requested;
}

interface FormatFlags {
  readonly bom: boolean;
  readonly labels: boolean;
  readonly details: boolean;
  readonly language: string | undefined;
}

/** Throws `UsageError` for an option that the format has no use for. */
export function refuseUseless({ bom, labels, details, language }: FormatFlags, as: string): void {
  if (bom && as !== 'csv') throw new UsageError('--bom is for CSV only.');
  if (details && as !== 'json') throw new UsageError('--details is for JSON only; CSV and xlsx have them always.');
  if (labels && as === 'json') throw new UsageError('--labels is for CSV and xlsx; JSON has the names of the service.');
  if (language !== undefined && as !== 'xlsx' && !labels)
    throw new UsageError('--language is for xlsx, and for CSV with --labels.');
}
