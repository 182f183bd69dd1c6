import type { LayoutField } from '../../model/registration-form.js';
import type { RawField, ValidPart } from './raw-file.js';

/** A field of a layout however the file writes it. */
export function layoutFieldOf(field: RawField): LayoutField;
export function layoutFieldOf(field: ValidPart<RawField> | undefined): ValidPart<LayoutField>;
export function layoutFieldOf(field: ValidPart<RawField> | undefined): ValidPart<LayoutField> {
  if (typeof field === 'string') return { name: field };
  if (!field || !('birthdate' in field)) return field ?? {};
  const { birthdate, ...how } = field;
  return { name: 'birthdate', ...how, age_on_first_day: birthdate };
}
