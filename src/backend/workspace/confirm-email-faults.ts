import { fault, type AvailableFields, type DocumentPath } from './available-fields.js';
import { layoutFieldOf } from './layout-field.js';
import type { RawLayout, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

/** That a form wants an address confirmed and does not insist on one. */
export function confirmEmailFaults(
  layout: ValidPart<RawLayout> | undefined,
  available: AvailableFields,
  path: DocumentPath,
): PathFault[] {
  if (!layout?.confirm_email) return [];
  const { sections } = layout;
  const needsAddress = [fault([...path, 'confirm_email'], 'this needs an e-mail address that is required, always')];
  if (!sections) return 'sections' in layout ? [] : needsAddress;
  const isAskedAlways = sections.some(
    (section) =>
      !section?.visible_when &&
      section?.fields?.some((raw) => {
        const { name, required, visible_when } = layoutFieldOf(raw);
        const isAddress = name === 'email' || (name !== undefined && available.find(name)?.type === 'email');
        return isAddress && required && !visible_when;
      }),
  );
  return isAskedAlways || !available.isComplete ? [] : needsAddress;
}
