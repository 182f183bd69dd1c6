import { html, nothing } from 'lit';
import {
  conditionText,
  defaultPriceLabel,
  formOf,
  inFormSpelling,
  labelOf,
  textIn,
  type Form,
  type FormField,
} from '../../../forms/index.js';
import { formatDay, formatEuros, formatPercent, isolate, zonedMoment } from '../../../i18n/index.js';
import type { DeskForm, DeskWorkspaceList } from '../../../model/desk-workspace.js';
import type { Condition, PriceRule, Reduction } from '../../../model/registration-form.js';
import { isolatedList } from '../isolated-list.js';
import { factsTemplate, type Fact } from './facts-template.js';
import type { WorkspaceContext } from './workspace-context.js';

const when = (
  conditions: readonly Condition[],
  form: Form,
  { workspaceWords, language, loginWords }: WorkspaceContext,
) =>
  conditionText(conditions, form, {
    words: workspaceWords,
    language,
    labelOf: (field) => labelOf(field, loginWords),
    isolate,
  });

/** A question: whether it has to be answered, the answers to choose from, and under what conditions it is asked. */
function questionFact(field: FormField, form: Form, context: WorkspaceContext): Fact {
  const { workspaceWords, loginWords, language } = context;
  const { options, optionLabels, age_on_first_day, sensitive } = field;
  const choices = options?.map((option) => optionLabels?.get(option) ?? option) ?? [];
  const conditions = [...field.visible_when, ...(age_on_first_day ? [{ age_on_first_day }] : [])];
  return {
    label: labelOf(field, loginWords),
    value: [
      field.required ? workspaceWords.required : loginWords.optional,
      ...(choices.length ? [isolatedList(choices, language, 'disjunction')] : []),
      ...(sensitive ? [workspaceWords.sensitive] : []),
    ].join('\n'),
    remark: when(conditions, form, context),
  };
}

function priceFacts({ layout }: DeskForm, form: Form, context: WorkspaceContext): Fact[] {
  if (!layout?.prices) return [];
  const { feeWords, workspaceWords, language } = context;
  const { base, additions = [], siblings = {} } = layout.prices;
  const ruleFact =
    (kind: 'base' | 'addition') =>
    ({ label, cents, when: condition }: PriceRule): Fact => ({
      label: textIn(label, language) ?? defaultPriceLabel(kind, feeWords),
      value: formatEuros(cents, language),
      remark: condition && when([inFormSpelling(condition, form)], form, context),
    });
  const reductionFact = (reduction: Reduction | undefined, remark: string): Fact => ({
    label: feeWords.siblings,
    value:
      reduction &&
      ('percent' in reduction ? formatPercent(-reduction.percent, language) : formatEuros(-reduction.cents, language)),
    remark,
  });
  return [
    ...base.map(ruleFact('base')),
    ...additions.map(ruleFact('addition')),
    reductionFact(siblings.second, workspaceWords.forSecond),
    reductionFact(siblings.third, workspaceWords.fromThird),
  ];
}

/** Settings of the form as a whole. */
function formFacts(
  { layout, contact_email, notify, opens_at, closes_at }: DeskForm,
  lists: readonly DeskWorkspaceList[],
  { workspaceWords, words, language, timeZone }: WorkspaceContext,
): Fact[] {
  const { waiting_list, participants, confirm_email, changes_until, cancel_until } = layout ?? {};
  const moment = (at: string | null) => (at === null ? undefined : zonedMoment(at, language, timeZone));
  const day = (at: string | undefined) => at && formatDay(at, language);
  return [
    { label: workspaceWords.opens, value: moment(opens_at) },
    { label: workspaceWords.closes, value: moment(closes_at) },
    { label: workspaceWords.participants, value: participants },
    {
      label: words.states.waiting,
      value: waiting_list && (lists.find(({ slug }) => slug === waiting_list)?.title ?? waiting_list),
    },
    { label: workspaceWords.confirmEmail, value: confirm_email ? words.yes : undefined },
    { label: workspaceWords.changesUntil, value: day(changes_until) },
    { label: workspaceWords.cancelUntil, value: day(cancel_until) },
    { label: workspaceWords.contact, value: contact_email ?? undefined },
    { label: workspaceWords.notify, value: notify ? workspaceWords.notifyOptions[notify] : undefined },
  ];
}

/** A form: what holds for all of it, its questions and its prices. */
export function formTemplate(
  deskForm: DeskForm,
  lists: readonly DeskWorkspaceList[],
  context: WorkspaceContext,
): unknown {
  const form = formOf(deskForm.columns, deskForm.layout, context.language);
  const facts = formFacts(deskForm, lists, context).filter(({ value }) => value !== undefined);
  const prices = priceFacts(deskForm, form, context);
  return html`${facts.length ? factsTemplate(facts, context) : nothing}
    <h3>${context.workspaceWords.questions}</h3>
    ${factsTemplate(
      form.fields.map((field) => questionFact(field, form, context)),
      context,
    )}
    ${
      prices.length
        ? html`<h3>${context.feeWords.price}</h3>
            ${factsTemplate(prices, context)}`
        : nothing
    }`;
}
