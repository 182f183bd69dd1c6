import { html, nothing } from 'lit';
import { daysOf, visibleNames, type FormField } from '../../forms/index.js';
import { isolate, momentIn } from '../../i18n/index.js';
import type { OwnRegistration } from '../../model/own-registration.js';
import { errorSummary } from '../event-registration/error-summary.js';
import { errorMessage } from '../error-notice.js';
import { formatAnswer } from '../form/format-answer.js';
import { formField } from '../form/form-field.js';
import { labelOf } from '../form/label-of.js';
import { formatEuros } from '../../i18n/index.js';
import type { AnswersEdit } from './answers-edit.js';
import type { OwnRegistrationsController } from './own-registrations-controller.js';
import type { TemplateContext } from './template-context.js';

const nameOf = ({ name }: OwnRegistration, language: string): string =>
  isolate([name.first_name, name.last_name].filter(Boolean).join(' '), language);

/** The answers, to be read. The name stands above them. */
function answers(
  { form, data }: OwnRegistrationsController,
  { values, hidden_fields, amount }: OwnRegistration,
  { words, formWords, language }: TemplateContext,
): unknown {
  const { firstDay } = daysOf(data!.event, data!.today);
  const visible = visibleNames(form, values, firstDay);
  const row = (label: string, answer: string) =>
    html`<div>
      <dt><bdi>${label}</bdi></dt>
      <dd><bdi>${answer}</bdi></dd>
    </div>`;
  const rows = form.fields.flatMap((field) => {
    if (field.name === 'name') return [];
    const answer = hidden_fields.includes(field.name)
      ? words.hiddenAnswer
      : visible.has(field.name) && formatAnswer(values[field.name], field, { words: formWords, language });
    return answer ? [row(labelOf(field, formWords), answer)] : [];
  });
  const price = amount === null ? [] : [row(formWords.price, formatEuros(amount, language))];
  return rows.length + price.length ? html`<dl>${rows}${price}</dl>` : nothing;
}

/** The answers that can be corrected, as a form. */
function editForm(page: OwnRegistrationsController, edit: AnswersEdit, context: TemplateContext): unknown {
  const { words, formWords, language } = context;
  const { sending, fields, visibleNames: visible } = edit;
  const { issues, failure, isBusy } = sending;
  const onSubmit = (event: Event) => {
    event.preventDefault();
    void sending.submit(event.currentTarget as HTMLFormElement);
  };
  const question = (field: FormField) => {
    const help = edit.isHidden(field) ? { help: [field.help, words.hiddenAnswer].filter(Boolean).join(' ') } : {};
    return html`<div ?hidden=${!visible.has(field.name)}>
      ${formField({ ...field, ...help }, { words: formWords, language, issues: sending.shownIssues })}
    </div>`;
  };
  return html`<form
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
            { words: formWords, partialSuccess: nothing },
          )
        : nothing
    }
    <p class="help">${formWords.requiredNote}</p>
    ${fields.map(question)}
    ${failure ? html`<p class="notice alert failure" role="alert" tabindex="-1">${errorMessage(failure, formWords)}</p>` : nothing}
    <div class="actions">
      <button type="submit" class="main" aria-disabled=${isBusy ? 'true' : nothing}><span>${words.save}</span></button>
      <button type="button" aria-disabled=${isBusy ? 'true' : nothing} @click=${page.endEdit}>
        ${formWords.close}
      </button>
    </div>
  </form>`;
}

/** The question before a registration is given up; the safe answer has the focus. */
const questionTemplate = (page: OwnRegistrationsController, name: string, { words }: TemplateContext) =>
  html`<div class="notice alert question" role="group" aria-labelledby="question">
    <p id="question">${words.cancelAsk(name)}</p>
    <div class="actions">
      <button type="button" class="keep" aria-describedby="question" @click=${page.keep}>${words.cancelNo}</button>
      <button type="button" class="yes" aria-disabled=${page.isBusy ? 'true' : nothing} @click=${page.confirm}>
        ${words.cancelYes}
      </button>
    </div>
  </div>`;

/** An offered place: until when, and the two answers. */
function offer(page: OwnRegistrationsController, registration: OwnRegistration, context: TemplateContext): unknown {
  const { words, language } = context;
  const { id, deadline_at } = registration;
  return html`${
      deadline_at ? html`<p>${words.offeredUntil(momentIn(deadline_at, language, page.data!.time_zone))}</p>` : nothing
    }
    <div class="actions">
      <button
        type="button"
        class="main"
        data-accept=${id}
        aria-disabled=${page.isBusy ? 'true' : nothing}
        @click=${() => page.accept(id)}
      >
        <span>${words.accept}</span>
      </button>
      <button type="button" data-decline=${id} @click=${() => page.ask(id, 'decline')}>${words.decline}</button>
    </div>`;
}

/** One registered person: name, state, answers, and what can be done. */
export function registrationTemplate(
  page: OwnRegistrationsController,
  registration: OwnRegistration,
  context: TemplateContext,
): unknown {
  const { words, language } = context;
  const { id, state, changeable_fields, can_cancel } = registration;
  const name = nameOf(registration, language);
  const isAsked = page.question?.id === id;
  const isOffered = state === 'offered';
  const changeable = changeable_fields.length > 0;
  const canCancel = can_cancel && !isOffered;
  const actions = html`<div class="actions">
      ${
        changeable
          ? html`<button
              type="button"
              data-change=${id}
              aria-describedby="name-${id}"
              @click=${() => page.beginEdit(registration)}
            >
              ${words.change}
            </button>`
          : nothing
      }
      ${
        canCancel
          ? html`<button type="button" data-cancel=${id} @click=${() => page.ask(id, 'cancel')}>
              ${words.cancel(name)}
            </button>`
          : nothing
      }
    </div>
    ${changeable || can_cancel || isOffered ? nothing : html`<p class="help">${words.tooLate}</p>`}`;
  const isEdited = page.edit?.registration.id === id;
  return html`<section aria-labelledby="name-${id}">
    <h2 id="name-${id}" tabindex="-1"><bdi>${name}</bdi></h2>
    ${state === 'cancelled' ? nothing : html`<p class="state">${words.states[state]}</p>`}
    ${isOffered && !isAsked && !isEdited ? offer(page, registration, context) : nothing}
    ${isEdited ? editForm(page, page.edit!, context) : answers(page, registration, context)}
    ${isAsked ? questionTemplate(page, name, context) : isEdited ? nothing : actions}
  </section>`;
}
