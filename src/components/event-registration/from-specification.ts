import { ApiError, serviceClient } from '../../api/index.js';
import type { ClubEvent } from '../../model/club-event.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { publicEventOf } from '../public-event.js';
import { specificationTime } from '../specification-time.js';
import type { FormSource, LoadedForm } from './loaded-form.js';

/** An event that goes by this slug: it says so itself, in its snippet, or at the end of its address. */
const matchesSlug = ({ slug, embed_snippet, url }: Partial<ClubEvent>, requestedSlug: string): boolean =>
  slug === requestedSlug ||
  !!embed_snippet?.includes(`data-slug="${requestedSlug}"`) ||
  !!url?.endsWith(`/${requestedSlug}`);

/**
 * Makes a form of what the specification alone offers: GET /events and GET custom_columns; POST persons takes it. There is
 * no form token there, and no protection against registering twice.
 */
export async function fromSpecification({ base, slug, signal }: FormSource): Promise<LoadedForm> {
  const api = serviceClient({ base });
  let date: string | null | undefined;
  const onResponse = ({ headers }: Response) => (date = headers.get('date'));
  const { data: events } = await api.listEvents({ signal, onResponse });
  const listedEvent = events.find((candidate) => matchesSlug(candidate, slug));
  if (!listedEvent) throw new ApiError(404, 'No event goes by this slug');
  // full, closed, not yet open or a draft: visitors read that it cannot be shown right now
  if (!listedEvent.published) throw new ApiError(0, `"${slug}" is not published`);
  const event = publicEventOf(listedEvent);
  const { list_id, title, url, state, places_left, opens_at, closes_at } = event;
  const { data: columns } = await api.listColumns({ list_id, signal });

  const form: RegistrationForm = {
    slug,
    list_id,
    title,
    event,
    organisation: '',
    state,
    opens_at,
    closes_at,
    columns,
    layout: null,
    url,
    ...specificationTime(date),
  };
  return {
    form,
    api: {
      isIdempotent: false,
      token: () => Promise.resolve({ token: '', min_age_ms: 0, max_age_ms: Infinity, places_left, state }),
      register: async (body) => (await api.createPerson({ list_id, body })).data,
    },
  };
}
