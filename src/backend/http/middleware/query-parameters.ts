import type { Endpoint } from '../../../contract/index.js';
import type { Issue } from '../../../model/issue.js';
import { unprocessable } from './refusal.js';

/**
 * Refuses search parameters that the endpoint does not know, or that are given twice (422): a misspelt `?missing=` or a page
 * number that nobody reads would do something else than was meant.
 */
export function checkQuery(query: URLSearchParams, { query: known = [] }: Endpoint): void {
  const issues = [...new Set(query.keys())].flatMap((field): Issue[] =>
    !known.includes(field)
      ? [{ field, code: 'unknown' }]
      : query.getAll(field).length > 1
        ? [{ field, code: 'exactly_one', params: { keys: field } }]
        : [],
  );
  if (issues.length) throw unprocessable(issues);
}
