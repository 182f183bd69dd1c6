import { memberFields, ownValue, personFields } from '../fields/index.js';
import type { Column } from '../model/column.js';
import type { Layout } from '../model/registration-form.js';
import { formOf, type FormField, type Form } from './form-of.js';
import { visibleFields } from './visible-fields.js';
import { lastPartOf } from '../model/field-name.js';

/** The profile layout of a club without one of its own: built-in fields only, since a column may be a note about members. */
export const defaultProfile: Layout = {
  sections: [
    {
      fields: [
        { name: 'name', required: true },
        { name: 'email', required: true },
        { name: 'birthdate' },
        { name: 'phone' },
        { name: 'address' },
      ],
    },
  ],
};

/** A member's own page as a form. The gate and the page call this with the same arguments. */
export const profileOf = (columns: readonly Column[], layout: Layout, language?: string): Form =>
  formOf(columns, layout, language, [...personFields, ...memberFields]);

/** Whether a member may change a field. The number that the club has given them never. */
export const isChangeable = ({ name, read_only }: FormField): boolean =>
  !read_only && !memberFields.some((field) => field.name === name);

/** A value that says nothing is none, whichever way it says so. */
const withoutEmpty = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && !value.length) ? null : value;

const isSameValue = (first: unknown, second: unknown): boolean =>
  Array.isArray(first) && Array.isArray(second)
    ? first.length === second.length && first.every((entry, index) => entry === second[index])
    : first === second;

/** A value as it is written over another: the parts of it that differ, null if it is gone; undefined if it is the same. */
export function difference(field: FormField, previous: unknown, next: unknown): unknown {
  const control = field.kind.control(field);
  if (control.kind === 'group') {
    const [previousParts, nextParts] = [previous ?? {}, next ?? {}] as [object, object];
    const parts = control.parts.flatMap(({ name }) => {
      const partName = lastPartOf(name);
      const value = withoutEmpty(ownValue(nextParts, partName));
      return isSameValue(withoutEmpty(ownValue(previousParts, partName)), value) ? [] : [[partName, value] as const];
    });
    return parts.length ? Object.fromEntries(parts) : undefined;
  }
  const value = withoutEmpty(next);
  // a box that was never ticked says no as it said nothing
  if (control.kind === 'checkbox' && !value && !previous) return undefined;
  return isSameValue(withoutEmpty(previous), value) ? undefined : value;
}

/** The body of the PUT that turns `previous` into the entered values: only visible, changeable fields that differ. */
export function changesIn(form: Form, previous: object, values: object, today: string): Record<string, unknown> {
  const visible = visibleFields(form, { ...previous, ...values }, today).filter(isChangeable);
  return Object.fromEntries(
    visible.flatMap((field) => {
      const change = difference(field, ownValue(previous, field.name), ownValue(values, field.name));
      return change === undefined ? [] : [[field.name, change] as const];
    }),
  );
}

/** A field as it is with a change written over it: parts that were not named stay. */
export function applyChange(previous: unknown, change: unknown): unknown {
  if (typeof change !== 'object' || change === null || Array.isArray(change)) return change;
  return { ...(previous ?? {}), ...change };
}
