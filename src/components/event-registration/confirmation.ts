import { css, html, nothing, render, type CSSResult, type TemplateResult } from 'lit';
import { isPendingReview } from '../../api/index.js';
import type { Registered } from '../../state/index.js';
import type { Form } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { heading } from '../heading.js';
import { lazyFeatures } from './lazy-features.js';

export interface ConfirmationOptions {
  readonly form: RegistrationForm;
  readonly persons: readonly Registered[];
  /** What was asked. */
  readonly asked: Form;
  readonly words: FormWords;
  readonly language: string;
  readonly level: number;
  /** Puts styles on that were loaded besides. */
  readonly adoptStyles: (styles: readonly CSSResult[]) => void;
  readonly registerAnother: () => void;
}

export const fullName = ({ name }: Pick<Registered, 'name'>): string =>
  [name?.first_name, name?.last_name].filter(Boolean).join(' ');

/** What is said after a registration: that it arrived, for whom, and what can be done with it. */
export function confirmation(confirmed: ConfirmationOptions): TemplateResult {
  const { form, persons, asked, words, language, level, adoptStyles, registerAnother } = confirmed;
  const { thanks } = asked;
  const [first] = persons;
  const { event } = form;
  const arrived = persons.some(isPendingReview)
    ? words.held
    : event
      ? words.registered(form.title)
      : words.applied(form.title);
  const feature = async () => (await lazyFeatures['after-registration']()).default({ css, html, nothing, render });
  const calendar = async () => (await feature()).downloadCalendar({ ...form, event: event! });
  const show = async (details: HTMLElement) => {
    const { renderAnswers, styles } = await feature();
    adoptStyles(styles);
    renderAnswers(details.querySelector('div')!, { persons, form: asked, words, language });
  };
  // on paper there is nothing to open
  const printAll = async ({ target }: Event) => {
    const details = (target as HTMLElement).closest('.done')!.querySelector('details')!;
    details.open = true;
    await show(details).catch(() => {});
    print();
  };
  return html`<div class="done">
    ${heading(level, words.thanks(persons.length === 1 ? (first?.name?.first_name ?? undefined) : undefined))}
    <div part="notice" class="notice status" role="status">
      <p>${arrived}</p>
      ${
        persons.length > 1
          ? html`<ul>
              ${persons.map((person) => html`<li>${fullName(person)}</li>`)}
            </ul>`
          : nothing
      }
      ${thanks ? html`<p><bdi>${thanks}</bdi></p>` : nothing}
    </div>
    <details @toggle=${({ target }: Event) => show(target as HTMLElement)}>
      <summary>${words.answers}</summary>
      <div></div>
    </details>
    <div class="actions">
      <button class="again" type="button" @click=${registerAnother}>${words.another}</button>
      ${event ? html`<button type="button" @click=${calendar}>${words.addToCalendar}</button>` : nothing}
      <button type="button" @click=${printAll}>${words.print}</button>
    </div>
  </div>`;
}
