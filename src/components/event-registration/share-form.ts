import { copyText } from '../../browser/copy-text.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { Lit } from '../lit.js';
import { resultBelow } from './result-below.js';

/** Shares the hosted page of a form with what the device offers; elsewhere copies its address, and shows it. */
export async function shareForm(
  { html, render }: Lit,
  button: HTMLElement,
  { title, url }: RegistrationForm,
): Promise<void> {
  if ('share' in navigator) {
    // the visitor may close the dialog of the device
    await navigator.share({ title, url }).catch(() => {});
    return;
  }
  const container = resultBelow(button, 'shared');
  container.role = 'status';
  const sign = (await copyText(url, button)) ? '✓ ' : '';
  render(html`<p>${sign}<a href=${url}>${url}</a></p>`, container);
}
