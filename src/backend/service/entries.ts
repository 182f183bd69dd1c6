import type { Issue } from '../../model/issue.js';
import { unprocessable } from '../http/middleware/index.js';

/** Faults that are told at once; behind a thousand nobody reads on. */
export const told = 1_000;

/**
 * The entries of a body `{ data: […] }`, checked one by one; refused with 422 and a path for each fault (`data.3.email`),
 * and for any other key. `clean` makes of each what is checked and given back.
 */
export function entriesIn<Entry extends object>(
  body: object,
  check: (entry: object, index: number) => readonly Issue[],
  clean: (entry: object) => object = (entry) => entry,
): Entry[] {
  const { data, ...others } = body as { data?: unknown };
  const issues: Issue[] = Object.keys(others).map((field) => ({ field, code: 'unknown' }));
  if (!Array.isArray(data))
    throw unprocessable([{ field: 'data', code: data === undefined ? 'required' : 'wrong_type' }, ...issues]);
  const entries: object[] = [];
  for (const [index, sent] of (data as unknown[]).entries()) {
    if (issues.length >= told) break;
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
      issues.push({ field: `data.${index}`, code: 'wrong_type' });
      continue;
    }
    const entry = clean(sent);
    entries.push(entry);
    for (const issue of check(entry, index))
      issues.push({ ...issue, field: issue.field ? `data.${index}.${issue.field}` : `data.${index}` });
  }
  if (issues.length) throw unprocessable(issues);
  return entries as Entry[];
}
