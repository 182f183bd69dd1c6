import { MAX_SENTENCE_LENGTH, type Organiser } from '../../../model/desk.js';
import { unprocessable } from '../../http/middleware/index.js';
import { acceptApplication, declineApplication, type ApplicationToDecide } from '../decide-application.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import type { Tables } from '../../store/index.js';
import { personAction } from './desk-action.js';
import { listsOf, type OrganiserList } from './desk-lists.js';
import { noSuchList } from './desk-session.js';

/** The list of members, if the organiser may see it. 404 otherwise. */
async function memberListOf(context: GateContext, organiser: Organiser): Promise<OrganiserList> {
  const members = (await listsOf(context, organiser)).find(({ list }) => list.type === 'member');
  if (!members) throw noSuchList();
  return members;
}

/** The sentence for the mail to the applicant; undefined if the request has none. Throws 422. */
function sentenceIn(value: object): string | undefined {
  const { sentence = null } = value as { sentence?: unknown };
  if (sentence === null) return undefined;
  if (typeof sentence !== 'string') throw unprocessable([{ field: 'sentence', code: 'wrong_type' }]);
  const text = sentence.trim();
  const max = MAX_SENTENCE_LENGTH;
  if ([...text].length > max) throw unprocessable([{ field: 'sentence', code: 'too_long', params: { max } }]);
  return text || undefined;
}

type Decide = (tables: Tables, application: ApplicationToDecide, now: number) => Promise<boolean>;

/** Decides about an application. Members have none, nor those whose address is not confirmed. */
const deciding =
  (name: 'accept' | 'decline', decide: Decide): GateRoute =>
  (context) =>
    personAction(context, {
      right: 'applications',
      name,
      listOf: memberListOf,
      async execute(tables, { workspace_id, list, person_id, registration, value }, now) {
        const [person] = await tables.persons.findAll(workspace_id, 'id', [person_id], list.id);
        if (!person || person.confirmed === 1) return false;
        const sentence = name === 'decline' ? sentenceIn(value) : undefined;
        return decide(tables, { workspace_id, list_id: list.id, person_id, registration, sentence }, now);
      },
    });

/** gate: POST /desk/applications/{person_id}/accept. The applicant is a member from now on, and is mailed so. */
export const acceptDeskApplication: GateRoute = deciding('accept', acceptApplication);

/**
 * gate: POST /desk/applications/{person_id}/decline. The applicant is mailed, and deleted. `{ sentence }`, at most 500 code points, stands in
 * that mail and nowhere else: it is deleted with the mail.
 */
export const declineDeskApplication: GateRoute = deciding('decline', declineApplication);
