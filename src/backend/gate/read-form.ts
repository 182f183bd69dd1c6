import { shownColumns } from '../../forms/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import type { Layout, RegistrationForm } from '../../model/registration-form.js';
import { jsonWithEtag } from '../http/middleware/index.js';
import { clubTime } from './club-time.js';
import { wordingOf } from './consents.js';
import { withCountry } from './country-in-layout.js';
import type { GateRoute } from './gate-context.js';
import { legalLinks } from './legal-links.js';
import { publicEventOf, isoTime, requireVisibleForm } from './visible-forms.js';
import { waitingListOf } from './waiting-list.js';

const withoutSnippet = (event: PublicEvent | null): RegistrationForm['event'] => {
  if (!event) return null;
  const { embed_snippet: _, ...shown } = event;
  return shown;
};

/** A layout without what no form needs: how the waiting list works, the cost unit of fees, and the image, which the event has. */
function visitorLayout(layout: Layout | null): Layout | null {
  if (!layout) return null;
  const { waiting_list: _, promotion: __, offer_hours: ___, image: ____, prices: all, ...shown } = layout;
  if (!all) return shown;
  const { cost_unit: _____, category: ______, ...prices } = all;
  return { ...shown, prices };
}

/** gate: GET /forms/{slug}. The same for everyone. The ETag ignores the time of day. */
export const readForm: GateRoute = async (context) => {
  const { workspace, reads, api, addresses, request } = context;
  const visibleForm = await requireVisibleForm(context, context.params['slug'] ?? '');
  const { form, event, state } = visibleForm;
  const { data: columns } = await api.listColumns({ list_id: form.list_id });
  const slug = `${workspace.slug}/${form.slug}`;
  const waitingListSlug = form.layout?.waiting_list;
  const waitingListForm = waitingListSlug ? await reads.formBySlug(workspace.id, waitingListSlug) : undefined;
  const wording = await wordingOf(form, api);
  const { now, ...day } = clubTime(context);
  const answer: Omit<RegistrationForm, 'now'> = {
    slug,
    list_id: form.list_id,
    title: event?.title ?? form.title,
    event: withoutSnippet(publicEventOf(visibleForm, context)),
    organisation: workspace.name,
    state,
    opens_at: isoTime(form.opens_at),
    closes_at: isoTime(form.closes_at),
    columns: shownColumns(columns, form.layout),
    layout: withCountry(visitorLayout(form.layout), workspace),
    url: `${addresses.portal_url}/${slug}`,
    ...waitingListOf(workspace, waitingListForm),
    ...(wording ? { wording } : {}),
    ...(await legalLinks(workspace)),
    ...day,
  };
  return jsonWithEtag(request, { data: { ...answer, now } }, answer);
};
