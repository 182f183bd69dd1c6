import { html, nothing } from 'lit';
import { formatDay, formatEuros, zonedMoment } from '../../i18n/index.js';
import type { DeskHistoryEntry, DeskRow } from '../../model/desk.js';
import type { RegistrationState } from '../../model/own-registration.js';
import type { DeskWords } from '../../i18n/desk-words.js';
import { heading } from '../heading.js';
import { actionsTemplate } from './actions-template.js';
import type { ActionSubject } from './action-runner.js';
import { allowedActions, canCorrect, canMove } from './allowed-actions.js';
import { answersTemplate } from './answers-template.js';
import { answerColumns, isBuiltIn, nameOf, type TableColumn } from './desk-columns.js';
import type { DeskContext } from './desk-context.js';
import type { DeskController } from './desk-controller.js';

function feeTemplate({ fee }: DeskRow, { words, language }: DeskContext): unknown {
  if (!fee || (fee.open === null && fee.paid === null)) return nothing;
  const amount = (label: string, cents: number | null, further: unknown = nothing) =>
    cents === null
      ? nothing
      : html`<div>
          <dt>${label}</dt>
          <dd>${formatEuros(cents, language)} ${further}</dd>
        </div>`;
  const due =
    fee.open && fee.due_on ? html`<span class="help">${words.dueOn(formatDay(fee.due_on, language))}</span>` : nothing;
  return html`<section>
    <h2>${words.fee}</h2>
    <dl>${amount(words.feeOpen, fee.open, due)} ${amount(words.feePaid, fee.paid)}</dl>
  </section>`;
}

/** The arrival, a correction, a move, or the change to a state. */
function historyText(
  { what, from, to }: DeskHistoryEntry,
  { states, received, journal, movedBetween }: DeskWords,
): string | undefined {
  if (what === 'created') return received;
  if (what === 'moved') return from && to ? movedBetween(from, to) : from ? journal.did.move : journal.did.arrive;
  if (what === 'corrected') return journal.did.correct;
  return Object.hasOwn(states, what) ? states[what as RegistrationState] : undefined;
}

function historyTemplate(history: readonly DeskHistoryEntry[], context: DeskContext, timeZone: string): unknown {
  const { words, language } = context;
  const entries = history.filter((entry) => historyText(entry, words) !== undefined);
  if (!entries.length) return nothing;
  return html`<section>
    <h2>${words.history}</h2>
    <ol class="history">
      ${entries.map(
        (entry) =>
          html`<li>
            <time datetime=${entry.at}>${zonedMoment(entry.at, language, timeZone)}</time>
            <span>${historyText(entry, words)} (${words.by[entry.by]})</span>
          </li>`,
      )}
    </ol>
  </section>`;
}

/** Whether a person's page shows an answer: of the fields that every list has, only those that were answered. */
const isShown =
  ({ values }: DeskRow) =>
  (column: TableColumn): boolean =>
    !isBuiltIn(column) || ![null, undefined, ''].includes(values[column.id] as null);

const editButton = (page: DeskController, { list_id, id }: ActionSubject, { loginWords }: DeskContext): unknown =>
  html`<div class="actions">
    <button type="button" class="correct" @click=${() => page.goTo({ screen: 'answers', list_id, person_id: id })}>
      <span>${loginWords.edit}</span>
    </button>
  </div>`;

const moveButton = (page: DeskController, { list_id, id }: ActionSubject, { words }: DeskContext): unknown =>
  html`<button type="button" class="move" @click=${() => page.goTo({ screen: 'move', list_id, person_id: id })}>
    <span>${words.moveToEvent}</span>
  </button>`;

/** One person: state, what can be done, answers, fee, history. */
export function personTemplate(page: DeskController, context: DeskContext): unknown {
  const { person, list, desk, actions } = page;
  if (!person || !list || !desk) return nothing;
  const { words, language } = context;
  const subject = { id: person.person_id, list_id: list.list_id, name: nameOf(person) };
  const { waiting_position: position, offered_until: until } = person;
  return html`${heading(1, html`<bdi>${nameOf(person) || words.noAnswer}</bdi>`)}
    <p class="state-line">
      ${person.state ? html`<span class="badge ${person.state}">${words.states[person.state]}</span>` : nothing}
      ${position === undefined ? nothing : html`<span>${words.waitingPosition}: ${position}</span>`}
      ${until === undefined ? nothing : html`<span>${words.offeredUntil(zonedMoment(until, language, desk.time_zone))}</span>`}
      ${
        person.created_at === null
          ? nothing
          : html`<span>${words.received}: ${zonedMoment(person.created_at, language, desk.time_zone)}</span>`
      }
    </p>
    ${actionsTemplate(
      actions,
      subject,
      allowedActions(desk, person),
      context,
      canMove(desk, person) && !actions.pending ? moveButton(page, subject, context) : nothing,
    )}
    <section>
      <h2>${words.answers}</h2>
      ${answersTemplate(answerColumns(list).filter(isShown(person)), person, context, desk.time_zone)}
      ${canCorrect(desk, person) ? editButton(page, subject, context) : nothing}
    </section>
    ${feeTemplate(person, context)}
    ${'history' in person ? historyTemplate(person.history, context, desk.time_zone) : nothing}`;
}
