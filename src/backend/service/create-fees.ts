import type { Service } from '../../contract/index.js';
import { check } from '../../fields/index.js';
import type { CostUnit, FeeInput } from '../../model/fee.js';
import type { Issue } from '../../model/issue.js';
import { needsAnotherLook, Refusal } from '../layers/index.js';
import { newId, newRowKey, type FeeRow, type PersonRow } from '../store/index.js';
import { entriesIn } from './entries.js';
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
    for (const row of await store.persons.having(workspace.id, column, wanted))
      groups.set(row[column], [...(groups.get(row[column]) ?? []), row]);
    return groups;
  };
  const byId = await by(
    'id',
    fees.map(({ person_id }) => person_id),
  );
  const byExternalId = await by(
    'external_id',
    fees.map(({ person_external_id }) => person_external_id),
  );
  return ({ person_id, person_external_id }: FeeInput): readonly PersonRow[] =>
    (person_id === undefined ? byExternalId.get(person_external_id!) : byId.get(person_id)) ?? [];
}

/**
 * The one person that a fee is for, of those that its identifier fits. An `external_id` is unique in a list only: persons
 * of the lists that the key may touch come first, several of them are ambiguous, and `false` is somebody out of its reach.
 */
function choose({ key }: FeeCall, payable: ReadonlySet<string>, found: readonly PersonRow[]) {
  const within = found.filter(({ list_id }) => payable.has(list_id) && (!key.lists || key.lists.includes(list_id)));
  if (within.length > 1) return 'ambiguous';
  return within[0] ?? (found.length ? 'out_of_reach' : 'unknown');
}

const nameOf = ({ first_name, last_name }: PersonRow): string => [first_name, last_name].filter(Boolean).join(' ');

/** specification.md: POST /fees. All or nothing; answered in the order of the request. */
export const createFees: Route<Service['createFees']> = async (call) => {
  const { body, workspace, store, now } = call;
  const fees = entriesIn<FeeInput>(body, checkFee);

  const units = new Map((await store.costUnits.all(workspace.id)).map((unit) => [unit.name, unit]));
  const lists = await store.lists.all(workspace.id);
  const { list_types } = workspace.subscription;
  const payable = new Set(lists.filter(({ type }) => list_types.includes(type)).map(({ id }) => id));
  const candidates = await personsOf(call, fees);
  const chosen = fees.map((fee) => choose(call, payable, candidates(fee)));

  const issues = fees.flatMap((fee, index) => {
    const person = chosen[index];
    const field = fee.person_id === undefined ? 'person_external_id' : 'person_id';
    const about: Issue[] = person === 'ambiguous' || person === 'unknown' ? [{ field, code: person }] : [];
    return [...about, ...checkExpense(fee, units)].map((issue) => ({
      ...issue,
      field: `data.${index}.${issue.field}`,
    }));
  });
  if (issues.length) throw needsAnotherLook(issues);
  if (chosen.includes('out_of_reach')) throw new Refusal(403, 'No permission for the given persons.');

  const persons = chosen as PersonRow[];
  const rows = fees.map(({ amount, description, attached_expense }, index): FeeRow => ({
    workspace_id: workspace.id,
    person_id: persons[index]!.id,
    row_key: newRowKey(now),
    id: newId('fee'),
    reference: newReference(),
    amount,
    description,
    attached_expense: attached_expense ? JSON.stringify(attached_expense) : null,
    created_at: now,
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
