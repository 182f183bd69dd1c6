import { check } from '../../../fields/index.js';
import { daysOf, withAgeRule } from '../../../forms/index.js';
import { unprocessable } from '../../http/middleware/index.js';
import type { Registration } from '../../store/index.js';
import { clubTime } from '../club-time.js';
import type { GateContext } from '../gate-context.js';
import { formContextOf, registeredPerson } from './own-registrations.js';
import { noRegistration } from './session.js';

/** The event of an offer takes the same ages from a waiting list as from its form. Throws 422 `age` for others. */
export async function requireAgeForOffer(context: GateContext, registration: Registration): Promise<void> {
  const { workspace, store, reads } = context;
  const offered = await store.waitingLists.eventOf(workspace.id, registration.list_id);
  const form = offered && (await reads.formBySlug(workspace.id, offered.slug));
  if (!form) return;
  const { formModel, event } = await formContextOf(context, form);
  const registered = await registeredPerson(context, registration);
  if (!registered) throw noRegistration();
  const days = daysOf(event, clubTime(context).today);
  const stored: Record<string, unknown> = registered.person;
  const answered = formModel.fields.filter(({ name }) => (stored[name] ?? null) !== null);
  const issues = answered
    .map((field) => withAgeRule(field, days))
    .flatMap((field) => check({ [field.name]: stored[field.name] }, [field], days.today))
    .filter(({ code }) => code === 'age');
  if (issues.length) throw unprocessable(issues);
}
