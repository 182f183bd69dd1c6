import { isApiError } from '../../api/index.js';
import { labelOf, type FormField } from '../../forms/index.js';
import { errorMessage } from '../error-notice.js';
import { boldFirstSentence } from '../first-sentence.js';
import { formatEuros } from '../../i18n/index.js';
import { NewPriceError, type AnswersEdit } from './answers-edit.js';
import type { RegistrationsController } from './registrations-controller.js';
import type { RegistrationsKit } from './registrations-kit.js';
import type { TemplateContext } from './template-context.js';

/** The page with the form, as far as the form needs it. */
type AnswersFormPage = Pick<RegistrationsController, 'endEdit' | 'requestUpdate'>;

type AnswersFormContext = Pick<TemplateContext, 'conflictWords' | 'formWords' | 'language' | 'words'>;

/** Why a correction was not saved. */
function failureText(edit: AnswersEdit, { words, formWords }: AnswersFormContext): string {
  const { failure } = edit.sending;
  if (edit.isGone) return words.gone;
  return isApiError(failure) && failure.status === 403 ? words.tooLate : errorMessage(failure, formWords);
}

/** The answers that can be corrected, as a form; if somebody else was faster, both answers of a field to choose from. */
export const answersForm =
  ({ html, nothing, formField, errorSummary, conflictChoices }: Omit<RegistrationsKit, 'isolate' | 'paymentView'>) =>
  (page: AnswersFormPage, edit: AnswersEdit, context: AnswersFormContext): unknown => {
    const { words, formWords, conflictWords, language } = context;
    const { sending, fields, conflicts, visibleNames: visible } = edit;
    const { issues, failure, isBusy } = sending;
    const isContested = conflicts.length > 0;
    const hasFailed =
      failure && !(failure instanceof NewPriceError) && !(isContested && isApiError(failure) && failure.status === 412);
    const { id } = edit.registration;
    const onSubmit = (event: Event) => {
      event.preventDefault();
      void sending.submit(event.currentTarget as HTMLFormElement);
    };
    // a click is all that a sandboxed frame lets through: `submit` never fires there
    const onSave = (event: Event) => {
      event.preventDefault();
      const { form } = event.currentTarget as HTMLButtonElement;
      if (form) void sending.submit(form);
    };
    /** The former price, and the price once the answers are saved. */
    const newPrice = (amount: number) =>
      html`<div class="notice new-price" role="status" tabindex="-1">
        <p>${words.priceCheck}</p>
        <p>${words.formerPrice}: ${formatEuros(edit.registration.amount ?? 0, language)}</p>
        <p><strong>${words.newPrice}: ${formatEuros(amount, language)}</strong></p>
      </div>`;
    const question = (field: FormField) => {
      const help = edit.isHidden(field) ? { help: [field.help, words.hiddenAnswer].filter(Boolean).join(' ') } : {};
      return html`<div ?hidden=${!visible.has(field.name)}>
        ${formField({ ...field, ...help }, { words: formWords, language, issues: sending.shownIssues })}
      </div>`;
    };
    return html`<form
      class="answers"
      data-edit=${id}
      novalidate
      @submit=${onSubmit}
      @change=${() => page.requestUpdate()}
      @input=${sending.watch}
      @focusout=${sending.watch}
    >
      ${
        issues.length
          ? errorSummary(
              issues,
              fields.map((field) => ({ field })),
              { words: formWords, language, partialSuccess: nothing },
            )
          : nothing
      }
      ${
        isContested
          ? conflictChoices({
              conflicts,
              language,
              words: conflictWords,
              label: (field) => labelOf(field, formWords),
            })
          : nothing
      }
      <div class="questions" ?hidden=${isContested} ?inert=${isBusy}>
        <p class="help">${formWords.requiredNote}</p>
        ${fields.map(question)}
      </div>
      ${edit.newPrice === undefined ? nothing : newPrice(edit.newPrice)}
      ${hasFailed ? html`<p class="notice alert failure" role="alert" tabindex="-1">${boldFirstSentence(html, failureText(edit, context))}</p>` : nothing}
      <div class="actions">
        <button type="submit" class="main" aria-disabled=${isBusy ? 'true' : nothing} @click=${onSave}>
          <span>${words.save}</span>
        </button>
        <button type="button" aria-disabled=${isBusy ? 'true' : nothing} @click=${() => page.endEdit(id)}>
          ${formWords.close}
        </button>
      </div>
    </form>`;
  };
