import { readAll, type Answers } from '../fields/index.js';
import type { Issue } from '../model/issue.js';
import { isWithin, plainName } from './field-names.js';
import type { AskedField, Form } from './form-of.js';
import { checkForm, visibleNames, type Days } from './visible-fields.js';

/** What one of those says who are registered together. `key` tells them apart; the first has 0. */
export interface PersonValues {
  readonly key: number;
  readonly values: Record<string, unknown>;
}

/** The name of one person's control. No field's own name begins with a dot. */
export const nameFor = (key: number, name: string): string => (key ? `.${key}.${name}` : name);

/** A field as it is asked of one of several: its controls are named after them, unless it is asked once for all. */
export const fieldOf = (key: number, field: AskedField): AskedField =>
  field.shared ? field : { ...field, name: nameFor(key, field.name) };

/** Where an issue of one of several is shown. */
function issueOf(key: number, form: Form, issue: Issue): Issue {
  const field = form.fields.find(({ name }) => isWithin(issue.field, name));
  return field && !field.shared ? { ...issue, field: nameFor(key, issue.field) } : issue;
}

/** The issues of several, those about what is asked once for all only once. */
export function issuesOfAll(form: Form, all: readonly (readonly [key: number, issues: readonly Issue[]])[]): Issue[] {
  const byPath = new Map<string, Issue>();
  for (const [key, issues] of all)
    for (const issue of issues) {
      const found = issueOf(key, form, issue);
      if (!byPath.has(found.field)) byPath.set(found.field, found);
    }
  return [...byPath.values()];
}

function valuesOf(key: number, form: Form, answers: Answers): Record<string, unknown> {
  const read = readAll(
    answers,
    form.fields.map((field) => fieldOf(key, field)),
  );
  return Object.fromEntries(Object.entries(read).map(([name, value]) => [plainName(name), value]));
}

/** What was entered for each, and what is wrong with it. */
export function readParty(
  answers: Answers,
  { form, keys, ...days }: Days & { form: Form; keys: readonly number[] },
): { issues: Issue[]; values: PersonValues[] } {
  const read = keys.map((key) => ({ key, ...checkForm(form, valuesOf(key, form, answers), days) }));
  return {
    issues: issuesOfAll(
      form,
      read.map(({ key, issues }) => [key, issues]),
    ),
    values: read.map(({ key, values }) => ({ key, values })),
  };
}

/** Names of the fields that are asked at this moment, as their controls have them. What is asked once, while anybody is asked. */
export function askedOf(
  answers: Answers,
  { form, keys, firstDay }: { form: Form; keys: readonly number[]; firstDay: string },
): Set<string> {
  const asked = new Set<string>();
  const waited = waitedFor(form);
  const fields = form.fields.filter(({ name }) => waited.has(name));
  for (const key of keys) {
    const names = visibleNames(form, valuesOf(key, { ...form, fields }, answers), firstDay);
    for (const field of form.fields)
      if (names.has(field.name)) asked.add(field.shared ? field.name : nameFor(key, field.name));
  }
  return asked;
}

/** Fields that others wait for: only their answers show and hide anything. */
export const waitedFor = ({ fields }: Form): ReadonlySet<string> =>
  new Set(
    fields.flatMap(({ visible_when }) =>
      visible_when.map((condition) =>
        'is' in condition ? condition.field : (condition.age_on_first_day.field ?? 'birthdate'),
      ),
    ),
  );
