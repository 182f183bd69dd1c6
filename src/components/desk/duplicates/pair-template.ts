import { zonedMoment } from '../../../i18n/index.js';
import { html, nothing } from 'lit';
import type { DeskColumn, DeskRow } from '../../../model/desk.js';
import { failureText } from '../actions-template.js';
import { answerColumns, nameOf, type TableColumn } from '../desk-columns.js';
import type { DeskScreenHost } from '../desk-screen.js';
import { columnLabel, formatCell } from '../format-cell.js';
import { answersTemplate } from '../answers-template.js';
import type { DuplicatesContext } from './duplicates-context.js';
import type { DuplicatesScreen } from './duplicates-screen.js';
import type { DuplicatePair, Side } from './pair.js';

/** A pair with all that its parts are drawn with. */
interface PairContext extends DuplicatesContext {
  readonly pair: DuplicatePair;
  readonly screen: DuplicatesScreen;
  readonly host: DeskScreenHost;
  readonly timeZone: string;
}

const SIDES: readonly Side[] = [0, 1];

/** On a phone, a moment is wider than one of two sides. */
const NO_BREAK_SPACE = '\u00a0';

const asTableColumn = ({ name, label, kind }: DeskColumn): TableColumn => ({
  ...{ id: name, kind, label },
  valueOf: ({ values }) => values[name],
});

