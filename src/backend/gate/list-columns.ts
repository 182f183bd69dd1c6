import { shownColumns } from '../../forms/index.js';
import { jsonWithEtag } from '../http/middleware/index.js';
import type { GateRoute } from './gate-context.js';
import { noSuchForm, visibleForms } from './visible-forms.js';

/** gate: GET /lists/{list_id}/custom_columns, narrowed to the columns that the list's forms show. */
export const listColumns: GateRoute = async (context) => {
  const { list_id = '' } = context.params;
  const forms = (await visibleForms(context)).filter(
    ({ form, event, state }) => form.list_id === list_id && (event !== null || state === 'open'),
  );
  if (!forms.length) throw noSuchForm();
  const { data } = await context.api.listColumns({ list_id });
  const shown = new Set(forms.flatMap(({ form }) => shownColumns(data, form.layout)));
  return jsonWithEtag(context.request, { data: data.filter((column) => shown.has(column)) });
};
