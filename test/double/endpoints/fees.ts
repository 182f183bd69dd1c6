import {
  data,
  entriesOf,
  fieldsOf,
  invalid,
  Refusal,
  unknownKeysOf,
  type DoubleRequest,
  type Handler,
} from '../answer.js';
import type { Fields } from '../seed.js';
import { newId, type List, type Person } from '../workspace.js';

const spheres = ['purpose', 'ideal', 'business', 'assets'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The person a fee is for, named by exactly one of two keys. */
function personFor({ workspace, key }: DoubleRequest, fee: Fields, path: string): Person {
  const { person_id, person_external_id } = fee;
  if ((person_id === undefined) === (person_external_id === undefined))
    throw invalid(`${path}.person_id`, 'Exactly one of person_id and person_external_id is required.');
  const isMeant = (person: Person) =>
    person_id === undefined ? person.external_id === person_external_id : person.id === person_id;
  const listOf = [...workspace.lists.values()].find((list: List) => list.persons.some(isMeant));
  if (!listOf)
    throw invalid(`${path}.${person_id === undefined ? 'person_external_id' : 'person_id'}`, 'The person is unknown.');
  if (key.lists && !key.lists.has(listOf.id)) throw new Refusal(403, 'This action is unauthorized.');
  return listOf.persons.find(isMeant)!;
}

function checkExpense({ workspace }: DoubleRequest, expense: unknown, path: string): void {
  if (expense === undefined) return;
  const { costunit_name, category_name, sphere } = fieldsOf(expense, path);
  const costUnit = workspace.costUnits.find(({ name }) => name === costunit_name);
  if (costunit_name !== undefined && (!costUnit || costUnit.archived))
    throw invalid(`${path}.costunit_name`, 'The cost unit is unknown or archived.');
  if (category_name !== undefined && !costUnit?.categories.includes(category_name as string))
    throw invalid(`${path}.category_name`, 'The category is not within the cost unit.');
  if (sphere !== undefined && !spheres.includes(sphere as string))
    throw invalid(`${path}.sphere`, 'The selected sphere is invalid.');
}

function feeFor(request: DoubleRequest, entry: Fields, path: string): Fields {
  const { amount, description, attached_expense } = entry;
  if (!Number.isSafeInteger(amount) || (amount as number) <= 0)
    throw invalid(`${path}.amount`, 'The amount must be a positive integer.');
  if (!isText(description)) throw invalid(`${path}.description`, 'The description is required.');
  checkExpense(request, attached_expense, `${path}.attached_expense`);
  const { id, name } = personFor(request, entry, path);
  const person_name = [name.first_name, name.last_name].filter(Boolean).join(' ');
  const fee = newId('fee_');
  return { id: fee, reference: fee.slice(-8).toUpperCase(), amount, description, person_name, person_id: id };
}

/** POST /fees */
export const createFees: Handler = (request) => {
  const fees = entriesOf(request.body).map((entry, index) => feeFor(request, entry, `data.${index}`));
  request.workspace.fees.push(...fees);
  return data(
    201,
    fees.map((fee) => ({ ...fee, ...unknownKeysOf(request) })),
  );
};
