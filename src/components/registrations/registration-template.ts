import { daysOf, visibleNames } from '../../forms/index.js';
import { formatEuros, momentIn } from '../../i18n/index.js';
import type { OwnRegistration } from '../../model/own-registration.js';
import { formatAnswer } from '../form/format-answer.js';
import { labelOf } from '../form/label-of.js';
import { feeState } from '../payment/fee-state.js';
import { answersForm } from './answers-form.js';
import { messages } from './messages.js';
import type { RegistrationGroup } from './registrations-api.js';
import type { RegistrationsController } from './registrations-controller.js';
import type { RegistrationsKit } from './registrations-kit.js';
import type { TemplateContext } from './template-context.js';

/** The price, and what was paid of it; undefined without one. */
function priceText(
  { state: registrationState, amount, fees }: OwnRegistration,
  today: string,
  { feeWords: words, language }: TemplateContext,
): string | undefined {
  // an offer names its price above the buttons
  if (amount === null || registrationState === 'offered') return undefined;
  const lines = fees.map((fee) => {
    const state = feeState(fee, { words, language, today });
    return fees.length > 1 ? `${formatEuros(fee.amount, language)}: ${state}` : state;
  });
  return [formatEuros(amount, language), ...lines].join('\n');
}

/** Labels and values of the answers. The name stands above them. */
function answerRows(
  { form, data }: RegistrationGroup,
  { values, hidden_fields }: OwnRegistration,
  { words, formWords, language }: TemplateContext,
): [label: string, answer: string][] {
  const { firstDay } = daysOf(data.event, data.today);
  const visible = visibleNames(form, values, firstDay);
  return form.fields.flatMap((field): [string, string][] => {
    if (field.name === 'name') return [];
    const answer = hidden_fields.includes(field.name)
      ? words.hiddenAnswer
      : visible.has(field.name) && formatAnswer(values[field.name], field, { words: formWords, language });
    return answer ? [[labelOf(field, formWords), answer]] : [];
  });
}

