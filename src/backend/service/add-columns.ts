import type { Service } from '../../contract/index.js';
import { checkColumns, longest } from '../../fields/index.js';
import type { Column } from '../../model/column.js';
import { needsAnotherLook } from '../layers/index.js';
import { newId } from '../store/index.js';
import { listIn, type Route } from './route.js';

/** specification.md: PUT /lists/{list_id}/custom_columns. All or none are added. */
export const addColumns: Route<Service['addColumns']> = async (call) => {
  const { body, workspace, store } = call;
  const list = await listIn(call);
  const { data, ...others } = body;
  const issues = Object.keys(others).map((field) => ({ field, code: 'unknown' }) as const);
  if (!Array.isArray(data)) throw needsAnotherLook([{ field: 'data', code: 'wrong_type' }, ...issues]);
  if (data.length > longest.list)
    throw needsAnotherLook([{ field: 'data', code: 'too_long', params: { max: longest.list } }]);

  const found = [...checkColumns(data, await store.columns.of(workspace.id, list.id)), ...issues];
  if (found.length) throw needsAnotherLook(found);

  const added = data.map(({ name, type, allowed_values = null, external_id = null }): Column => ({
    id: newId('col'),
    type,
    name,
    allowed_values,
    external_id,
  }));
  await store.columns.add(workspace.id, list.id, added);
  return { data: added };
};
