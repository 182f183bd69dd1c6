import { data, entriesOf, invalid, listIn, unknownKeysOf, type DoubleRequest, type Handler } from '../answer.js';
import type { Fields } from '../seed.js';
import { newColumn, type Column } from '../workspace.js';

/** Types that the specification shows, and two that it does not. */
const types = ['string', 'boolean', 'array', 'stars', 'iban'];

const MAX_NAME_LENGTH = 64;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const shown = (request: DoubleRequest, columns: readonly Column[]): object[] =>
  columns.map((column) => ({ ...column, ...unknownKeysOf(request) }));

/** GET /lists/{list_id}/custom_columns */
export const listColumns: Handler = (request) => data(200, shown(request, listIn(request).columns));

function checkChoices(type: string, choices: unknown, path: string): void {
  if (choices === undefined || choices === null) return;
  if (!['string', 'array'].includes(type)) throw invalid(path, 'Only for types string and array.');
  if (!Array.isArray(choices) || !choices.every(isText)) throw invalid(path, 'Must be an array of strings.');
}

/** Throws 422 for a column that cannot be added beside the others. */
function check(column: Fields, existingColumns: readonly Pick<Column, 'external_id'>[], path: string): void {
  const { name, type, allowed_values, external_id } = column;
  if (!isText(name) || [...name].length > MAX_NAME_LENGTH)
    throw invalid(`${path}.name`, 'The name must be 1 to 64 characters.');
  if (!isText(type) || !types.includes(type)) throw invalid(`${path}.type`, 'The selected type is invalid.');
  checkChoices(type, allowed_values, `${path}.allowed_values`);
  if (external_id === undefined || external_id === null) return;
  if (!isText(external_id)) throw invalid(`${path}.external_id`, 'Must be a string.');
  if (existingColumns.some((other) => other.external_id === external_id))
    throw invalid(`${path}.external_id`, 'The external id has already been taken.');
}

/** PUT /lists/{list_id}/custom_columns */
export const addColumns: Handler = (request) => {
  const list = listIn(request);
  const entries = entriesOf(request.body);
  entries.forEach((entry, index) => {
    const earlier = entries.slice(0, index) as { external_id: string | null }[];
    check(entry, [...list.columns, ...earlier], `data.${index}`);
  });
  const columns = entries.map(newColumn);
  list.columns.push(...columns);
  return data(201, shown(request, columns));
};
