export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Name of the control that nobody sees. No field is called that: with a dot, only parts of fields are. */
export const noteName = 'homepage.url';

/** True of a control that is ticked or not. */
export const isBox = ({ type }: Pick<Control, 'type'>): boolean => /^(radio|checkbox)$/.test(type);

/** The controls of a form, or of a part of it, that have a name. */
export const controlsOf = ({ elements }: HTMLFormElement | HTMLFieldSetElement): Control[] =>
  ([...elements] as Control[]).filter(({ name }) => name);

/** Puts values into the controls of a form, by name. Controls that are not named, or among those `before`, keep what they have. */
export function fillIn(
  form: HTMLFormElement,
  entries: Iterable<readonly [name: string, value: string]>,
  before?: ReadonlyMap<string, unknown>,
): void {
  const values = new Map<string, string[]>();
  for (const [name, value] of entries) values.set(name, [...(values.get(name) ?? []), value]);
  if (!values.size) return;
  for (const control of controlsOf(form)) {
    const given = control.name === noteName || before?.has(control.name) ? undefined : values.get(control.name);
    if (!given) continue;
    // a box that says yes or no has no value of its own
    if (isBox(control))
      (control as HTMLInputElement).checked = given.some(
        (value) => (value === 'true' ? 'on' : value) === control.value,
      );
    else control.value = given[0] || control.value;
    // a list that does not have the value asks as before
    if ((control as HTMLSelectElement).selectedIndex < 0) control.value = '';
  }
}
