import { lowestPriceOf, stateOf } from '../../forms/index.js';
import type { ClubEvent, PublicEvent } from '../../model/club-event.js';
import { Refusal } from '../http/middleware/index.js';
import type { StoredForm } from '../store/index.js';
import type { GateContext } from './gate-context.js';
import type { VisibleForm } from './visible-form.js';

/** The same 404 for unknown, unpublished and foreign forms. */
export const noSuchForm = () => new Refusal(404, 'There is no such form.');

export const isoTime = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : new Date(milliseconds).toISOString();

/** Places for newcomers. A service that speaks only the specification does not tell them; then its counts do. */
export const placesLeft = ({ max_persons, persons_count, places_left }: ClubEvent): number | null =>
  places_left ?? (max_persons === null ? null : Math.max(0, max_persons - persons_count));

const membership = 'member';

/**
 * A form with its state; undefined if it is hidden from visitors. A form is visible by its own flag. If it is open by its own
 * times and has places left, its event must be published as well; it is closed if its service has closed it.
 */
function asVisible(form: StoredForm, event: ClubEvent | null, now: number): VisibleForm | undefined {
  if (!form.published || (form.list_id !== membership && !event)) return undefined;
  const times = { opens_at: isoTime(form.opens_at), closes_at: isoTime(form.closes_at) };
  const state = stateOf({ ...times, places_left: event && placesLeft(event) }, now);
  if (!event || event.published || state !== 'open') return { form, event, state };
  // a service that closes an event says so; one that hides it does not
  return event.state === 'closed' ? { form, event, state: 'closed' } : undefined;
}

/** All forms of the workspace, and those visible to visitors. */
export async function formsOf({ reads, workspace, api, now }: GateContext) {
  const [all, { data }] = await Promise.all([reads.formsOf(workspace.id), api.listEvents()]);
  const events = new Map(data.map((event) => [event.list_id, event]));
  const visible = all.flatMap((form) => asVisible(form, events.get(form.list_id) ?? null, now) ?? []);
  return { all, visible };
}

/** All forms visible to visitors. */
export const visibleForms = async (context: GateContext): Promise<VisibleForm[]> => (await formsOf(context)).visible;

/**
 * The form with this slug.
 *
 * @throws Refusal 404 if it is not visible to visitors
 */
export async function requireVisibleForm(context: GateContext, slug: string): Promise<VisibleForm> {
  const form = await context.reads.formBySlug(context.workspace.id, slug);
  if (!form?.published) throw noSuchForm();
  const { data } = await context.api.listEvents();
  const event = data.find(({ list_id }) => list_id === form.list_id) ?? null;
  const visibleForm = asVisible(form, event, context.now);
  if (!visibleForm) throw noSuchForm();
  return visibleForm;
}

/** An event as visitors see it: without the number of persons, with price and image of its form. */
export function publicEventOf(
  { form, event, state }: VisibleForm,
  { addresses }: Pick<GateContext, 'addresses'>,
): PublicEvent | null {
  if (!event) return null;
  const { prices, image } = form.layout ?? {};
  const { max_persons: _, persons_count: __, waiting_list_of: ___, ...publicFields } = event;
  return {
    ...publicFields,
    places_left: placesLeft(event),
    state,
    opens_at: isoTime(form.opens_at),
    closes_at: isoTime(form.closes_at),
    ...(prices ? { price: lowestPriceOf(prices) } : {}),
    ...(image ? { image: { ...image, url: new URL(image.url, addresses.embed_url).href } } : {}),
  };
}
