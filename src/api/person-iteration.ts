import type { Page } from '../model/envelope.js';
import type { Person } from '../model/person.js';
import { ApiError } from './client-error.js';
import type { EveryPersonOptions, PersonIteration, TurnoutClient } from './turnout-client-types.js';

/** A service that does not know the cursor's parameter answers the first page for ever. */
const sameAgain = (parameter: string): ApiError =>
  new ApiError(
    0,
    `the service answers the same page of persons again: it does not take the query parameter ${parameter}`,
    ...([[], undefined, 'invalid_response'] as const),
  );

/** Creates the iterations over the persons of a list, page by page through `listPersons`. */
export function personIteration<Own extends object>(
  listPersons: TurnoutClient<Own>['listPersons'],
  cursorParameter = 'cursor',
): PersonIteration<Own> {
  async function* pagesOfPersons({
    list_id,
    per_page,
    signal,
  }: EveryPersonOptions): AsyncGenerator<Page<Person<Own>>, void, undefined> {
    const cursors = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await listPersons({ list_id, query: { per_page, [cursorParameter]: cursor }, signal });
      cursor = page.meta.next_cursor ?? undefined;
      if (cursor !== undefined && cursors.has(cursor)) throw sameAgain(cursorParameter);
      if (cursor !== undefined) cursors.add(cursor);
      yield page;
    } while (cursor !== undefined);
  }

  async function* everyPerson(args: EveryPersonOptions): AsyncGenerator<Person<Own>, void, undefined> {
    for await (const { data } of pagesOfPersons(args))
      for (const person of data) {
        args.signal?.throwIfAborted();
        yield person;
      }
  }

  return { pagesOfPersons, everyPerson };
}
