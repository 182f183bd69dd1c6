import { shownColumns } from '../../forms/index.js';
import { jsonWithEtag } from '../http/middleware/index.js';
import type { GateRoute } from './gate-context.js';
import { noSuchForm, visibleForms } from './visible-forms.js';

/** design.md section 2: GET /lists/{list_id}/custom_columns, narrowed to the columns that the list's forms show. */
export const listColumns: GateRoute = async (visit) => {
  const { list_id = '' } = visit.params;
  const forms = (await visibleForms(visit)).filter(
    ({ form, event, state }) => form.list_id === list_id && (event !== null || state === 'open'),
  );
  if (!forms.length) throw noSuchForm();
  const { data } = await visit.api.listColumns({ list_id });
  const shown = new Set(forms.flatMap(({ form }) => shownColumns(data, form.layout)));
  return jsonWithEtag(visit.request, { data: data.filter((column) => shown.has(column)) });
};
