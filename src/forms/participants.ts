import { readAll, type Answers, type check } from '../fields/index.js';
import type { Issue } from '../model/issue.js';
import type { Days } from './days.js';
import { isSameOrPart, baseFieldName } from './field-names.js';
import type { FormField, Form } from './form-of.js';
import { checkFormBy, conditionField, visibleNames } from './visible-fields.js';

/** The answers of one participant. `key` identifies the participant in the form; the first has 0. */
export interface PersonValues {
  readonly key: number;
  readonly values: Record<string, unknown>;
}

/** The name of a participant's control. No field name begins with a dot. */
export const controlName = (key: number, name: string): string => (key ? `.${key}.${name}` : name);

/** A field for one participant: its controls have the participant's prefix, unless the field is shared. */
export const participantField = (key: number, field: FormField): FormField =>
  field.shared ? field : { ...field, name: controlName(key, field.name) };

/** The issue with the participant's prefix, unless its field is shared. */
function issueOf(key: number, form: Form, issue: Issue): Issue {
  const field = form.fields.find(({ name }) => isSameOrPart(issue.field, name));
  return field && !field.shared ? { ...issue, field: controlName(key, issue.field) } : issue;
}

/** The issues of all participants; an issue of a shared field appears once. */
export function mergeIssues(
  form: Form,
  issuesByKey: readonly (readonly [key: number, issues: readonly Issue[]])[],
): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const [key, issues] of issuesByKey)
    for (const issue of issues) {
      const participantIssue = issueOf(key, form, issue);
      if (!byPath.has(participantIssue.field)) byPath.set(participantIssue.field, participantIssue);
    }
  return [...byPath.values()];
}

/** The answers of one participant, as `readAll` reads them. */
export function participantValues(key: number, form: Form, answers: Answers): Record<string, unknown> {
  const values = readAll(
    answers,
    form.fields.map((field) => participantField(key, field)),
  );
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [baseFieldName(name), value]));
}

/** Whose answers are read, and how their fields are checked. */
export interface ReadOptions extends Days {
  readonly form: Form;
  /** The keys of the participants. */
  readonly keys: readonly number[];
  /** `check` of `src/fields`. */
  readonly check: typeof check;
}

/** The answers of each participant, and their issues. */
export function readParticipants(
  answers: Answers,
  { form, keys, check: checkFields, ...days }: ReadOptions,
): { issues: Issue[]; values: PersonValues[] } {
  const results = keys.map((key) => ({
    key,
    ...checkFormBy(checkFields, form, participantValues(key, form, answers), days),
  }));
  return {
    issues: mergeIssues(
      form,
      results.map(({ key, issues }) => [key, issues]),
    ),
    values: results.map(({ key, values }) => ({ key, values })),
  };
}

/** The controls whose fields are visible with the present answers. A shared field is visible while one participant sees it. */
export function visibleControlNames(
  answers: Answers,
  { form, keys, firstDay }: { form: Form; keys: readonly number[]; firstDay: string },
): Set<string> {
  const visibleControls = new Set<string>();
  const names = conditionFields(form);
  const fields = form.fields.filter(({ name }) => names.has(name));
  for (const key of keys) {
    const visibleFieldNames = visibleNames(form, participantValues(key, { ...form, fields }, answers), firstDay);
    for (const field of form.fields)
      if (visibleFieldNames.has(field.name))
        visibleControls.add(field.shared ? field.name : controlName(key, field.name));
  }
  return visibleControls;
}

/** The fields that conditions refer to: only their answers show and hide other fields. */
export const conditionFields = ({ fields }: Form): ReadonlySet<string> =>
  new Set(fields.flatMap(({ visible_when }) => visible_when.map(conditionField)));
