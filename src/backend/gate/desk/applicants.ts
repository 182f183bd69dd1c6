import type { Person } from '../../../model/person.js';
import type { List } from '../../../model/workspace.js';
import type { GateContext } from '../gate-context.js';

/** Applications read at once. */
const PAGE_SIZE = 500;

/**
 * The applicants of the member list, the oldest first, with those whose address is not confirmed yet. `GET /lists/{list_id}/persons` does not
 * list them (docs/api-rules.md). None for other lists, and none before a hosted service, which decides applications itself.
 */
export async function applicantsOf(context: GateContext, list: List): Promise<Person[]> {
  const { store, workspace, hasAllFees } = context;
  if (list.type !== 'member' || !hasAllFees) return [];
  const ids: string[] = [];
  for (let from: string | undefined, hasMore = true; hasMore;) {
    const page = await store.persons.page(workspace.id, list.id, {
      ...{ from, back: false, count: PAGE_SIZE, confirmed: false },
    });
    ids.push(...page.map(({ id }) => id));
    from = page.at(-1)?.row_key;
    hasMore = page.length === PAGE_SIZE;
  }
  const declined = new Set(
    (await store.registrations.ofPersons(workspace.id, ids)).flatMap(({ state, person_id }) =>
      state === 'declined' ? person_id : [],
    ),
  );
  const api = await context.memberApi();
  // a declined person stays until the mail about it is sent
  const persons = ids
    .filter((id) => !declined.has(id))
    // undefined for a person who was decided about meanwhile
    .map((person_id) =>
      api.readPerson({ list_id: list.id, person_id }).then(
        ({ data }) => data,
        () => undefined,
      ),
    );
  return (await Promise.all(persons)).filter((person) => person !== undefined);
}
