import type { Issue } from '../../model/issue.js';
import { unprocessable } from '../http/middleware/index.js';

/** Issues reported in one answer. */
export const MAX_REPORTED_ISSUES = 1_000;

/**
 * Checks the entries of a body `{ data: […] }` and returns them, each normalized by `clean` before its check. Throws 422: an issue names
 * its entry (`data.3.email`), and each key besides `data` is an issue, too.
 */
export function entriesIn<Entry extends object>(
  body: object,
  check: (entry: object, index: number) => readonly Issue[],
  clean: (entry: object) => object = (entry) => entry,
): Entry[] {
  const { data, ...unknownKeys } = body as { data?: unknown };
  const issues: Issue[] = Object.keys(unknownKeys).map((field) => ({ field, code: 'unknown' }));
  if (!Array.isArray(data))
    throw unprocessable([{ field: 'data', code: data === undefined ? 'required' : 'wrong_type' }, ...issues]);
  const entries: object[] = [];
  for (const [index, item] of (data as unknown[]).entries()) {
    if (issues.length >= MAX_REPORTED_ISSUES) break;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      issues.push({ field: `data.${index}`, code: 'wrong_type' });
      continue;
    }
    const entry = clean(item);
    entries.push(entry);
    for (const issue of check(entry, index))
      issues.push({ ...issue, field: issue.field ? `data.${index}.${issue.field}` : `data.${index}` });
  }
  if (issues.length) throw unprocessable(issues);
  return entries as Entry[];
}
