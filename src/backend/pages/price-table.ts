import { html } from 'hono/html';
import {
  defaultPriceLabel,
  familyPriceOf,
  inFormSpelling,
  textIn,
  type Form,
  type PriceLine,
} from '../../forms/index.js';
import { formatEuros, formatPercent, wordsOf, type FormWords } from '../../i18n/index.js';
import type { PriceRule, Reduction, RegistrationForm } from '../../model/registration-form.js';
import { conditionText } from './condition-text.js';
import type { Html } from './html-parts.js';
import type { PageContext } from './page.js';

/** Words and language of a price table. */
interface PriceContext {
  readonly words: FormWords;
  readonly language: string;
  readonly context: Pick<PageContext, 'words'>;
}

const row = (label: string, amount: string, { remark = '', isPart = false } = {}): Html =>
  html`<tr ${isPart ? html`class="help"` : ''}>
    <th scope="row"><bdi>${label}</bdi>${remark ? html` <small>${remark}</small>` : ''}</th>
    <td>${amount}</td>
  </tr>`;

/** All prices of a form and when they count, for who has no script: nothing is added up while they answer. */
export async function priceTable({ layout }: RegistrationForm, form: Form, pageContext: PriceContext): Promise<Html> {
  const { prices } = layout ?? {};
  if (!prices) return '';
  const { language, context } = pageContext;
  const words = await wordsOf(language, 'fees');
  const rule = (kind: 'base' | 'addition') => (own: PriceRule) =>
    row(textIn(own.label, language) ?? defaultPriceLabel(kind, words), formatEuros(own.cents, language), {
      remark: own.when ? conditionText([inFormSpelling(own.when, form)], form, pageContext) : '',
    });
  const reduction = (own: Reduction | undefined, condition: string) =>
    own
      ? [
          row(
            words.siblings,
            'percent' in own ? formatPercent(-own.percent, language) : formatEuros(-own.cents, language),
            { remark: condition },
          ),
        ]
      : [];
  const { base, additions = [], siblings = {} } = prices;
  const rows = [
    ...base.map(rule('base')),
    ...additions.map(rule('addition')),
    ...reduction(siblings.second, context.words.forSecond),
    ...reduction(siblings.third, context.words.fromThird),
  ];
  const [only] = base;
  // one price needs no heading over it
  return rows.length === 1 && only && !only.when
    ? html`<table class="prices">
        ${row(textIn(only.label, language) ?? words.price, formatEuros(only.cents, language))}
      </table>`
    : html`<table class="prices">
        <caption>
          ${words.price}
        </caption>
        ${rows}
      </table>`;
}

/** A person whose price is shown. */
interface PricedPerson {
  readonly title: string;
  readonly values: object;
}

/**
 * The price of the answers of all persons, registered or not: of one person its lines if there are several, of several persons the
 * price of each with what it consists of, and the sum.
 */
export async function priceOfAnswers(
  { layout, event, today }: RegistrationForm,
  { form, persons, language }: { form: Form; persons: readonly PricedPerson[]; language: string },
): Promise<Html> {
  const { prices } = layout ?? {};
  if (!prices) return '';
  const words = await wordsOf(language, 'fees');
  const { persons: priced, cents } = familyPriceOf(
    persons.map(({ values }) => values),
    { form, prices, firstDay: event?.start_date ?? today },
  );
  const lineRow = (line: PriceLine, isPart = false) =>
    row(textIn(line.label, language) ?? defaultPriceLabel(line.kind, words), formatEuros(line.cents, language), {
      isPart,
    });
  const isFamily = priced.length > 1;
  const rows = priced.flatMap(({ lines, cents: personCents }, index) => [
    ...(isFamily ? [row(persons[index]!.title, formatEuros(personCents, language))] : []),
    // a single line repeats the price
    ...(lines.length > 1 ? lines.map((line) => lineRow(line, isFamily)) : []),
  ]);
  return html`<table class="prices">
    ${rows}
    <tfoot>
      ${row(words.total, formatEuros(cents, language))}
    </tfoot>
  </table>`;
}
