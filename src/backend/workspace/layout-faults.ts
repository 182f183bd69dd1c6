import type { Field } from '../../fields/index.js';
import type { LayoutField } from '../../model/registration-form.js';
import {
  availableFieldsOf,
  fault,
  unknownFieldFaults,
  type AvailableFields,
  type Columns,
  type DocumentPath,
} from './available-fields.js';
import { ageRangeFaults, conditionFaults, cycleFaults, notDateFaults } from './condition-faults.js';
import { confirmEmailFaults } from './confirm-email-faults.js';
import { layoutFieldOf } from './layout-field.js';
import { closestMatch } from './closest-match.js';
import { imageFaults } from './image.js';
import { priceFaults } from './price-faults.js';
import type { RawLayout, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

/** The faults of one field of a layout, except its condition. */
function wordingFaults(field: ValidPart<LayoutField>, available: AvailableFields, path: DocumentPath): PathFault[] {
  const { name, options, must_accept, links, consent } = field;
  const availableField = name === undefined ? undefined : available.find(name);
  if (!availableField) return [];
  const allowedValues = availableField.field.options;
  const unknownOptions = options ? Object.keys(options).filter((value) => !allowedValues?.includes(value)) : [];
  const consentKeys = Object.entries({ must_accept, links, consent }).filter(
    ([, value]) => value && availableField.type !== 'boolean',
  );
  return [
    ...(options && !allowedValues
      ? [
          fault(
            [...path, 'options'],
            `"${name}" has no allowed values to label; remove options, or add allowed_values to the column`,
          ),
        ]
      : []),
    ...(allowedValues ? unknownOptions : []).map((value) => {
      const suggestion = closestMatch(value, allowedValues ?? []);
      const hint = suggestion ? `; did you mean "${suggestion}"?` : '';
      return fault([...path, 'options', value], `"${value}" is not an allowed value of "${name}"${hint}`);
    }),
    ...consentKeys.map(([key]) =>
      fault([...path, key], `only a column of type boolean can have this, and "${name}" is none; remove it here`),
    ),
  ];
}

/** Fields that cannot be sensitive: mails are addressed to the e-mail address, and name the person. */
const MAIL_FIELDS: readonly string[] = ['name', 'email'];

/** That a field of which every mail needs the answer is sensitive. */
const mailFieldFaults = ({ name, sensitive }: ValidPart<LayoutField>, path: DocumentPath): PathFault[] =>
  sensitive && name !== undefined && MAIL_FIELDS.includes(name)
    ? [fault([...path, 'sensitive'], `"${name}" stands in mails and in the list of fees; it cannot be sensitive`)]
    : [];

/** Faults of the ages that a field accepts. */
function ageRuleFaults(field: ValidPart<LayoutField>, available: AvailableFields, path: DocumentPath): PathFault[] {
  const { name, age_on_first_day: range } = field;
  if (!range || name === undefined) return [];
  const rangePath = [...path, 'age_on_first_day'];
  return [...notDateFaults(name, available, rangePath), ...ageRangeFaults(range, rangePath)];
}

/** All faults of a layout that the schema does not find; `list` declares its columns. */
export function layoutFaults(
  layout: ValidPart<RawLayout> | undefined,
  list: { readonly columns?: Columns | undefined },
  path: DocumentPath,
  additionalFields?: readonly Field[],
): PathFault[] {
  const available = availableFieldsOf(list, additionalFields);
  const sections = (layout?.sections ?? []).map((section, sectionIndex) => ({
    condition: section?.visible_when,
    path: [...path, 'sections', sectionIndex],
    fields: (section?.fields ?? []).map((field, index) => ({
      field: layoutFieldOf(field),
      path: [...path, 'sections', sectionIndex, 'fields', index],
    })),
  }));
  const fields = sections.flatMap((section) => section.fields);
  const names = fields.map(({ field }) => field.name);
  const sensitiveFields = fields.flatMap(({ field: { name, sensitive } }) => (name && sensitive ? [name] : []));
  const conditions = [
    ...sections.map((section) => ({ ...section, fieldNames: section.fields.map(({ field }) => field.name) })),
    ...fields.map(({ field, path: faultPath }) => ({
      condition: field.visible_when,
      path: faultPath,
      fieldNames: [field.name],
    })),
  ].flatMap(({ condition, path: faultPath, fieldNames }) =>
    condition ? [{ condition, path: [...faultPath, 'visible_when'], fieldNames }] : [],
  );

  return [
    ...fields.flatMap(({ field: { name }, path: faultPath }, index) => {
      if (name === undefined) return [];
      const missing = unknownFieldFaults(available, name, faultPath);
      if (missing.length || names.indexOf(name) === index) return missing;
      return [fault(faultPath, `asks for "${name}" twice; remove one of them`)];
    }),
    ...fields.flatMap(({ field, path: faultPath }) => wordingFaults(field, available, faultPath)),
    ...fields.flatMap(({ field, path: faultPath }) => ageRuleFaults(field, available, faultPath)),
    ...fields.flatMap(({ field, path: faultPath }) => mailFieldFaults(field, faultPath)),
    ...conditions.flatMap(({ condition, path: faultPath }) =>
      conditionFaults(condition, { availableFields: available, requestedFields: names }, faultPath),
    ),
    ...cycleFaults(conditions),
    ...confirmEmailFaults(layout, available, path),
    ...imageFaults(layout, path),
    ...priceFaults(layout?.prices, { availableFields: available, requestedFields: names, sensitiveFields }, [
      ...path,
      'prices',
    ]),
  ];
}
