import { ageIssues, daysOf, formOf } from '../../../forms/index.js';
import type { Issue } from '../../../model/issue.js';
import { unprocessable } from '../../http/middleware/index.js';
import type { Registration } from '../../store/index.js';
import { clubTime } from '../club-time.js';
import type { GateContext } from '../gate-context.js';
import type { OfferContext } from './offer-price.js';
import { registeredPerson } from './own-registrations.js';
import { offerContextOf } from './balances.js';
import { noRegistration } from './session.js';

/** A form by its slug, and the day that it is at the club, `YYYY-MM-DD`. */
export interface AgeQuestion extends Pick<OfferContext, 'api' | 'workspace' | 'formBySlug'> {
  readonly slug: string;
  readonly today: string;
}

/** The answers of a person that are outside the ages that a form takes. A question that the form does not show them has none. */
export async function outsideAges(
  { api, workspace, formBySlug, slug, today }: AgeQuestion,
  person: object,
): Promise<Issue[]> {
  const form = await formBySlug(workspace.id, slug);
  if (!form?.layout) return [];
  const [{ data: columns }, { data: events }] = await Promise.all([
    api.listColumns({ list_id: form.list_id }),
    api.listEvents(),
  ]);
  const event = events.find(({ list_id }) => list_id === form.list_id) ?? null;
  return ageIssues(formOf(columns, form.layout), person, daysOf(event, today));
}

/** The event of an offer takes the same ages from a waiting list as from its form. Throws 422 `age` for others. */
export async function requireAgeForOffer(context: GateContext, registration: Registration): Promise<void> {
  const { workspace, store } = context;
  const event = await store.waitingLists.eventOf(workspace.id, registration.list_id);
  if (!event) return;
  const registered = await registeredPerson(context, registration);
  if (!registered) throw noRegistration();
  const question = { ...(await offerContextOf(context)), slug: event.slug, today: clubTime(context).today };
  const issues = await outsideAges(question, registered.person);
  if (issues.length) throw unprocessable(issues);
}