/** The views of one registration. */
export const registrationViews = (kit: RegistrationsKit) => {
  const { html, nothing, isolate } = kit;
  const messagesTemplate = messages(kit);

  const nameOf = ({ name }: OwnRegistration, language: string): string =>
    isolate([name.first_name, name.last_name].filter(Boolean).join(' '), language);

  const list = (rows: readonly (readonly [label: string, answer: string])[]): unknown =>
    rows.length
      ? html`<dl>
          ${rows.map(
            ([label, answer]) =>
              html`<div>
                <dt><bdi>${label}</bdi></dt>
                <dd><bdi>${answer}</bdi></dd>
              </div>`,
          )}
        </dl>`
      : nothing;

  /** The answers, to be read. */
  function answers(group: RegistrationGroup, registration: OwnRegistration, context: TemplateContext): unknown {
    const { formWords, feeWords, isCompact } = context;
    const rows = answerRows(group, registration, context);
    const price = priceText(registration, group.data.today, context);
    const priceRows = price === undefined ? [] : [[feeWords.price, price] as const];
    if (!isCompact || !rows.length) return list([...rows, ...priceRows]);
    return html`${list(priceRows)}
      <details>
        <summary>${formWords.answers}</summary>
        ${list(rows)}
      </details>`;
  }

  /** The question before a registration is given up; the safe answer has the focus. */
  const question = (page: RegistrationsController, name: string, { words }: TemplateContext) => {
    const isDecline = page.question?.kind === 'decline';
    return html`<div class="notice alert question" role="group" aria-labelledby="question">
      <p id="question">${isDecline ? words.declineAsk(name) : words.cancelAsk(name)}</p>
      <div class="actions">
        <button type="button" class="keep" aria-describedby="question" @click=${page.keep}>
          ${isDecline ? words.declineNo : words.cancelNo}
        </button>
        <button type="button" class="yes" aria-disabled=${page.isBusy ? 'true' : nothing} @click=${page.confirm}>
          ${isDecline ? words.declineYes : words.cancelYes}
        </button>
      </div>
    </div>`;
  };

  /** What accepting costs: the price of the person and, at the last of several who are offered a place, the sum of all. */
  function offerPrices(
    { data }: RegistrationGroup,
    { id, amount }: OwnRegistration,
    context: TemplateContext,
  ): unknown {
    const { feeWords, language } = context;
    const offered = data.registrations.filter(({ state, amount }) => state === 'offered' && amount !== null);
    const isLast = offered.length > 1 && offered.at(-1)!.id === id;
    const names = new Intl.ListFormat(language).format(offered.map((one) => nameOf(one, language)));
    const sum = formatEuros(
      offered.reduce((total, one) => total + (one.amount ?? 0), 0),
      language,
    );
    return list([
      ...(amount === null ? [] : [[feeWords.price, formatEuros(amount, language)] as const]),
      ...(isLast ? [[feeWords.total, `${sum}\n${names}`] as const] : []),
    ]);
  }

  /** An offered place: until when, its price, and the two answers. */
  function offer(
    page: RegistrationsController,
    group: RegistrationGroup,
    registration: OwnRegistration,
    context: TemplateContext,
  ): unknown {
    const { words, language } = context;
    const { id, deadline_at } = registration;
    const { time_zone } = group.data;
    return html`${
        deadline_at ? html`<p>${words.offeredUntil(momentIn(deadline_at, language, time_zone))}</p>` : nothing
      }
      ${offerPrices(group, registration, context)}
      <div class="actions">
        <button
          type="button"
          class="main"
          data-accept=${id}
          aria-describedby="name-${id}"
          aria-disabled=${page.isBusy ? 'true' : nothing}
          @click=${() => page.accept(id)}
        >
          <span>${words.accept}</span>
        </button>
        <button
          type="button"
          data-decline=${id}
          aria-describedby="name-${id}"
          @click=${() => page.openQuestion(id, 'decline')}
        >
          ${words.decline}
        </button>
      </div>`;
  }

  /** What can be done with a registration, or that nothing can be done here. */
  function actions(
    page: RegistrationsController,
    group: RegistrationGroup,
    registration: OwnRegistration,
    context: TemplateContext,
  ): unknown {
    const { words, language } = context;
    const { id, state, changeable_fields, can_cancel } = registration;
    const isOffered = state === 'offered';
    const changeButton = html`<button
      type="button"
      data-change=${id}
      aria-describedby="name-${id}"
      @click=${() => page.beginEdit(group, registration)}
    >
      ${words.change}
    </button>`;
    const cancelButton = html`<button type="button" data-cancel=${id} @click=${() => page.openQuestion(id, 'cancel')}>
      ${words.cancel(nameOf(registration, language))}
    </button>`;
    return html`<div class="actions">
        ${changeable_fields.length ? changeButton : nothing}${can_cancel && !isOffered ? cancelButton : nothing}
      </div>
      ${changeable_fields.length || can_cancel || isOffered ? nothing : html`<p class="help">${words.tooLate}</p>`}`;
  }

  const transfersOf = kit.paymentView(kit);

  /** How open fees are paid, and what was paid too much. */
  function money(
    page: RegistrationsController,
    { data }: RegistrationGroup,
    { id, fees, credit }: OwnRegistration,
    { words, feeWords, language, level, isCompact }: TemplateContext,
  ): unknown {
    const first = data.registrations.find((one) => one.fees.some(({ payment }) => payment));
    const transfers = fees.filter(({ payment }) => payment);
    const paid = credit ? html`<p>${words.overpaid(formatEuros(credit, language))}</p>` : nothing;
    if (!transfers.length) return paid;
    const transfersTemplate = html`<div class="transfers">
      ${transfersOf(transfers, {
        words: feeWords,
        language,
        level: level + 1,
        copiedText: page.copiedText,
        isFollowing: first?.id !== id,
        onCopy: (text, event) => void page.copy(text, event),
      })}
    </div>`;
    return html`${paid}
    ${
      isCompact
        ? html`<details>
            <summary>${feeWords.howToPay}</summary>
            ${transfersTemplate}
          </details>`
        : transfersTemplate
    }`;
  }

  /** One registered person: name, state, answers, and what can be done. */
  return function registrationTemplate(
    page: RegistrationsController,
    group: RegistrationGroup,
    registration: OwnRegistration,
    context: TemplateContext,
  ): unknown {
    const { words, conflictWords, language, level } = context;
    const { id, state } = registration;
    const name = nameOf(registration, language);
    const isAsked = page.question?.id === id;
    const edit = page.editOf(id);
    return html`<section aria-labelledby="name-${id}" data-state=${state}>
      <div class="name" id="name-${id}" data-name=${id} role="heading" aria-level=${level} tabindex="-1">
        <bdi>${name}</bdi>
      </div>
      ${page.hasUnsaved(id) ? html`<p class="help">${conflictWords.unsaved}</p>` : nothing}
      ${state === 'cancelled' ? nothing : html`<p class="state">${words.states[state]}</p>`}
      ${messagesTemplate(page, page.messageId === id, context)}
      ${state === 'offered' && !isAsked && !edit ? offer(page, group, registration, context) : nothing}
      ${edit ? answersForm(kit)(page, edit, context) : nothing}
      ${edit ? html`<div class="on-paper">${answers(group, registration, context)}</div>` : answers(group, registration, context)}
      ${edit ? nothing : money(page, group, registration, context)}
      ${isAsked ? question(page, name, context) : edit ? nothing : actions(page, group, registration, context)}
    </section>`;
  };
};
