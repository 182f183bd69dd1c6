import { check, valuesCleaner } from '../../fields/index.js';
import { isChangeable, applyChange, visibleFields, type FormField } from '../../forms/index.js';
import type { Issue } from '../../model/issue.js';
import { unprocessable } from '../http/middleware/index.js';
import { clubTime } from './club-time.js';
import { newEmailIn, proposeEmail } from './email-change.js';
import { rethrowAsNoMember as isGone, ownMemberId, requireSession } from './member.js';
import { formIn, ownPerson } from './own-person.js';
import type { GateRoute } from './gate-context.js';

/** Checks the fields that were sent, together with the stored values. */
function issuesIn(fields: readonly FormField[], body: object, person: object, today: string): Issue[] {
  const sentNames = new Set(Object.keys(body));
  const values = Object.fromEntries(Object.entries(person).filter(([name]) => sentNames.has(name)));
  return check(
    values,
    fields.filter(({ name }) => sentNames.has(name)),
    today,
  );
}

/**
 * gate: PUT /lists/member/persons/{person_id}. Takes what the profile asks for and lets members change, and names anything
 * else. A new e-mail address counts once it is confirmed (decision 23): the rest is stored at once, and the answer still has
 * the old one. Fields that are hidden for this person are ignored.
 */
export const updateMember: GateRoute = async (context) => {
  const session = await requireSession(context);
  const person_id = ownMemberId(session, context);
  const input = (await context.body()).value;
  const api = await context.memberApi();
  const [{ data: before }, { data: columns }] = await Promise.all([
    api.readPerson({ list_id: 'member', person_id }).catch(isGone),
    api.listColumns({ list_id: 'member' }),
  ]);
  const form = formIn(context, columns);
  const body = valuesCleaner(form.fields, context.workspace.languages[0])(input);
  const changeableFields = form.fields.filter(isChangeable);
  const unknownNames = Object.keys(body).filter((key) => !changeableFields.some(({ name }) => name === key));
  const entries = Object.entries(body).map(([name, change]) => [name, applyChange(before[name], change)] as const);
  const merged: Record<string, unknown> = { ...before, ...Object.fromEntries(entries) };
  const today = clubTime(context).today;
  const askedFields = visibleFields(form, merged, today);
  const issues = [
    ...issuesIn(
      changeableFields.filter((field) => askedFields.includes(field)),
      body,
      merged,
      today,
    ).filter(({ code }) => code !== 'unknown'),
    ...unknownNames.map((field): Issue => ({
      field,
      code: form.fields.some(({ name }) => name === field) ? 'not_allowed' : 'unknown',
    })),
  ];
  if (issues.length) throw unprocessable(issues);

  const sentAnswers = Object.entries(body).filter(([name]) => askedFields.some((field) => field.name === name));
  const email = await newEmailIn(Object.fromEntries(sentAnswers), before, session, context);
  const updates = sentAnswers.filter(([name]) => name !== 'email' || email === undefined);
  // hidden fields have no value: an earlier value is deleted
  const deletions = visibleFields(form, before, today)
    .filter(
      (field) =>
        // the e-mail address is kept, since members sign in with it
        field.name !== 'email' &&
        isChangeable(field) &&
        !askedFields.includes(field) &&
        (before[field.name] ?? null) !== null,
    )
    .map(({ name }) => [name, null] as const);
  const if_match = context.request.headers.get('if-match') ?? undefined;
  let etag: string | null = null;
  const { data } = await api
    .updatePerson({
      list_id: 'member',
      person_id,
      body: Object.fromEntries([...updates, ...deletions]),
      if_match,
      onResponse: ({ headers }: Response) => (etag = headers.get('etag')),
    })
    .catch(isGone);
  if (email !== undefined) await proposeEmail(context, before, email);
  return ownPerson(data, form, etag);
};
