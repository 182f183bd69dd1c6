import type { OwnRegistrations } from '../../../../model/own-registration.js';
import { jsonResponse } from '../../../http/middleware/index.js';
import type { GateRoute } from '../../gate-context.js';
import { formContextOf, registeredPerson } from '../../registrations/own-registrations.js';
import { noSuchPerson } from '../desk-action.js';
import { deskContextOf, deskRegistrationOf, fieldsFor, requireCorrectable } from './desk-answers.js';

/**
 * gate: GET /desk/lists/{list_id}/registrations/{person_id}/answers. The answers of a registration with its form, to be corrected: those that the
 * role of the organiser shows.
 */
export const readDeskAnswers: GateRoute = async (context) => {
  const { organiser, list, form, registration } = await requireCorrectable(context);
  const [formContext, registered] = await Promise.all([
    formContextOf(context, form),
    registeredPerson(context, registration),
  ]);
  if (!registered) throw noSuchPerson();
  const fields = await fieldsFor(context, organiser, { list, person: registered.person, formContext });
  const own = deskRegistrationOf(organiser, { registration, ...registered }, fields);
  const data: OwnRegistrations = { ...deskContextOf(context, formContext), registrations: [own] };
  return jsonResponse(JSON.stringify({ data }));
};
