import { formatEuros } from '../../i18n/index.js';
import type { OwnRegistration } from '../../model/own-registration.js';
import { feeState } from '../payment/fee-state.js';
import type { RegistrationsKit } from './registrations-kit.js';
import type { TemplateContext } from './template-context.js';

export interface RegistrationLine {
  readonly registration: OwnRegistration;
  readonly name: string;
  /** The club's current day, `YYYY-MM-DD`. */
  readonly today: string;
  /** The registrations that are open, which the visitor opens and closes. */
  readonly openIds: Set<string>;
}

/** One line for a registration, with name, state and price, that opens to its details. */
export function registrationLine(
  { html, nothing }: Pick<RegistrationsKit, 'html' | 'nothing'>,
  { registration, name, today, openIds }: RegistrationLine,
  { words, feeWords, language, level }: TemplateContext,
  details: unknown,
): unknown {
  const { id, state, amount, fees } = registration;
  const fee = fees.find(({ paid_at }) => paid_at === null) ?? fees.at(-1);
  // an offer names its price above the buttons
  const hasPrice = amount !== null && state !== 'offered';
  const onToggle = ({ currentTarget }: Event) =>
    openIds[(currentTarget as HTMLDetailsElement).open ? 'add' : 'delete'](id);
  return html`<details ?open=${openIds.has(id)} @toggle=${onToggle}>
    <summary data-name=${id}>
      <span class="name" id="name-${id}" role="heading" aria-level=${level}><bdi>${name}</bdi></span>
      <span class="facts">
        ${state === 'cancelled' ? nothing : html`<span class="state">${words.states[state]}</span>`}
        ${hasPrice && fee ? html`<span>${feeState(fee, { words: feeWords, language, today })}</span>` : nothing}
      </span>
      ${hasPrice ? html`<span class="amount">${formatEuros(amount, language)}</span>` : nothing}
    </summary>
    <div class="details">${details}</div>
  </details>`;
}
