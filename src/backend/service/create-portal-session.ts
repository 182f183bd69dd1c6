import type { Service } from '../../contract/index.js';
import { check, text, type Field } from '../../fields/index.js';
import type { PortalSessionInput } from '../../model/portal-session.js';
import { unprocessable, Refusal } from '../http/middleware/index.js';
import { emailKey, type MemberIdentifier, type PersonRow } from '../store/index.js';
import { normalizeExternalId } from './external-id.js';
import { createPortalLink } from './portal-link.js';
import { listIn, type Route } from './route.js';

/** Identifiers of a member in a request, and the columns that store them. */
const identifiers = {
  person_id: 'id',
  person_external_id: 'external_id',
  email: 'email_key',
  membership_number: 'membership_number',
} as const satisfies Record<string, MemberIdentifier>;

type Identifier = keyof typeof identifiers;

/** The fields that a request may hold. */
export const identifierFields: readonly Field[] = Object.keys(identifiers).map((name) => ({
  name,
  kind: text,
  required: false,
}));

/** The one identifier of a request; 422 if there is none, if there are several, or if it is no text. */
function identifierIn(body: object): { identifierName: Identifier; value: string } {
  const names = Object.keys(identifiers) as Identifier[];
  const issues = check(body, identifierFields);
  const sentNames = names.filter((name) => Object.hasOwn(body, name));
  const [identifierName = 'person_id'] = sentNames;
  const value = (body as PortalSessionInput)[identifierName];
  if (sentNames.length !== 1)
    issues.push({ field: identifierName, code: 'exactly_one', params: { keys: names.join(', ') } });
  else if (value === null || value === '') issues.push({ field: identifierName, code: 'required' });
  if (issues.length) throw unprocessable(issues);
  return { identifierName, value: value! };
}

/**
 * specification: POST /member_portal_sessions. Several members with one identifier share the session; participants,
 * contacts and applicants are not found.
 */
export const createPortalSession: Route<Service['createPortalSession']> = async (call) => {
  const { body, workspace, store, addresses, now } = call;
  if (!workspace.subscription.list_types.includes('member'))
    throw new Refusal(402, 'Members are not included in the subscription.');
  if (workspace.portal_status === 'disabled') throw new Refusal(403, 'The member portal is disabled.');
  if (workspace.portal_status === 'superordinate')
    throw new Refusal(403, 'The member portal belongs to a superordinate workspace.');
  const { identifierName, value } = identifierIn(body);
  const list = await listIn({ ...call, params: { list_id: 'member' } });
  const membersWith = (identifier: string) =>
    store.persons.members(workspace.id, list.id, identifiers[identifierName], identifier);
  // identifiers are compared in Unicode NFC; earlier versions stored some without normalization
  const spellings =
    identifierName === 'email' ? [emailKey(value)!] : [value, normalizeExternalId(value), value.normalize('NFD')];
  const members: PersonRow[] = [];
  // an external_id belongs to one person, a membership number may belong to several
  for (const spelling of new Set(spellings))
    if (!members.length || identifierName === 'membership_number') members.push(...(await membersWith(spelling)));
  if (!members.length) throw new Refusal(404, 'No member found for the given identifier.');

  const person_ids = members.map(({ id }) => id);
  const data = await createPortalLink(store, { workspace, person_ids }, addresses, now);
  call.setPersonIds(person_ids);
  return { data };
};
