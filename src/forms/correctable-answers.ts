import { ownValue } from '../fields/index.js';
import type { Layout } from '../model/registration-form.js';
import type { Form, FormField } from './form-of.js';

const DAY_MS = 24 * 3600_000;

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** The last days, at the club, on which a registration can be corrected and cancelled: by default, the day before the event. */
export function lastDaysOf(
  layout: Pick<Layout, 'changes_until' | 'cancel_until'> | null,
  event: { start_date: string } | null,
): { changes_until: string | null; cancel_until: string | null } {
  const before = event && dayBefore(event.start_date);
  return { changes_until: layout?.changes_until ?? before, cancel_until: layout?.cancel_until ?? before };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && !value.length);

/**
 * True if the visitor can correct this answer without the club. Missing answers can be filled in. An e-mail address
 * is where the link went to, and what has to be accepted stays accepted: those are for the club to change.
 */
export function isCorrectable(field: FormField, values: object): boolean {
  const control = field.kind.control(field);
  if (isEmpty(ownValue(values, field.name))) return true;
  const isEmail = 'type' in control && control.type === 'email';
  return !field.read_only && !isEmail && !field.must_accept;
}

/** The answers of a form without sensitive ones, and the names of sensitive fields that have an answer. */
export function shownAnswers(
  { fields }: Form,
  values: object,
): { values: Record<string, unknown>; hidden_fields: string[] } {
  const visibleFields = fields.filter(({ sensitive }) => !sensitive);
  return {
    values: Object.fromEntries(visibleFields.map(({ name }) => [name, ownValue(values, name) ?? null])),
    hidden_fields: fields
      .filter((field) => field.sensitive && !isEmpty(ownValue(values, field.name)))
      .map(({ name }) => name),
  };
}
