import { html } from 'hono/html';
import { daysOf, visibleControlNames, type Form, type Section } from '../../forms/index.js';
import type { ClosedWords, FormWords } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { commonConditionsOf, conditionText } from './condition-text.js';
import type { Html } from './html-parts.js';
import { errorSummary } from './error-summary.js';
import type { PageContext } from './page.js';
import { hiddenControls, priceButtonName, type FormCredentials } from './form-credentials.js';
import { priceTable } from './price-table.js';
import { plainField, type FieldContext } from './plain-field.js';
import { FEW_PLACES } from '../../model/club-event.js';

/** The data of a form without JavaScript: its fields, the answers so far, and the issues of the last submission. */
export interface PlainForm extends FieldContext {
  readonly form: RegistrationForm;
  readonly formModel: Form;
  readonly context: PageContext;
  readonly credentials: FormCredentials;
  /** The closing time in words, if it is near. */
  readonly closingTime?: string | undefined;
  /** Messages that concern no field; shown first. */
  readonly messages?: readonly unknown[];
  /** The element replaces the form when it is ready: only where scripts are off, all questions are shown and each form registers one person. */
  readonly isReplaced?: boolean;
  /** The price of the answers. */
  readonly price?: Html;
}

/** The names of the questions of an empty form, as the element shows them. */
const namesAtFirst = ({ form, formModel }: PlainForm): ReadonlySet<string> =>
  visibleControlNames(new URLSearchParams(), { form: formModel, keys: [0], ...daysOf(form.event, form.today) });

function introOf(view: PlainForm): Html {
  const { form, formModel, words, context, closingTime } = view;
  const placesLeft = form.event?.places_left ?? null;
  return html`<div class="lead">
    ${formModel.intro ? html`<p><bdi>${formModel.intro}</bdi></p>` : ''}
    ${placesLeft !== null && placesLeft > 0 && placesLeft < FEW_PLACES ? html`<p><strong>${words.placesLeft(placesLeft)}</strong></p>` : ''}
    ${closingTime ? html`<p>${words.openUntil(closingTime)}</p>` : ''}
    ${formModel.fields.some(({ required }) => required) && formModel.fields.some(({ required }) => !required) ? html`<p>${words.requiredNote}</p>` : ''}
    ${(form.layout?.participants ?? 1) > 1 ? html`<p class="script-off">${context.words.onePersonPerForm}</p>` : ''}
    ${form.layout?.prices ? html`<div class="script-off">${priceTable(form, formModel, view)}</div>` : ''}
  </div>`;
}

function sectionOf({ title, help, fields }: Section, view: PlainForm): Html {
  if (!fields.length) return '';
  const { formModel } = view;
  const commonConditions = commonConditionsOf(fields);
  const condition = conditionText(commonConditions, formModel, view);
  const helpTexts = [condition, help].filter((text) => text);
  const shownNames = namesAtFirst(view);
  const isHidden = fields.every(({ name }) => !shownNames.has(name));
  const fieldsHtml = fields.map((field) => {
    const fieldHtml = plainField(field, view, {
      condition: conditionText(
        field.visible_when.filter((condition) => !commonConditions.includes(condition)),
        formModel,
        view,
      ),
      enforceRequired: !field.visible_when.length,
    });
    return isHidden || shownNames.has(field.name) ? fieldHtml : html`<div class="script-off">${fieldHtml}</div>`;
  });
  const helpParagraph = helpTexts.length
    ? html`<p class="help">${helpTexts.map((text) => html`<bdi>${text}</bdi> `)}</p>`
    : '';
  return title
    ? html`<fieldset class="${isHidden ? 'section script-off' : 'section'}">
        <legend><bdi>${title}</bdi></legend>
        ${helpParagraph} ${fieldsHtml}
      </fieldset>`
    : html`<div class="${isHidden ? 'section script-off' : 'section'}">${helpParagraph} ${fieldsHtml}</div>`;
}

/** Shows the price of the answers, whatever is still missing. Not the first button, which Enter presses. */
const priceButton = ({ words }: PageContext): Html =>
  html`<button class="script-off" name="${priceButtonName}" value="1" formnovalidate>${words.showPrice}</button>`;

/** The form of the server. It posts to its own address. */
export const plainForm = (view: PlainForm): Html => {
  const { form, formModel, words, context, credentials, answers } = view;
  return html`<form
    class="${view.isReplaced ? 'plain until-element' : 'plain'}"
    method="post"
    action="${context.linkTo('', { plain: true })}"
    accept-charset="utf-8"
  >
    ${errorSummary(view)} ${introOf(view)} ${formModel.sections.map((section) => sectionOf(section, view))}
    ${hiddenControls(credentials, answers)} ${view.price ?? ''}
    <p class="actions">
      <button class="main">${form.event ? words.send : words.apply}</button>
      ${form.layout?.prices ? priceButton(context) : ''}
    </p>
  </form>`;
};

export interface ClosedFormOptions {
  readonly words: FormWords;
  readonly closedWords: ClosedWords;
  readonly formUrl: (form: string) => string;
  readonly clubUrl: string;
  /** When it opens, in words. */
  readonly openingTime: string | undefined;
  /** When it closed, in words. */
  readonly closingTime: string | undefined;
}

/** The message of a form that takes no registrations, in the element's words. */
export function closedForm(
  { state, waiting_list }: RegistrationForm,
  { words, closedWords, formUrl, clubUrl, openingTime, closingTime }: ClosedFormOptions,
): Html {
  const message = {
    full: waiting_list ? words.waitingList : closedWords.full,
    closed: closingTime ? closedWords.closedSince(closingTime) : words.closed,
    not_yet_open: closedWords.notYetOpen(openingTime),
    open: '',
  }[state];
  return html`<div class="notice" role="status">
    <p>${message}</p>
    ${state === 'full' && waiting_list ? html`<p><a href="${formUrl(waiting_list)}">${words.joinWaitingList}</a></p>` : ''}
    <p><a href="${clubUrl}">${closedWords.allEvents}</a></p>
  </div>`;
}
