import { checkForm, isSameOrPart } from '../../../../forms/index.js';
import type { Issue } from '../../../../model/issue.js';
import type { CorrectionPrice } from '../../../../model/own-registration.js';
import { jsonResponse, unprocessable } from '../../../http/middleware/index.js';
import type { GateContext, GateRoute } from '../../gate-context.js';
import {
  correctionBody,
  correctionOf,
  issuesOf,
  storedAnswers,
  type Correction,
} from '../../registrations/correction.js';
import { priceChangeIn, requireShownPrice, storeCorrection } from '../../registrations/store-correction.js';
import { seesFees } from '../list-rows.js';
import { addressChangeIn } from './address-change.js';
import { deskRegistrationOf, fieldsFor, requireCorrectable, type CorrectableRegistration } from './desk-answers.js';

/** A correction at the desk, and what is wrong with it. */
interface DeskCorrection extends CorrectableRegistration {
  readonly correction: Correction;
  readonly issues: readonly Issue[];
}

/** Answers outside the role of an organiser do not hinder a correction: what is wrong with them was so before. */
function withoutOlderIssues(correction: Correction, changeable: readonly string[], issues: readonly Issue[]): Issue[] {
  const { formContext, days } = correction;
  const before = checkForm(formContext.formModel, storedAnswers(correction), days).issues;
  const isOutside = ({ field }: Issue) => !changeable.some((name) => isSameOrPart(field, name));
  const isOlder = (issue: Issue) => before.some(({ field, code }) => field === issue.field && code === issue.code);
  return issues.filter((issue) => !(isOutside(issue) && isOlder(issue)));
}

async function readDeskCorrection(context: GateContext): Promise<DeskCorrection> {
  const target = await requireCorrectable(context);
  const correction = await correctionOf(context, target);
  const { before: person, formContext } = correction;
  const { changeable } = await fieldsFor(context, target.organiser, { list: target.list, person, formContext });
  const issues = withoutOlderIssues(correction, changeable, issuesOf(correction, changeable));
  return { ...target, correction, issues };
}

/**
 * gate: POST /desk/lists/{list_id}/registrations/{person_id}/price. What a registration would cost with these answers; null for roles that see no
 * fees.
 */
export const readDeskPrice: GateRoute = async (context) => {
  const { organiser, correction } = await readDeskCorrection(context);
  const { registration, amount } = correction;
  const isShown = seesFees(organiser) && registration.state !== 'offered';
  const data: CorrectionPrice = { amount: isShown ? amount : null };
  return jsonResponse(JSON.stringify({ data }));
};

/**
 * gate: PUT /desk/lists/{list_id}/registrations/{person_id}. Corrects the answers that the role of the organiser shows, by the rules of the form; no day
 * ends that. Price, fees and mails follow as they do when the person corrects them. Throws 422 for fields that cannot be corrected, by name; 412 if
 * `If-Match` names another version; 409 if the price changes and `amount` is not the new price, to those who see fees. A new address is
 * mailed the registration, and links in mails to the former one end.
 */
export const correctAtDesk: GateRoute = async (context) => {
  const { workspace, now, store } = context;
  const { organiser, session, list, correction, issues } = await readDeskCorrection(context);
  if (issues.length) throw unprocessable(issues);
  const price = priceChangeIn(correction);
  if (price && seesFees(organiser)) requireShownPrice(context, correction);
  const { registration, formContext } = correction;
  const { id: registration_id, person_id } = registration;
  const entry = { workspace_id: workspace.id, at: now, email_key: session.email_key, action: 'correct' } as const;
  const field_names = JSON.stringify(Object.keys(correctionBody(correction)));
  const journal = { ...entry, list_id: list.id, person_id, registration_id, field_names };
  const address = await addressChangeIn(context, correction);
  const { person, etag } = await storeCorrection(context, correction, {
    record: { price, address, journal },
    async recheck(fresh) {
      const repeated = await readDeskCorrection(fresh);
      return { formModel: repeated.correction.formContext.formModel, issues: repeated.issues };
    },
  });
  const changed = (await store.registrations.find(workspace.id, registration_id)) ?? registration;
  const fields = await fieldsFor(context, organiser, { list, person, formContext });
  const data = deskRegistrationOf(organiser, { registration: changed, person, etag }, fields);
  return jsonResponse(JSON.stringify({ data }), { headers: etag === null ? {} : { etag } });
};
