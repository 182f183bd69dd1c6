import type { Service } from '../../contract/index.js';
import { check } from '../../fields/index.js';
import type { CostUnit, FeeInput } from '../../model/fee.js';
import type { Issue } from '../../model/issue.js';
import type { List } from '../../model/workspace.js';
import { unprocessable, Refusal } from '../http/middleware/index.js';
import { newId, newRowKey, type PersonRow } from '../store/index.js';
import { entriesIn } from './entries.js';
import { normalizeExternalId } from './external-id.js';
import { feeFields } from './fee-fields.js';
import { nameOf } from './person-of.js';
import { newReference } from './reference.js';
import { adoptFee } from './registration.js';
import type { Call, Route } from './route.js';

type FeeCall = Call<Service['createFees']>;

const identifiers = ['person_id', 'person_external_id'] as const;

/** Checks one fee without looking anything up. */
function checkFee(fee: object): Issue[] {
  const issues = check(fee, feeFields);
  const sentIdentifiers = identifiers.filter((name) => Object.hasOwn(fee, name));
  const [identifier] = sentIdentifiers;
  if (sentIdentifiers.length !== 1)
    issues.push({ field: identifier ?? 'person_id', code: 'exactly_one', params: { keys: identifiers.join(', ') } });
  else if (!(fee as FeeInput)[identifier!]) issues.push({ field: identifier!, code: 'required' });
  if ((fee as FeeInput).list_id === '') issues.push({ field: 'list_id', code: 'required' });
  return issues;
}

/** Checks the cost unit and the category that a fee names. */
function checkExpense({ attached_expense }: FeeInput, units: ReadonlyMap<string, CostUnit>): Issue[] {
  const { costunit_name, category_name } = attached_expense ?? {};
  const field = (name: string) => `attached_expense.${name}`;
  if (costunit_name == null) return category_name == null ? [] : [{ field: field('costunit_name'), code: 'required' }];
  const unit = units.get(costunit_name);
  if (!unit) return [{ field: field('costunit_name'), code: 'unknown' }];
  if (unit.archived) return [{ field: field('costunit_name'), code: 'archived' }];
  return category_name == null || unit.categories.includes(category_name)
    ? []
    : [{ field: field('category_name'), code: 'not_allowed' }];
}

/** Looks up the candidates for each fee, by the identifier that was sent. */
async function personsOf({ workspace, store }: FeeCall, fees: readonly FeeInput[]) {
  const groupBy = async (column: 'id' | 'external_id', values: (string | undefined)[]) => {
    const uniqueValues = [...new Set(values.filter((value) => value !== undefined))];
    const groups = new Map<string | null, PersonRow[]>();
    for (const row of await store.persons.findAll(workspace.id, column, uniqueValues))
      groups.set(row[column], [...(groups.get(row[column]) ?? []), row]);
    return groups;
  };
  const byId = await groupBy(
    'id',
    fees.map(({ person_id }) => person_id),
  );
  const byExternalId = await groupBy(
    'external_id',
    fees.flatMap(({ person_external_id }) => [person_external_id, normalizeExternalId(person_external_id)]),
  );
  const withExternalId = (external_id: string): readonly PersonRow[] => {
    const exactMatches = byExternalId.get(external_id) ?? [];
    if (normalizeExternalId(external_id) === external_id) return exactMatches;
    // in a list with an exact match, the exact match counts
    const normalizedMatches = byExternalId.get(normalizeExternalId(external_id)) ?? [];
    return [
      ...exactMatches,
      ...normalizedMatches.filter(({ list_id }) => !exactMatches.some((match) => match.list_id === list_id)),
    ];
  };
  return ({ person_id, person_external_id }: FeeInput): readonly PersonRow[] =>
    person_id === undefined ? withExternalId(person_external_id!) : (byId.get(person_id) ?? []);
}

