import type { GivenConsent } from '../../model/consent.js';
import type { PersonRow } from '../store/index.js';
import type { Call } from './route.js';

type Change = readonly [before: PersonRow, after: PersonRow];

const answersOf = ({ data }: PersonRow) => JSON.parse(data) as Readonly<Record<string, unknown>>;

/** The yes and no answers that a change turns round, by field: the new answer. */
function turnedAnswers([before, after]: Change): Map<string, boolean> {
  // most changes have no yes in them
  if (!before.data.includes(':true') && !after.data.includes(':true')) return new Map();
  const [old, next] = [answersOf(before), answersOf(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(next)])];
  return new Map(
    fields
      .filter((field) => (old[field] === true) !== (next[field] === true))
      .map((field) => [field, next[field] === true]),
  );
}

/**
 * Continues the histories of consents, in the transaction that changes persons: a consent that is taken back was withdrawn, whoever
 * did it. `given` are consents to texts that somebody has just read; a yes without them is noted only if the history knows the consent.
 */
export async function noteConsents(
  { store, workspace: { id: workspace_id }, now }: Pick<Call, 'store' | 'workspace' | 'now'>,
  changes: readonly Change[],
  givenConsents: readonly GivenConsent[] = [],
): Promise<void> {
  const turned = changes
    .map((change) => [change[1].id, turnedAnswers(change)] as const)
    .filter(([, fields]) => fields.size);
  if (!turned.length) return;
  const history = await store.consents.ofPersons(
    workspace_id,
    turned.map(([id]) => id),
  );
  const existingKeys = new Set(history.map(({ person_id, field }) => `${person_id} ${field}`));
  const rows = [];
  for (const [person_id, fields] of turned) {
    const read = givenConsents.filter(({ field }) => fields.get(field));
    await store.consents.give({ workspace_id, person_id }, read, now);
    for (const [field, isGiven] of fields)
      if (existingKeys.has(`${person_id} ${field}`) && !read.some((consent) => consent.field === field))
        rows.push({ workspace_id, person_id, field, given: isGiven, at: now });
  }
  await store.consents.note(rows);
}
