import type { EventDeletion } from '../../model/event-deletion.js';
import { fault, type DocumentPath } from './available-fields.js';
import { layoutFieldOf } from './layout-field.js';
import type { RawFile, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

type RawEvent = NonNullable<RawFile['events']>[number];

/** The names of the fields that a form asks for as sensitive. */
const sensitiveFields = (form: ValidPart<RawEvent>['form']): string[] =>
  (form?.sections ?? []).flatMap((section) =>
    (section?.fields ?? []).flatMap((field) => {
      const { name, sensitive } = layoutFieldOf(field);
      return sensitive && name !== undefined ? [name] : [];
    }),
  );

/** The deletion rules of an event; null if everything is kept. The days of a column override those of the form. */
export function deletionOf({ delete_after, columns = [], form }: RawEvent): EventDeletion | null {
  const persons = delete_after ?? null;
  const ofForm = form?.delete_after;
  const answers = Object.fromEntries([
    ...(ofForm === undefined ? [] : sensitiveFields(form).map((name) => [name, ofForm] as const)),
    ...columns.flatMap(({ external_id, delete_after: days }) =>
      days === undefined ? [] : [[external_id, days] as const],
    ),
  ]) as Record<string, number>;
  return persons === null && !Object.keys(answers).length ? null : { persons, answers };
}

/** A form whose sensitive answers are to be deleted, and that asks for none. */
export const deletionFaults = ({ form }: ValidPart<RawEvent>, path: DocumentPath): PathFault[] =>
  form?.delete_after === undefined || sensitiveFields(form).length
    ? []
    : [
        fault(
          [...path, 'form', 'delete_after'],
          'no field of the form is sensitive; mark one with `sensitive: true`, or remove delete_after',
        ),
      ];
