import { controlsOf, isCheckable, type Control } from '../../browser/form-controls.js';
import { baseFieldName, isSameOrPart, isVisitorOnlyAnswer, type Form } from '../../forms/index.js';

/** Fields that are not copied from the previous participant. */
const PERSONAL_FIELDS = ['name.first_name', 'birthdate'];

/** The current values of controls, as a form would send them. */
export function answersOf(controls: readonly Control[]): FormData {
  const answers = new FormData();
  for (const control of controls)
    if (!control.matches(':disabled') && (!isCheckable(control) || (control as HTMLInputElement).checked))
      answers.append(control.name, control.value);
  return answers;
}

/** Keeps autofill from entering the first person's data for the others. */
export function separateAutofill(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    const [, key] = /^\.(\d+)/.exec(control.name) ?? [];
    const token = control.getAttribute('autocomplete');
    if (key && token && !token.startsWith('section-')) control.setAttribute('autocomplete', `section-${key} ${token}`);
  }
}

/** Copies the answers of one person to another, except personal ones. */
export function copyAnswers({ fields }: Form, source: HTMLFieldSetElement, target: HTMLFieldSetElement): void {
  const excludedNames = [...PERSONAL_FIELDS, ...fields.filter(isVisitorOnlyAnswer).map(({ name }) => name)];
  // both are asked the same, in the same order
  const sourceControls = controlsOf(source);
  controlsOf(target).forEach((control, index) => {
    if (excludedNames.some((name) => isSameOrPart(baseFieldName(control.name), name))) return;
    const { value, checked } = sourceControls[index] as HTMLInputElement;
    if (isCheckable(control)) (control as HTMLInputElement).checked = checked;
    else control.value = value;
  });
}

/** Shows the heading of a person, and focuses their first field. */
export function focusPerson(person: HTMLFieldSetElement | null | undefined): void {
  const firstControl = person && controlsOf(person).find((control) => control.getClientRects().length);
  // at once: smooth scrolling would stop at the wrong place when the on-screen keyboard opens
  person?.scrollIntoView({ behavior: 'instant' });
  firstControl?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  firstControl?.focus({ preventScroll: true });
}
