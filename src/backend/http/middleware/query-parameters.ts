import type { Endpoint } from '../../../contract/index.js';
import type { Issue } from '../../../model/issue.js';
import { unprocessable } from './refusal.js';

/**
 * Refuses search parameters that the endpoint does not know, or that are given twice (422): a misspelt `?missing=` would
 * otherwise be ignored and have another effect than intended.
 */
export function checkQuery(query: URLSearchParams, { query: allowed = [] }: Endpoint): void {
  const issues = [...new Set(query.keys())].flatMap((field): Issue[] =>
    !allowed.includes(field)
      ? [{ field, code: 'unknown' }]
      : query.getAll(field).length > 1
        ? [{ field, code: 'exactly_one', params: { keys: field } }]
        : [],
  );
  if (issues.length) throw unprocessable(issues);
}
