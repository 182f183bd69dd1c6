import { daysOf, visibleNames, labelOf } from '../../forms/index.js';
import { formatEuros } from '../../i18n/index.js';
import type { OwnRegistration } from '../../model/own-registration.js';
import { formatAnswer } from '../form/format-answer.js';
import { feeState } from '../payment/fee-state.js';
import { definitionList } from './definition-list.js';
import type { RegistrationGroup } from './registrations-api.js';
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

/** The answers of a registration and its price, to be read. */
export function answersTemplate(
  kit: Pick<RegistrationsKit, 'html' | 'nothing'>,
  group: RegistrationGroup,
  registration: OwnRegistration,
  context: TemplateContext,
): unknown {
  const { feeWords, openIds } = context;
  // the line that opens the details names the price and one fee
  const price =
    openIds && registration.fees.length < 2 ? undefined : priceText(registration, group.data.today, context);
  return definitionList(kit, [
    ...answerRows(group, registration, context),
    ...(price === undefined ? [] : [[feeWords.price, price] as const]),
  ]);
}
