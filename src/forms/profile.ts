import { memberFields, own, personFields } from '../fields/index.js';
import type { Column } from '../model/column.js';
import type { Layout } from '../model/registration-form.js';
import { formOf, type AskedField, type Form } from './form-of.js';
import { visibleFields } from './visible-fields.js';
import { lastPartOf } from '../model/field-name.js';

/** What members see of themselves where the club says nothing: no column of the club's own, for that may be a note about them. */
export const plainProfile: Layout = {
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
export const changeable = ({ name, read_only }: AskedField): boolean =>
  !read_only && !memberFields.some((field) => field.name === name);

/** A value that says nothing is none, whichever way it says so. */
const plain = (value: unknown): unknown =>
  value === undefined || value === '' || (Array.isArray(value) && !value.length) ? null : value;

const same = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry, at) => entry === other[at])
    : one === other;

/** A value as it is written over another: the parts of it that differ, null where it is gone; undefined where it is the same. */
export function difference(field: AskedField, before: unknown, after: unknown): unknown {
  const control = field.kind.control(field);
  if (control.kind === 'group') {
    const [old, given] = [before ?? {}, after ?? {}] as [object, object];
    const parts = control.parts.flatMap(({ name }) => {
      const short = lastPartOf(name);
      const value = plain(own(given, short));
      return same(plain(own(old, short)), value) ? [] : [[short, value] as const];
    });
    return parts.length ? Object.fromEntries(parts) : undefined;
  }
  const value = plain(after);
  // a box that was never ticked says no as it said nothing
  if (control.kind === 'checkbox' && !value && !before) return undefined;
  return same(plain(before), value) ? undefined : value;
}

/** What PUT has to say so that somebody who was `before` is as was entered: only what is asked for and differs. */
export function changesIn(form: Form, before: object, entered: object, today: string): Record<string, unknown> {
  const asked = visibleFields(form, { ...before, ...entered }, today).filter(changeable);
  return Object.fromEntries(
    asked.flatMap((field) => {
      const change = difference(field, own(before, field.name), own(entered, field.name));
      return change === undefined ? [] : [[field.name, change] as const];
    }),
  );
}

/** A field as it is with a change written over it: parts that were not named stay. */
export function changed(before: unknown, change: unknown): unknown {
  if (typeof change !== 'object' || change === null || Array.isArray(change)) return change;
  return { ...(before ?? {}), ...change };
}
