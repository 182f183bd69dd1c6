import type { Page } from '../model/envelope.js';
import type { Person } from '../model/person.js';
import type { EveryPersonOptions, PersonIteration, TurnoutClient } from './turnout-client-types.js';

/** Creates the iterations over the persons of a list, page by page through `listPersons`. */
export function personIteration<Own extends object>(
  listPersons: TurnoutClient<Own>['listPersons'],
): PersonIteration<Own> {
  async function* pagesOfPersons({
    list_id,
    per_page,
    signal,
  }: EveryPersonOptions): AsyncGenerator<Page<Person<Own>>, void, undefined> {
    let cursor: string | undefined;
    do {
      const page = await listPersons({ list_id, query: { per_page, cursor }, signal });
      yield page;
      cursor = page.meta.next_cursor ?? undefined;
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
