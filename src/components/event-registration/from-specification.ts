import { ApiError, serviceClient } from '../../api/index.js';
import { stateOf } from '../../forms/index.js';
import type { ClubEvent } from '../../model/club-event.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { Whereabouts } from './from-gate.js';
import type { FoundForm } from './open-form.js';

/** An event that goes by this slug: it says so itself, in its snippet, or at the end of its address. */
const goesBy = ({ slug, embed_snippet, url }: Partial<ClubEvent>, wanted: string): boolean =>
  slug === wanted || !!embed_snippet?.includes(`data-slug="${wanted}"`) || !!url?.endsWith(`/${wanted}`);

/**
 * Makes a form of what the specification alone offers: GET /events and GET custom_columns; POST persons takes it. There is
 * no form token there, and no protection against registering twice.
 */
export async function fromSpecification({ base, slug, signal }: Whereabouts): Promise<FoundForm> {
  const api = serviceClient({ base });
  const { data: events } = await api.listEvents({ signal });
  const event = events.find((candidate) => goesBy(candidate, slug));
  if (!event) throw new ApiError(404, 'No event goes by this slug');
  const { list_id, title, url, published } = event;
  const { data: columns } = await api.listColumns({ list_id, signal });

  const { max_persons = null, persons_count = 0, ...shown } = event;
  const places_left = max_persons === null ? null : Math.max(0, max_persons - persons_count);
  const times = { opens_at: null, closes_at: null };
  const state = published ? stateOf({ ...times, places_left }, Date.now()) : 'closed';
  const form: RegistrationForm = {
    slug,
    list_id,
    title,
    event: { ...shown, ...times, places_left, state },
    organisation: '',
    state,
    ...times,
    columns,
    layout: null,
    url,
    now: new Date().toISOString(),
  };
  return {
    form,
    desk: {
      retryProof: false,
      token: () => Promise.resolve({ token: '', min_age_ms: 0, max_age_ms: Infinity, places_left, state }),
      register: async (body) => (await api.createPerson({ list_id, body })).data,
    },
  };
}
