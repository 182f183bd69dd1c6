import type { Service } from '../../contract/index.js';
import { check, text, type Field } from '../../fields/index.js';
import type { PortalSessionInput } from '../../model/portal-session.js';
import { digest } from '../crypto/index.js';
import { unprocessable, Refusal } from '../http/middleware/index.js';
import { emailKey, LINK_LIFETIME_MS, newSecret, type MemberIdentifier, type PersonRow } from '../store/index.js';
import { composed } from './external-id.js';
import { listIn, type Route } from './route.js';

/** What a member can be named by, and where that is stored. */
const identifiers = {
  person_id: 'id',
  person_external_id: 'external_id',
  email: 'email_key',
  membership_number: 'membership_number',
} as const satisfies Record<string, MemberIdentifier>;

type Identifier = keyof typeof identifiers;

/** The same, as fields: what a request may hold. */
export const identifierFields: readonly Field[] = Object.keys(identifiers).map((name) => ({
  name,
  kind: text,
  required: false,
}));

/** The one identifier that was sent; refused with 422 where it is none, several, or not a text. */
function identifierIn(body: object): { by: Identifier; value: string } {
  const names = Object.keys(identifiers) as Identifier[];
  const issues = check(body, identifierFields);
  const sent = names.filter((name) => Object.hasOwn(body, name));
  const [by = 'person_id'] = sent;
  const value = (body as PortalSessionInput)[by];
  if (sent.length !== 1) issues.push({ field: by, code: 'exactly_one', params: { keys: names.join(', ') } });
  else if (value === null || value === '') issues.push({ field: by, code: 'required' });
  if (issues.length) throw unprocessable(issues);
  return { by, value: value! };
}

/**
 * specification.md: POST /member_portal_sessions. Several members with one identifier share the session; participants,
 * contacts and applicants are nobody here. The link is told once and stored as SHA-256 only.
 */
export const createPortalSession: Route<Service['createPortalSession']> = async (call) => {
  const { body, workspace, store, addresses, now } = call;
  if (!workspace.subscription.list_types.includes('member'))
    throw new Refusal(402, 'Members are not included in the subscription.');
  if (workspace.portal_status === 'disabled') throw new Refusal(403, 'The member portal is disabled.');
  if (workspace.portal_status === 'superordinate')
    throw new Refusal(403, 'The member portal belongs to a superordinate workspace.');
  const { by, value } = identifierIn(body);
  const list = await listIn({ ...call, params: { list_id: 'member' } });
  const called = (wanted: string) => store.persons.members(workspace.id, list.id, identifiers[by], wanted);
  // names and numbers are compared in Unicode NFC; some are stored in another spelling
  const spellings = by === 'email' ? [emailKey(value)!] : [value, composed(value), value.normalize('NFD')];
  const members: PersonRow[] = [];
  // an external_id is one person's, a number may be several persons'
  for (const spelling of new Set(spellings))
    if (!members.length || by === 'membership_number') members.push(...(await called(spelling)));
  if (!members.length) throw new Refusal(404, 'No member found for the given identifier.');

  const token = newSecret();
  const person_ids = members.map(({ id }) => id);
  await store.portalLinks.insert({
    workspace_id: workspace.id,
    token_hash: await digest(token),
    created_at: now,
    expires_at: now + LINK_LIFETIME_MS,
    person_ids,
  });
  call.concerns(person_ids);
  return { data: { url: `${addresses.portal_url}/${workspace.slug}#${token}`, person_ids } };
};
