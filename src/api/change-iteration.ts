import type { ChangePage } from '../model/change.js';
import type { ChangeIteration, ChangesOptions, TurnoutClient } from './turnout-client-types.js';

/** Reads pages until there is no more. */
async function* pagesOf<Row>(
  { cursor, signal }: ChangesOptions,
  read: (cursor: string | undefined) => Promise<ChangePage<Row>>,
): AsyncGenerator<ChangePage<Row>, void, undefined> {
  for (let more = true; more;) {
    signal?.throwIfAborted();
    const page = await read(cursor);
    ({ next_cursor: cursor, has_more: more } = page.meta);
    yield page;
  }
}

/** Creates the iterations over changes. */
export const changeIteration = <Own extends object>({
  listChanges,
  listFees,
}: Pick<TurnoutClient<Own>, 'listChanges' | 'listFees'>): ChangeIteration<Own> => ({
  pagesOfChanges: ({ list_id, per_page, ...options }) =>
    pagesOf(options, (cursor) => listChanges({ list_id, query: { per_page, cursor }, signal: options.signal })),
  pagesOfFees: ({ since, per_page, ...options } = {}) =>
    pagesOf(options, (cursor) => listFees({ query: { since, per_page, cursor }, signal: options.signal })),
});
