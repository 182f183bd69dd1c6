import { service } from '../../contract/index.js';
import type { Issue } from '../../model/issue.js';
import { needsAnotherLook } from '../layers/index.js';

/** Faults that are told at once; behind a thousand nobody reads on. */
export const told = 1_000;

/**
 * The entries of a body `{ data: […] }`, checked one by one; refused with 422 and a path for each fault (`data.3.email`),
 * with more entries than the endpoint takes, and with any other key.
 */
export function entriesIn<Entry extends object>(
  body: object,
  name: keyof typeof service,
  check: (entry: object, index: number) => readonly Issue[],
): Entry[] {
  const { data, ...others } = body as { data?: unknown };
  const issues: Issue[] = Object.keys(others).map((field) => ({ field, code: 'unknown' }));
  if (!Array.isArray(data))
    throw needsAnotherLook([{ field: 'data', code: data === undefined ? 'required' : 'wrong_type' }, ...issues]);
  const { entries: max = Infinity } = service[name] as { entries?: number };
  if (data.length > max) throw needsAnotherLook([{ field: 'data', code: 'too_long', params: { max } }, ...issues]);
  for (const [index, entry] of (data as unknown[]).entries()) {
    if (issues.length >= told) break;
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      issues.push({ field: `data.${index}`, code: 'wrong_type' });
    else
      for (const issue of check(entry, index))
        issues.push({ ...issue, field: issue.field ? `data.${index}.${issue.field}` : `data.${index}` });
  }
  if (issues.length) throw needsAnotherLook(issues);
  return data as Entry[];
}
