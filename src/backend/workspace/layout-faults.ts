import type { Field } from '../../fields/index.js';
import type { LayoutField } from '../../model/registration-form.js';
import { askableIn, fault, missingFrom, type Askable, type Columns, type Place } from './askable.js';
import { circlesIn, conditionFaults } from './condition-faults.js';
import { nearest } from './nearest.js';
import type { RawLayout, Sound } from './raw-file.js';
import type { Found } from './schema-faults.js';

/** What is wrong with how one field is asked for, apart from when. */
function wordingFaults(how: Sound<LayoutField>, list: Askable, path: Place): Found[] {
  const { name, options, must_accept, links } = how;
  const known = name === undefined ? undefined : list.find(name);
  if (!known) return [];
  const allowed = known.field.options;
  const odd = options ? Object.keys(options).filter((value) => !allowed?.includes(value)) : [];
  const consent = Object.entries({ must_accept, links }).filter(([, said]) => said && known.type !== 'boolean');
  return [
    ...(options && !allowed ? [fault([...path, 'options'], `"${name}" has no allowed values`)] : []),
    ...(allowed ? odd : []).map((value) => {
      const near = nearest(value, allowed ?? []);
      const meant = near ? `; did you mean "${near}"?` : '';
      return fault([...path, 'options', value], `"${value}" is not an allowed value of "${name}"${meant}`);
    }),
    ...consent.map(([key]) => fault([...path, key], `only a yes or no has this, and "${name}" is none`)),
  ];
}

/** Everything wrong with a layout that the schema lets through, given the list that it asks for. */
export function layoutFaults(
  layout: Sound<RawLayout> | undefined,
  within: { readonly columns?: Columns | undefined },
  path: Place,
  besides?: readonly Field[],
): Found[] {
  const list = askableIn(within, besides);
  const sections = (layout?.sections ?? []).map((section, at) => ({
    when: section?.visible_when,
    path: [...path, 'sections', at],
    fields: (section?.fields ?? []).map((field, index) => ({
      how: typeof field === 'string' ? { name: field } : (field ?? {}),
      path: [...path, 'sections', at, 'fields', index],
    })),
  }));
  const fields = sections.flatMap((section) => section.fields);
  const names = fields.map(({ how }) => how.name);
  const conditions = [
    ...sections.map((section) => ({ ...section, names: section.fields.map(({ how }) => how.name) })),
    ...fields.map(({ how, path: place }) => ({ when: how.visible_when, path: place, names: [how.name] })),
  ].flatMap(({ when, path: place, names: of }) => (when ? [{ when, path: [...place, 'visible_when'], of }] : []));

  return [
    ...fields.flatMap(({ how: { name }, path: place }, index) => {
      if (name === undefined) return [];
      const missing = missingFrom(list, name, place);
      if (missing.length || names.indexOf(name) === index) return missing;
      return [fault(place, `asks for "${name}" twice`)];
    }),
    ...fields.flatMap(({ how, path: place }) => wordingFaults(how, list, place)),
    ...conditions.flatMap(({ when, path: place }) => conditionFaults(when, { list, asked: names }, place)),
    ...circlesIn(conditions),
  ];
}
