export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Name of the honeypot, an invisible control that only programs fill in. With a dot, it is never the name of a field. */
export const honeypotName = 'homepage.url';

/** Whether a control is checked rather than filled in. */
export const isCheckable = ({ type }: Pick<Control, 'type'>): boolean => /^(radio|checkbox)$/.test(type);

/** The named controls of a form or fieldset. */
export const controlsOf = ({ elements }: HTMLFormElement | HTMLFieldSetElement): Control[] =>
  ([...elements] as Control[]).filter(({ name }) => name);

/** Sets the controls of a form by name. Controls without an entry, and those in `before`, keep their values. */
export function fillIn(
  form: HTMLFormElement,
  entries: Iterable<readonly [name: string, value: string]>,
  filledControls?: ReadonlyMap<string, unknown>,
): void {
  const values = new Map<string, string[]>();
  for (const [name, value] of entries) values.set(name, [...(values.get(name) ?? []), value]);
  if (!values.size) return;
  for (const control of controlsOf(form)) {
    const newValues =
      control.name === honeypotName || filledControls?.has(control.name) ? undefined : values.get(control.name);
    if (!newValues) continue;
    // a yes/no checkbox has the value 'on'
    if (isCheckable(control))
      (control as HTMLInputElement).checked = newValues.some(
        (value) => (value === 'true' ? 'on' : value) === control.value,
      );
    else control.value = newValues[0] || control.value;
    // a select without this option shows its empty option
    if ((control as HTMLSelectElement).selectedIndex < 0) control.value = '';
  }
}
