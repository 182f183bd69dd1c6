import type { Layout } from '../../model/registration-form.js';
import type { Workspace } from '../../model/workspace.js';

/** A layout whose address begins with the country of the club. */
export function withCountry<Shown extends Layout | null>(
  layout: Shown,
  { country }: Pick<Workspace, 'country'>,
): Shown {
  if (!layout || !country) return layout;
  const sections = layout.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.name === 'address' ? { ...field, country } : field)),
  }));
  return { ...layout, sections };
}
