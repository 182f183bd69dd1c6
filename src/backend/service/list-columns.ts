import type { Service } from '../../contract/index.js';
import { listIn, type Route } from './route.js';

/** specification: GET /lists/{list_id}/custom_columns */
export const listColumns: Route<Service['listColumns']> = async (call) => {
  const list = await listIn(call);
  return { data: await call.store.columns.of(call.workspace.id, list.id) };
};
