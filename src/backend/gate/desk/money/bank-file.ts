import { limits } from '../../../../contract/index.js';
import { BANK_FILE_PART_BYTES, MAX_BANK_FILE_BYTES, type ConfirmedEntry } from '../../../../model/desk-bank.js';
import type { Issue } from '../../../../model/issue.js';
import { unprocessable } from '../../../http/middleware/index.js';
import type { DigestedStatement } from '../../../statements/index.js';
import type { GateContext } from '../../gate-context.js';

/** A bank file as it was read. */
export interface ReadStatement extends DigestedStatement {
  /** The accounts that it is about, as IBANs; none if it does not say. */
  readonly accounts: readonly string[];
}

const fileIssue = (code: Issue['code'], params?: Issue['params']) =>
  unprocessable([{ field: 'file', code, ...(params ? { params } : {}) }]);

const MAX_PARTS = Math.ceil(MAX_BANK_FILE_BYTES / BANK_FILE_PART_BYTES);

/** The bytes of the file in a request. Throws 422. */
function bytesOf(value: object): Uint8Array {
  const { file } = value as { file?: unknown };
  if (!Array.isArray(file) || !file.every((part) => typeof part === 'string')) throw fileIssue('wrong_type');
  if (file.length > MAX_PARTS) throw fileIssue('too_long', { max: MAX_BANK_FILE_BYTES });
  let parts: string[];
  try {
    parts = file.map(atob);
  } catch {
    throw fileIssue('wrong_type');
  }
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (!length) throw fileIssue('required');
  if (length > MAX_BANK_FILE_BYTES) throw fileIssue('too_long', { max: MAX_BANK_FILE_BYTES });
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) for (let index = 0; index < part.length; index++) bytes[at++] = part.charCodeAt(index);
  return bytes;
}

/** Reads the bank file of a request. Throws 422: `wrong_format` if it is no bank statement, `invalid` if it cannot be read. */
export async function readBankFile({ workspace, signer }: GateContext, value: object): Promise<ReadStatement> {
  const bytes = bytesOf(value);
  // the parsers are loaded by the first treasurer who chooses a file
  const { entryDigests, readStatement, statementAccounts, StatementError } =
    await import('../../../statements/index.js');
  try {
    const payments = readStatement(bytes);
    const digests = await entryDigests(workspace.id, payments, signer.sign);
    return { workspace_id: workspace.id, payments, digests, accounts: statementAccounts(bytes) };
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    throw error.isOtherFormat ? fileIssue('wrong_format', { example: 'CAMT.053' }) : fileIssue('invalid');
  }
}

const isEntry = (entry: unknown): entry is ConfirmedEntry => {
  const { entry_id, fee_ids } = (entry ?? {}) as Partial<Record<keyof ConfirmedEntry, unknown>>;
  return (
    typeof entry_id === 'string' &&
    Array.isArray(fee_ids) &&
    fee_ids.length > 0 &&
    fee_ids.every((id) => typeof id === 'string')
  );
};

/** The entries that are confirmed, each once, by id. Throws 422. */
export function confirmedEntries(value: object): ReadonlyMap<string, readonly string[]> {
  const { entries } = value as { entries?: unknown };
  const issue = (code: Issue['code'], params?: Issue['params']) =>
    unprocessable([{ field: 'entries', code, ...(params ? { params } : {}) }]);
  if (!Array.isArray(entries)) throw issue('wrong_type');
  if (!entries.length) throw issue('required');
  if (entries.length > limits.perPage) throw issue('too_many', { max: limits.perPage });
  if (!entries.every(isEntry)) throw issue('wrong_type');
  return new Map(entries.map(({ entry_id, fee_ids }) => [entry_id, fee_ids]));
}
