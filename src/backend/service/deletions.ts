import type { Issue } from '../../model/issue.js';
import type { List } from '../../model/workspace.js';
import { unprocessable } from '../http/middleware/index.js';
import type { MatchedPerson } from './match-persons.js';
import type { Call } from './route.js';

/** Limits of deletions without `max_deleted`: a share of the list, and a number that is allowed in any list. */
const MAX_DELETED_SHARE = 0.1;
const MAX_DELETED_OF_SHORT_LIST = 10;

/** Options of a synchronise that deletes (decision 11). */
export interface Deletions {
  /** Deletes the persons who were not sent: those with an `external_id`, or all; undefined deletes nobody. */
  readonly scope: 'external' | 'all' | undefined;
  /** The number of deletions that the request allows; undefined if it names none. */
  readonly max_deleted: number | undefined;
  /** Checks everything and stores nothing. */
  readonly dry_run: boolean;
}

/** Reads `?missing=`, `?max_deleted=`, `?dry_run=` and the body's `delete_omitted`; refuses other values with 422. */
export function deletionsIn(query: URLSearchParams, delete_omitted: unknown): Deletions {
  const issues: Issue[] = [];
  const parameter = (field: string, allowed: readonly string[]) => {
    const value = query.get(field);
    if (value !== null && !allowed.includes(value)) issues.push({ field, code: 'not_allowed' });
    return value;
  };
  const missing = parameter('missing', ['delete']);
  const dry_run = parameter('dry_run', ['true', 'false']);
  const max_deleted = query.get('max_deleted');
  if (max_deleted !== null && !/^\d{1,15}$/.test(max_deleted)) issues.push({ field: 'max_deleted', code: 'not_whole' });
  if (delete_omitted !== undefined && typeof delete_omitted !== 'boolean')
    issues.push({ field: 'delete_omitted', code: 'wrong_type' });
  if (issues.length) throw unprocessable(issues);
  return {
    scope: delete_omitted ? 'all' : missing ? 'external' : undefined,
    max_deleted: max_deleted === null ? undefined : Number(max_deleted),
    dry_run: dry_run === 'true',
  };
}

/** Ids of the persons to delete because they were not sent, and the number of persons in the list without applications. */
export async function omittedOf(
  { store, workspace }: Call,
  list: List,
  { scope }: Deletions,
  matched: readonly MatchedPerson[],
): Promise<{ omitted: string[]; listed: number }> {
  if (!scope) return { omitted: [], listed: 0 };
  const matchedIds = new Set(matched.flatMap(({ existing: existingRow }) => existingRow?.id ?? []));
  const persons = await store.persons.identifiers(workspace.id, list.id);
  const omitted = persons.filter(({ id, external }) => !matchedIds.has(id) && (external || scope === 'all'));
  return { omitted: omitted.map(({ id }) => id), listed: persons.length };
}

/**
 * Refuses to delete more persons than the request allows, or than a tenth of the list if it allows no number. A dry run
 * without a number reports the count and is not refused.
 */
export function requireAllowed({ scope, max_deleted, dry_run }: Deletions, count: number, listed: number): void {
  const max = max_deleted ?? Math.max(MAX_DELETED_OF_SHORT_LIST, Math.floor(listed * MAX_DELETED_SHARE));
  if (count <= max || (dry_run && max_deleted === undefined)) return;
  const field = scope === 'all' ? 'delete_omitted' : 'missing';
  throw unprocessable([{ field, code: 'too_many_deletions', params: { count, max } }]);
}
