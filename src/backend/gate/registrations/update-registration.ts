import { valuesCleaner } from '../../../fields/index.js';
import { applyChange, checkForm, daysOf, visibleFields } from '../../../forms/index.js';
import type { Issue } from '../../../model/issue.js';
import { jsonResponse, unprocessable } from '../../http/middleware/index.js';
import { clubTime } from '../club-time.js';
import { givenConsentsOf } from '../consents.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { requireMemberFamily } from './member-registrations.js';
import { formContextOf, ownRegistrationOf, registeredPerson } from './own-registrations.js';
import { noRegistration, requireFamily, requireRegistration, type OpenFamily } from './session.js';

async function update(context: GateContext, family: OpenFamily): Promise<Response> {
  const registration = requireRegistration(family, context);
  const formContext = await formContextOf(context, family.form);
  const before = await registeredPerson(context, registration);
  if (!before) throw noRegistration();
  const { fields, event } = formContext;
  const input = (await context.body()).value;
  const changes = valuesCleaner(fields.fields, context.workspace.languages[0])(input);
  const { changeable_fields } = ownRegistrationOf(context, formContext, registration, before);
  const refused = Object.keys(changes).filter((name) => !changeable_fields.includes(name));
  const isAsked = (field: string) => fields.fields.some(({ name }) => name === field);

  const stored: Record<string, unknown> = before.person;
  const merged = Object.fromEntries(
    fields.fields.flatMap(({ name }) => {
      const value = name in changes ? applyChange(stored[name], changes[name]) : stored[name];
      return value === undefined || value === null ? [] : [[name, value] as const];
    }),
  );
  const days = daysOf(event, clubTime(context).today);
  const { issues } = checkForm(fields, merged, days);
  const all: Issue[] = [
    ...issues,
    ...refused.map((field): Issue => ({ field, code: isAsked(field) ? 'not_allowed' : 'unknown' })),
  ];
  if (all.length) throw unprocessable(all);

  // what is not asked any more, the other answers being what they are, has no answer
  const visible = new Set(visibleFields(fields, merged, days.firstDay).map(({ name }) => name));
  const hidden = fields.fields.filter(({ name }) => !visible.has(name) && (stored[name] ?? null) !== null);
  const sent = Object.entries(changes).filter(([name]) => visible.has(name));
  const body = Object.fromEntries([...sent, ...hidden.map(({ name }) => [name, null] as const)]);
  const { list_id, person_id } = registration;
  const if_match = context.request.headers.get('if-match') ?? undefined;
  let etag: string | null = null;
  const onResponse = ({ headers }: Response) => (etag = headers.get('etag'));
  const { form, columns } = formContext;
  const given = await givenConsentsOf(context, { form, columns, values: body });
  const api = await context.members(given);
  const { data: person } = await api.updatePerson({ list_id, person_id, body, if_match, onResponse });
  const data = ownRegistrationOf(context, formContext, registration, { person, etag });
  return jsonResponse(JSON.stringify({ data }), { headers: etag === null ? {} : { etag } });
}

/**
 * gate: PUT /registrations/current/{registration_id}. Corrects answers, and fills in missing ones. The answers as a
 * whole are checked like a new registration. Throws 422 for fields that are unknown or cannot be corrected, by name; 412 where
 * `If-Match` names another version.
 */
export const updateRegistration: GateRoute = async (context) => update(context, await requireFamily(context));

/** gate: PUT /portal/registrations/{registration_id}. The same for a member. */
export const updateMemberRegistration: GateRoute = async (context) =>
  update(context, await requireMemberFamily(context));
