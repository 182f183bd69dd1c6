import type { EventDeletion } from '../../model/event-deletion.js';
import type { Layout } from '../../model/registration-form.js';
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

/** The parts of an event's entry that tell which answers the file still speaks of. */
interface EventFields {
  readonly deletion: EventDeletion | null;
  /** The days of the form. */
  readonly form_delete_after: number | null;
  readonly columns: readonly { readonly external_id: string }[];
  readonly layout: Pick<Layout, 'sections'> | null;
}

/**
 * The deletion rules of an event that exists already. A field that the form does not ask for any more has answers still: it keeps its
 * rule, as a column stays that the file does not name any more.
 */
export function continuedDeletion(
  existing: EventDeletion | null,
  { deletion, form_delete_after, columns, layout }: EventFields,
): EventDeletion | null {
  const decided = new Set(
    [
      ...Object.keys(deletion?.answers ?? {}),
      ...(layout?.sections ?? []).flatMap(({ fields }) => fields.map(({ name }) => name)),
      // without days of the form, the entry of a column says everything about it
      ...(form_delete_after === null ? columns.map(({ external_id }) => external_id) : []),
    ].map((name) => name.normalize()),
  );
  const isDeclared = (name: string) => columns.some(({ external_id }) => external_id.normalize() === name.normalize());
  const continued = Object.entries(existing?.answers ?? {})
    .filter(([name]) => !decided.has(name.normalize()))
    .map(([name, days]) => [name, isDeclared(name) ? (form_delete_after ?? days) : days] as const);
  if (!continued.length) return deletion;
  const { persons = null, answers = {} } = deletion ?? {};
  return { persons, answers: { ...answers, ...Object.fromEntries(continued) } };
}

/** A form whose sensitive answers are to be deleted, and that asks for none. */
export const deletionFaults = ({ form }: ValidPart<RawEvent>, path: DocumentPath): PathFault[] =>
  form?.delete_after === undefined || sensitiveFields(form).length
    ? []
    : [
        fault(
          [...path, 'form', 'delete_after'],
          'no field of the form is sensitive; mark one with `sensitive: true`, or give delete_after to the columns',
        ),
      ];