/** The answers of both, or both persons, to choose from. */
function choice(
  legend: unknown,
  name: string,
  options: {
    readonly chosen: Side;
    readonly text: (side: Side) => unknown;
    readonly choose: (side: Side) => void;
    readonly isDisabled?: (side: Side) => boolean;
  },
): unknown {
  const { chosen, text, choose, isDisabled = () => false } = options;
  return html`<fieldset class="pair-choice">
    <legend>${legend}</legend>
    <div class="pair-sides">
      ${SIDES.map(
        (side) =>
          html`<label class=${chosen === side ? 'option selected' : 'option'}>
            <input
              type="radio"
              name=${name}
              value=${side}
              .checked=${chosen === side}
              ?disabled=${isDisabled(side)}
              @change=${() => choose(side)}
            />
            <span>${text(side)}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/** The choice of the registration that stays: states and moments of both; with a number each if these are the same. */
function keepChoice({ pair, screen, duplicatesWords, words, language, timeZone }: PairContext): unknown {
  const { persons, must_keep, both_paid } = pair.duplicate;
  const momentOf = ({ created_at }: DeskRow) =>
    created_at && zonedMoment(created_at, language, timeZone).replaceAll(NO_BREAK_SPACE, ' ');
  const [first, second] = persons;
  const isNumbered = first.state === second.state && momentOf(first) === momentOf(second);
  const number = new Intl.NumberFormat(language);
  const text = (side: Side) => {
    const { state } = persons[side];
    const moment = momentOf(persons[side]);
    return html`<b>
        ${isNumbered ? `${number.format(side + 1)}.` : nothing} ${state ? words.states[state] : nothing}
      </b>
      ${moment ? html`<span class="help">${words.received}: ${moment}</span>` : nothing}`;
  };
  return html`${choice(duplicatesWords.keep, `keep-${pair.id}`, {
    chosen: pair.keep,
    text,
    choose: (side) => screen.keep(pair, side),
    isDisabled: (side) => both_paid || !pair.canKeep(side),
  })}
  ${must_keep === null ? nothing : html`<p class="help">${duplicatesWords.mustKeep}</p>`}`;
}

/** A text in which a line may break after each `@`. */
const breakableAddress = (text: string): unknown =>
  text.split('@').map((piece, index) => (index ? html`@<wbr />${piece}` : piece));

function answerText({ name, kind }: DeskColumn, side: Side, context: PairContext): unknown {
  const text = formatCell(context.pair.duplicate.persons[side].values[name], kind, context, context.timeZone);
  return text ? html`<bdi>${breakableAddress(text)}</bdi>` : html`<span class="none">${context.words.noAnswer}</span>`;
}

const answerChoice = (column: DeskColumn, context: PairContext): unknown =>
  choice(
    html`<bdi>${columnLabel(asTableColumn(column), context, context.timeZone)}</bdi>`,
    `${column.name}-${context.pair.id}`,
    {
      chosen: context.pair.sideOf(column),
      text: (side) => answerText(column, side, context),
      choose: (side) => context.screen.choose(context.pair, column, side),
    },
  );

/** A consent that differs: nobody takes it over. */
const fixedAnswer = (column: DeskColumn, context: PairContext): unknown =>
  html`<div
    class="pair-choice"
    role="group"
    aria-label=${columnLabel(asTableColumn(column), context, context.timeZone)}
  >
    <p class="label"><bdi>${columnLabel(asTableColumn(column), context, context.timeZone)}</bdi></p>
    <div class="pair-sides">${SIDES.map((side) => html`<p>${answerText(column, side, context)}</p>`)}</div>
    <p class="help">${context.duplicatesWords.fixed}</p>
  </div>`;

function differences(context: PairContext): unknown {
  const { pair, duplicatesWords } = context;
  const { differing, fixed } = pair;
  if (!differing.length && !fixed.length) return nothing;
  return html`<h3>${duplicatesWords.differing}</h3>
    ${differing.map((column) => answerChoice(column, context))} ${fixed.map((column) => fixedAnswer(column, context))}`;
}

function sameAnswers(context: PairContext): unknown {
  const { pair, host, duplicatesWords, timeZone } = context;
  const names = pair.unchanged.map(({ name }) => name);
  const columns = answerColumns(host.list!).filter(({ id }) => names.includes(id));
  return columns.length
    ? html`<details>
        <summary>${duplicatesWords.same}</summary>
        ${answersTemplate(columns, pair.kept, context, timeZone)}
      </details>`
    : nothing;
}

function failure({ screen, duplicatesWords, ...context }: PairContext): unknown {
  if (!screen.failure) return nothing;
  const { failure: reason } = screen;
  const text =
    reason === 'both_paid'
      ? duplicatesWords.bothPaid
      : reason === 'must_keep'
        ? duplicatesWords.mustKeep
        : failureText(reason, context);
  return html`<p role="alert" class="pair-failure" tabindex="-1">${text}</p>`;
}

/** The question before both are merged; the safe answer has the focus. */
function question(context: PairContext): unknown {
  const { pair, screen, words, duplicatesWords, loginWords } = context;
  return html`<div class="notice alert question" role="group" aria-labelledby="merge-question">
    <p id="merge-question">${duplicatesWords.ask(nameOf(pair.kept))}</p>
    ${failure(context)}
    <div class="actions">
      <button type="button" class="keep" @click=${screen.close}>${words.keep}</button>
      <button
        type="button"
        class="yes"
        aria-disabled=${screen.isBusy ? 'true' : nothing}
        @click=${() => screen.merge(pair)}
      >
        ${screen.isBusy ? loginWords.loading : duplicatesWords.merge}
      </button>
    </div>
  </div>`;
}

function buttons(context: PairContext): unknown {
  const { pair, screen, duplicatesWords } = context;
  return html`${pair.duplicate.both_paid ? html`<p class="notice">${duplicatesWords.bothPaid}</p>` : nothing}
    <div class="actions">
      ${
        pair.duplicate.both_paid
          ? nothing
          : html`<button type="button" class="main" data-merge=${pair.id} @click=${() => screen.openQuestion(pair)}>
              <span>${duplicatesWords.merge}</span>
            </button>`
      }
      <button type="button" data-distinct=${pair.id} @click=${() => screen.markDistinct(pair)}>
        ${duplicatesWords.twoPersons}
      </button>
    </div>`;
}

/** Two persons side by side: which stays, which answers stay, and what can be done. */
export function pairTemplate(
  pair: DuplicatePair,
  screen: DuplicatesScreen,
  host: DeskScreenHost,
  duplicatesContext: DuplicatesContext,
): unknown {
  const context = { ...duplicatesContext, pair, screen, host, timeZone: host.desk!.time_zone };
  const { words, duplicatesWords } = context;
  return html`<article class="card pair" data-pair=${pair.id}>
    <h2><bdi>${nameOf(pair.kept) || words.noAnswer}</bdi></h2>
    <p class="help">${duplicatesWords.shared[pair.duplicate.shared]}</p>
    ${keepChoice(context)} ${differences(context)} ${sameAnswers(context)}
    ${screen.questioned === pair ? question(context) : buttons(context)}
  </article>`;
}
