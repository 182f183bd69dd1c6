import { controlsOf, honeypotName } from '../../browser/form-controls.js';
import { baseFieldName, isSameOrPart, isVisitorOnlyAnswer, type Form } from '../../forms/index.js';

/** An answer, by the name of its control. */
type Entry = readonly [name: string, value: string];

/** Answers without those that only the visitor gives. */
export function withoutVisitorOnly(entries: Iterable<Entry>, form: Form): Entry[] {
  const names = form.fields.flatMap((field) => (isVisitorOnlyAnswer(field) ? field.name : []));
  return [...entries].filter(
    ([name]) => ![honeypotName, ...names].some((excluded) => isSameOrPart(baseFieldName(name), excluded)),
  );
}

/** The entries of a form that go into a draft. */
export function draftEntries(formElement: HTMLFormElement, form: Form): Entry[] {
  // an unchecked box is an answer, since a prefill may check it; radio buttons have an option for that
  const boxes = controlsOf(formElement)
    .filter(({ type }) => type === 'checkbox')
    .map(({ name }) => [name, ''] as const);
  const entries = [...new FormData(formElement), ...boxes].map(([name, value]) => [name, String(value)] as const);
  return withoutVisitorOnly(entries, form);
}
