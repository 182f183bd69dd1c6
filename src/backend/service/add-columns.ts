import { limits, type Service } from '../../contract/index.js';
import { checkColumns } from '../../fields/index.js';
import type { Column, ColumnInput } from '../../model/column.js';
import { unprocessable } from '../http/middleware/index.js';
import { newId } from '../store/index.js';
import { entriesIn } from './entries.js';
import { listIn, type Route } from './route.js';

/** specification: PUT /lists/{list_id}/custom_columns. All or none are added. */
export const addColumns: Route<Service['addColumns']> = async (call) => {
  const { body, workspace, store } = call;
  const list = await listIn(call);
  const entries = entriesIn<ColumnInput>(body, () => []);
  const existingColumns = await store.columns.of(workspace.id, list.id);
  const issues = checkColumns(entries, existingColumns);
  if (existingColumns.length + entries.length > limits.columnsOfList)
    issues.push({ field: 'data', code: 'too_many', params: { max: limits.columnsOfList } });
  if (issues.length) throw unprocessable(issues);

  const newColumns = entries.map(({ name, type, allowed_values = null, external_id = null }): Column => ({
    id: newId('col'),
    type,
    name,
    allowed_values,
    external_id,
  }));
  await store.columns.add(workspace.id, list.id, newColumns);
  return { data: newColumns };
};