/** The lists of the workspace in which fees look for their persons. */
interface FeeLists {
  /** Ids of the lists that the key may access and the subscription includes. */
  readonly allowedLists: ReadonlySet<string>;
  /** Lists by id; `member` is an alias of the member list. */
  readonly listsById: ReadonlyMap<string, List>;
}

function feeLists({ key, workspace }: FeeCall, lists: readonly List[]): FeeLists {
  const { list_types } = workspace.subscription;
  const allowedLists = lists.filter(
    ({ id, type }) => list_types.includes(type) && (!key.lists || key.lists.includes(id)),
  );
  const listsById = new Map(lists.map((list) => [list.id, list]));
  const members = lists.find(({ type }) => type === 'member');
  if (members) listsById.set('member', members);
  return { allowedLists: new Set(allowedLists.map(({ id }) => id)), listsById };
}

/**
 * Finds the one person that a fee is for (decision 12). An `external_id` is unique in a list
 * only: the member list comes first, then all other lists that the key may access; several matches there are ambiguous, unless
 * `list_id` names the list. A person in a list that the key may not access is `out_of_reach`.
 */
function findRecipient(
  { allowedLists, listsById }: FeeLists,
  list_id: string | null | undefined,
  candidates: readonly PersonRow[],
) {
  const list = list_id == null ? undefined : listsById.get(list_id);
  if (list_id != null && !list) return 'unknown_list';
  const persons = list ? candidates.filter((person) => person.list_id === list.id) : candidates;
  const reachable = persons.filter((person) => allowedLists.has(person.list_id));
  const member = reachable.find((person) => person.list_id === listsById.get('member')?.id);
  if (member) return member;
  if (reachable.length > 1) return 'ambiguous';
  return reachable[0] ?? (persons.length ? 'out_of_reach' : 'unknown');
}

/** specification: POST /fees. All or nothing; answered in the order of the request. */
export const createFees: Route<Service['createFees']> = async (call) => {
  const { body, workspace, store, now } = call;
  const fees = entriesIn<FeeInput>(body, checkFee);

  const units = new Map((await store.costUnits.all(workspace.id)).map((unit) => [unit.name, unit]));
  const lists = feeLists(call, await store.lists.all(workspace.id));
  const candidates = await personsOf(call, fees);
  const selections = fees.map((fee) => findRecipient(lists, fee.list_id, candidates(fee)));

  const issues = fees.flatMap((fee, index) => {
    const person = selections[index];
    const field = fee.person_id === undefined ? 'person_external_id' : 'person_id';
    const personIssues: Issue[] =
      person === 'unknown_list'
        ? [{ field: 'list_id', code: 'unknown' }]
        : person === 'ambiguous' || person === 'unknown'
          ? [{ field, code: person }]
          : [];
    return [...personIssues, ...checkExpense(fee, units)].map((issue) => ({
      ...issue,
      field: `data.${index}.${issue.field}`,
    }));
  });
  if (issues.length) throw unprocessable(issues);
  if (selections.includes('out_of_reach')) throw new Refusal(403, 'No permission for the given persons.');

  const persons = selections as PersonRow[];
  const ids = fees.map(() => newId('fee'));
  const registration_id = await adoptFee(call, ids[0]!);
  const rows = fees.map(({ amount, description, attached_expense, due_at }, index) => ({
    workspace_id: workspace.id,
    list_id: persons[index]!.list_id,
    person_id: persons[index]!.id,
    row_key: newRowKey(now),
    id: ids[index]!,
    reference: newReference(),
    amount,
    description,
    attached_expense: attached_expense ? JSON.stringify(attached_expense) : null,
    created_at: now,
    due_at: due_at ?? null,
    paid_at: null,
    registration_id,
  }));
  await store.fees.insert(rows);
  call.setPersonIds(persons.map(({ id }) => id));
  return {
    data: rows.map(({ id, reference, amount, description, person_id }, index) => ({
      id,
      reference,
      amount,
      description,
      person_name: nameOf(persons[index]!),
      person_id,
    })),
  };
};
