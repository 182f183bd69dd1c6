import { Refusal } from '../http/middleware/index.js';
import type { PersonRow } from '../store/index.js';
import { tagOf } from './person-of.js';

/**
 * True where one of the tags is the one that the person carries; `*` fits every version. Weak tags count (against RFC 9110,
 * 13.1.1, to the letter): a server that compresses answers makes ours weak, and it is the person that has the version.
 */
const fits = (ifMatch: string, tag: string): boolean =>
  ifMatch.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));

/** 412 where `If-Match` names another version of the person than there is (design.md section 3, "Concurrency"). */
export function requireMatch(request: Request, row: PersonRow): void {
  const ifMatch = request.headers.get('if-match');
  if (ifMatch !== null && !fits(ifMatch, tagOf(row)))
    throw new Refusal(412, 'The person has changed since.', [], { etag: tagOf(row) });
}
