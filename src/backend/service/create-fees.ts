import type { Service } from '../../contract/index.js';
import { check } from '../../fields/index.js';
import type { CostUnit, FeeInput } from '../../model/fee.js';
import type { Issue } from '../../model/issue.js';
import type { List } from '../../model/workspace.js';
import { unprocessable, Refusal } from '../http/middleware/index.js';
import { newId, newRowKey, type FeeRow, type PersonRow } from '../store/index.js';
import { entriesIn } from './entries.js';
import { composed } from './external-id.js';
import { feeFields } from './fee-fields.js';
import { newReference } from './reference.js';
import type { Call, Route } from './route.js';

type FeeCall = Call<Service['createFees']>;

const identifiers = ['person_id', 'person_external_id'] as const;

/** What is wrong with one fee before anything is looked up. */
function checkFee(fee: object): Issue[] {
  const issues = check(fee, feeFields);
  const sent = identifiers.filter((name) => Object.hasOwn(fee, name));
  const [only] = sent;
  if (sent.length !== 1)
    issues.push({ field: only ?? 'person_id', code: 'exactly_one', params: { keys: identifiers.join(', ') } });
  else if (!(fee as FeeInput)[only!]) issues.push({ field: only!, code: 'required' });
  if ((fee as FeeInput).list_id === '') issues.push({ field: 'list_id', code: 'required' });
  return issues;
}

/** What is wrong with the cost unit and the category that a fee names. */
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

/** The persons that fees are for, by what was sent. */
async function personsOf({ workspace, store }: FeeCall, fees: readonly FeeInput[]) {
  const by = async (column: 'id' | 'external_id', values: (string | undefined)[]) => {
    const wanted = [...new Set(values.filter((value) => value !== undefined))];
    const groups = new Map<string | null, PersonRow[]>();
    for (const row of await store.persons.findAll(workspace.id, column, wanted))
      groups.set(row[column], [...(groups.get(row[column]) ?? []), row]);
    return groups;
  };
  const byId = await by(
    'id',
    fees.map(({ person_id }) => person_id),
  );
  const byExternalId = await by(
    'external_id',
    fees.flatMap(({ person_external_id }) => [person_external_id, composed(person_external_id)]),
  );
  const called = (external_id: string): readonly PersonRow[] => {
    const asSent = byExternalId.get(external_id) ?? [];
    if (composed(external_id) === external_id) return asSent;
    // a list that still has it as it was sent means that one
    const others = byExternalId.get(composed(external_id)) ?? [];
    return [...asSent, ...others.filter(({ list_id }) => !asSent.some((one) => one.list_id === list_id))];
  };
  return ({ person_id, person_external_id }: FeeInput): readonly PersonRow[] =>
    person_id === undefined ? called(person_external_id!) : (byId.get(person_id) ?? []);
}

/** The lists of the workspace, as a fee looks for its person in them. */
interface FeeLists {
  /** Lists that the key may touch and the plan has. */
  readonly within: ReadonlySet<string>;
  /** By id; `member` is the member list's other name. */
  readonly named: ReadonlyMap<string, List>;
}

function feeLists({ key, workspace }: FeeCall, lists: readonly List[]): FeeLists {
  const { list_types } = workspace.subscription;
  const within = lists.filter(({ id, type }) => list_types.includes(type) && (!key.lists || key.lists.includes(id)));
  const named = new Map(lists.map((list) => [list.id, list]));
  const members = lists.find(({ type }) => type === 'member');
  if (members) named.set('member', members);
  return { within: new Set(within.map(({ id }) => id)), named };
}

/**
 * The one person that a fee is for (design.md section 3, "person_external_id of a fee"). An `external_id` is unique in a list
 * only: the member list comes first, then all other lists that the key may touch; several there are ambiguous, unless
 * `list_id` names the list. Somebody out of the key's reach is `out_of_reach`.
 */
function choose({ within, named }: FeeLists, list_id: string | null | undefined, candidates: readonly PersonRow[]) {
  const list = list_id == null ? undefined : named.get(list_id);
  if (list_id != null && !list) return 'unknown_list';
  const persons = list ? candidates.filter((person) => person.list_id === list.id) : candidates;
  const payable = persons.filter((person) => within.has(person.list_id));
  const member = payable.find((person) => person.list_id === named.get('member')?.id);
  if (member) return member;
  if (payable.length > 1) return 'ambiguous';
  return payable[0] ?? (persons.length ? 'out_of_reach' : 'unknown');
}

const nameOf = ({ first_name, last_name }: PersonRow): string => [first_name, last_name].filter(Boolean).join(' ');

/** specification.md: POST /fees. All or nothing; answered in the order of the request. */
export const createFees: Route<Service['createFees']> = async (call) => {
  const { body, workspace, store, now } = call;
  const fees = entriesIn<FeeInput>(body, checkFee);

  const units = new Map((await store.costUnits.all(workspace.id)).map((unit) => [unit.name, unit]));
  const lists = feeLists(call, await store.lists.all(workspace.id));
  const candidates = await personsOf(call, fees);
  const chosen = fees.map((fee) => choose(lists, fee.list_id, candidates(fee)));

  const issues = fees.flatMap((fee, index) => {
    const person = chosen[index];
    const field = fee.person_id === undefined ? 'person_external_id' : 'person_id';
    const about: Issue[] =
      person === 'unknown_list'
        ? [{ field: 'list_id', code: 'unknown' }]
        : person === 'ambiguous' || person === 'unknown'
          ? [{ field, code: person }]
          : [];
    return [...about, ...checkExpense(fee, units)].map((issue) => ({
      ...issue,
      field: `data.${index}.${issue.field}`,
    }));
  });
  if (issues.length) throw unprocessable(issues);
  if (chosen.includes('out_of_reach')) throw new Refusal(403, 'No permission for the given persons.');

  const persons = chosen as PersonRow[];
  const rows = fees.map(({ amount, description, attached_expense, due_at }, index): FeeRow => ({
    workspace_id: workspace.id,
    person_id: persons[index]!.id,
    row_key: newRowKey(now),
    id: newId('fee'),
    reference: newReference(),
    amount,
    description,
    attached_expense: attached_expense ? JSON.stringify(attached_expense) : null,
    created_at: now,
    due_at: due_at ?? null,
    paid_at: null,
  }));
  await store.fees.insert(rows);
  call.concerns(persons.map(({ id }) => id));
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
