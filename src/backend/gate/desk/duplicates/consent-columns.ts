import { columnNamed, consentWordings } from '../../../../model/consent.js';
import type { GateContext } from '../../gate-context.js';

/** The names of the columns that hold consents of a form: a consent is given by the person alone, and is never taken over. */
export async function consentColumns({ store, workspace, memberApi }: GateContext, list_id: string, slug: string) {
  const api = await memberApi();
  const [form, { data: columns }] = await Promise.all([
    store.forms.find(workspace.id, slug),
    api.listColumns({ list_id }),
  ]);
  return consentWordings(form?.layout ?? null, columns).map(({ name }) => {
    const column = columnNamed(columns, name);
    return column ? (column.external_id ?? column.id) : name;
  });
}
