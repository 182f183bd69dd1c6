import { longest } from '../../fields/index.js';
import type { Issue } from '../../model/issue.js';

// control characters and the slash, which would end the identifier in a path
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const forbidden = /[\0-\x1f\x7f-\x9f/]/;

/** What is wrong with a person's `external_id` (design.md section 3, "Person identifiers"). Null is none, and fine. */
export function checkPersonExternalId(value: unknown, field = 'external_id'): Issue[] {
  if (value === null) return [];
  if (typeof value !== 'string') return [{ field, code: 'wrong_type' }];
  if (value === '') return [{ field, code: 'required' }];
  if (value.startsWith('per_')) return [{ field, code: 'reserved' }];
  // no address can end in one of these: they mean another place
  if (value === '.' || value === '..') return [{ field, code: 'reserved' }];
  if (forbidden.test(value)) return [{ field, code: 'unreadable_characters' }];
  if ([...value].length > longest.externalId) return [{ field, code: 'too_long', params: { max: longest.externalId } }];
  return [];
}
