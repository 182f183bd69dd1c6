import type { Column } from '../../model/column.js';
import type { Condition, Layout } from '../../model/registration-form.js';
import { availableFieldsOf, fault, type AvailableFields, type DocumentPath } from './available-fields.js';
import { closestMatch } from './closest-match.js';
import { conditionFaults } from './condition-faults.js';
import { centsIn, reductionIn } from './prices.js';
import type { RawAmount, RawFile, RawPrices, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

type ValidPrices = ValidPart<RawPrices>;
type PriceCondition = NonNullable<NonNullable<ValidPrices['additions']>[number]>['when'];

/** That an amount has parts of a cent, or nothing. */
const amountFaults = (amount: RawAmount | undefined, path: DocumentPath): PathFault[] =>
  amount === undefined || Number.isInteger(centsIn(amount))
    ? []
    : [fault(path, `${amount} has parts of a cent; write euros like 12.50`)];

/** Faults of a reduction for siblings. */
function reductionFaults(written: RawAmount | undefined, path: DocumentPath): PathFault[] {
  const reduction = written === undefined ? undefined : reductionIn(written);
  if (!reduction || !('percent' in reduction)) return amountFaults(written, path);
  return reduction.percent > 100 ? [fault(path, 'write 100 % or less')] : [];
}

/** The rules of prices, each with its path. A base price that is an amount has none. */
const rulesIn = ({ base, additions = [] }: ValidPrices, path: DocumentPath) =>
  [
    ...(Array.isArray(base) ? (base as NonNullable<ValidPrices['additions']>) : []).map((rule, at) => ({
      rule,
      path: [...path, 'base', at],
    })),
    ...additions.map((rule, at) => ({ rule, path: [...path, 'additions', at] })),
  ].flatMap(({ rule, path: rulePath }) => (rule ? [{ rule, path: rulePath }] : []));

/** Base prices that never count: an earlier one always does. */
function unreachableFaults({ base }: ValidPrices, path: DocumentPath): PathFault[] {
  if (!Array.isArray(base)) return [];
  const always = base.findIndex((rule) => rule && !('when' in rule));
  return always < 0 || always === base.length - 1
    ? []
    : [
        fault(
          [...path, 'base', always + 1],
          'never counts, because the one before it has no condition; add `when` there, or move it to the end',
        ),
      ];
}

/** The fields of a list, the names that the form asks for, and those whose answers are sensitive. */
interface AskedFields {
  readonly availableFields: AvailableFields;
  readonly requestedFields: readonly (string | undefined)[];
  readonly sensitiveFields: readonly string[];
}

/** That a price depends on a sensitive answer, or nothing. Prices stand in mails, on pages and in the club's accounts. */
function sensitiveFaults(
  when: NonNullable<PriceCondition>,
  { sensitiveFields }: AskedFields,
  path: DocumentPath,
): PathFault[] {
  const { field, age_on_first_day: age } = when as { field?: string; age_on_first_day?: { field?: string } };
  const name = age ? (age.field ?? 'birthdate') : field;
  if (name === undefined || !sensitiveFields.some((one) => one.normalize() === name.normalize())) return [];
  const fieldPath = age ? (age.field === undefined ? ['age_on_first_day'] : ['age_on_first_day', 'field']) : ['field'];
  return [
    fault(
      [...path, ...fieldPath],
      `"${name}" is sensitive, and the price or the fee would reveal the answer: let the price depend on another field`,
    ),
  ];
}

/** Faults of the prices of a form, given the fields that it asks for. */
export function priceFaults(prices: ValidPrices | undefined, formFields: AskedFields, path: DocumentPath): PathFault[] {
  if (!prices) return [];
  const { base, siblings = {}, cost_unit, category } = prices;
  const single = typeof base === 'number' || typeof base === 'string' ? base : undefined;
  return [
    ...amountFaults(single, [...path, 'base']),
    ...rulesIn(prices, path).flatMap(({ rule, path: rulePath }) => [
      ...amountFaults(rule.amount, [...rulePath, 'amount']),
      ...(rule.when ? conditionFaults(rule.when, formFields, [...rulePath, 'when']) : []),
      ...(rule.when ? sensitiveFaults(rule.when, formFields, [...rulePath, 'when']) : []),
    ]),
    ...unreachableFaults(prices, path),
    ...reductionFaults(siblings.second, [...path, 'siblings', 'second']),
    ...reductionFaults(siblings.third, [...path, 'siblings', 'third']),
    ...(category !== undefined && cost_unit === undefined && !('cost_unit' in prices)
      ? [fault([...path, 'category'], 'a category belongs to a cost unit; add cost_unit')]
      : []),
  ];
}

/** Cost units and categories of prices that the file does not have, or that are archived. */
export function expenseFaults({ cost_units = [], events = [] }: ValidPart<RawFile>): PathFault[] {
  const names = cost_units.flatMap((unit) => unit?.name ?? []);
  const isComplete = names.length === cost_units.length;
  return events.flatMap((event, index) => {
    const { cost_unit, category } = event?.form?.prices ?? {};
    if (cost_unit === undefined || !isComplete) return [];
    const path = ['events', index, 'form', 'prices'];
    const unit = cost_units.find((one) => one?.name === cost_unit);
    if (!unit) {
      const suggestion = closestMatch(cost_unit, names);
      return [
        fault(
          [...path, 'cost_unit'],
          `there is no cost unit "${cost_unit}"; ${suggestion ? `did you mean "${suggestion}"?` : 'add it to cost_units'}`,
        ),
      ];
    }
    if (unit.archived)
      return [
        fault(
          [...path, 'cost_unit'],
          `"${cost_unit}" is archived, so no new fees are booked on it; name another cost unit`,
        ),
      ];
    if (category === undefined || unit.categories?.includes(category)) return [];
    return [fault([...path, 'category'], `"${cost_unit}" has no category "${category}"; add it to its categories`)];
  });
}

/** Sentences about stored prices that can never count with the columns of a list: a price that is too low would be owed. */
export function priceConditionFaults({ sections, prices }: Layout, columns: readonly Column[]): string[] {
  const availableFields = availableFieldsOf({
    columns: columns.map(({ allowed_values, ...column }) => ({
      ...column,
      external_id: column.external_id ?? column.id,
      ...(allowed_values ? { allowed_values } : {}),
    })),
  });
  const requestedFields = sections.flatMap(({ fields }) => fields.map(({ name }) => name));
  const { base = [], additions = [] } = prices ?? {};
  const rules = [
    ...base.map(({ when }, index) => ({ when, path: ['prices', 'base', index, 'when'] })),
    ...additions.map(({ when }, index) => ({ when, path: ['prices', 'additions', index, 'when'] })),
  ];
  return rules.flatMap(({ when, path }) =>
    when
      ? conditionFaults(when as ValidPart<Condition>, { availableFields, requestedFields }, path).map(
          (one) => `${one.path.join('.')}: ${one.message}`,
        )
      : [],
  );
}
