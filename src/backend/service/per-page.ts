import { limits } from '../../contract/index.js';
import { unprocessable } from '../http/middleware/index.js';

/** `per_page` of a query, 1 to 500 (docs/api-rules.md#limits). Throws 422. */
export function perPage(query: URLSearchParams): number {
  const text = query.get('per_page') ?? String(limits.perPage);
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > limits.perPage)
    throw unprocessable([{ field: 'per_page', code: 'out_of_range', params: { min: 1, max: limits.perPage } }]);
  return count;
}
