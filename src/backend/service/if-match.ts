import { Refusal } from '../http/middleware/index.js';
import type { PersonRow } from '../store/index.js';
import { tagOf } from './person-of.js';

/**
 * Whether one of the tags matches the person's; `*` matches every version. Weak tags match too, contrary to RFC 9110 section
 * 13.1.1: compression makes our tags weak, and the tag identifies the person's version, not the bytes of the answer.
 */
const matchesTag = (ifMatch: string, tag: string): boolean =>
  ifMatch.split(',').some((candidate) => ['*', tag].includes(candidate.trim().replace(/^W\//, '')));

/** Throws 412 if the value of an `If-Match` names another version of the person than the stored one (decision 3). */
export function requireVersion(ifMatch: string, row: PersonRow): void {
  if (!matchesTag(ifMatch, tagOf(row)))
    throw new Refusal(412, 'The person has changed since.', [], { etag: tagOf(row) });
}

/** The same for the `If-Match` of a request, if it has one. */
export function requireMatch(request: Request, row: PersonRow): void {
  const ifMatch = request.headers.get('if-match');
  if (ifMatch !== null) requireVersion(ifMatch, row);
}
