import { shownColumns } from '../../forms/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { jsonWithEtag } from '../http/middleware/index.js';
import { clubTime } from './club-time.js';
import type { GateRoute } from './gate-context.js';
import { publicEventOf, isoTime, visibleForm } from './visible-forms.js';
import { waitingListOf } from './waiting-list.js';

const withoutSnippet = (event: PublicEvent | null): RegistrationForm['event'] => {
  if (!event) return null;
  const { embed_snippet: _, ...shown } = event;
  return shown;
};

/** design.md section 2: GET /forms/{slug}. The same for everyone. The ETag ignores the time of day. */
export const readForm: GateRoute = async (visit) => {
  const { workspace, reads, api, addresses, request } = visit;
  const found = await visibleForm(visit, visit.params['slug'] ?? '');
  const { form, event, state } = found;
  const { data: columns } = await api.listColumns({ list_id: form.list_id });
  const slug = `${workspace.slug}/${form.slug}`;
  const next = form.layout?.waiting_list;
  const waiting = next ? await reads.formBySlug(workspace.id, next) : undefined;
  const { now, ...day } = clubTime(visit);
  const answer: Omit<RegistrationForm, 'now'> = {
    slug,
    list_id: form.list_id,
    title: event?.title ?? form.title,
    event: withoutSnippet(publicEventOf(found)),
    organisation: workspace.name,
    state,
    opens_at: isoTime(form.opens_at),
    closes_at: isoTime(form.closes_at),
    columns: shownColumns(columns, form.layout),
    layout: form.layout,
    url: `${addresses.portal_url}/${slug}`,
    ...waitingListOf(workspace, waiting),
    ...day,
  };
  return jsonWithEtag(request, { data: { ...answer, now } }, answer);
};
