import { html, nothing } from 'lit';
import { formatDayRange } from '../../i18n/index.js';
import type { DeskCounts, DeskList, DeskSession } from '../../model/desk.js';
import { heading } from '../heading.js';
import type { DeskContext } from './desk-context.js';
import type { DeskController } from './desk-controller.js';

/** Counts that ask for somebody, the most urgent first. */
const ACTION_COUNTS = [
  'held',
  'applied',
  'waiting',
  'offered',
  'unconfirmed',
] as const satisfies readonly (keyof DeskCounts)[];

const daysOf = ({ start_date, end_date }: DeskList, language: string): unknown =>
  start_date ? html`<p>${formatDayRange(start_date, end_date ?? start_date, language)}</p>` : nothing;

function countButtons(page: DeskController, list: DeskList, { words, language }: DeskContext): unknown {
  const format = new Intl.NumberFormat(language);
  const canReview = page.desk!.actions.includes('review');
  const states = ACTION_COUNTS.filter((state) => list.counts[state] && (canReview || state !== 'held'));
  if (!states.length) return html`<p class="calm">${words.nothingToDo}</p>`;
  return html`<ul class="counts">
    ${states.map((state) => {
      const [count, label] = [format.format(list.counts[state]), words.states[state]];
      // a browser leaves out the space between two parts of a flexible box when it names the button
      return html`<li>
        <button
          type="button"
          class=${state}
          data-count=${state}
          aria-label="${count} ${label}"
          @click=${() => page.openList(list, state)}
        >
          <b>${count}</b> ${label}
        </button>
      </li>`;
    })}
  </ul>`;
}

function places({ max_persons, persons_count }: DeskList, { words, language }: DeskContext): string {
  const format = new Intl.NumberFormat(language);
  return max_persons === null
    ? `${words.persons}: ${format.format(persons_count)}`
    : `${words.places}: ${format.format(persons_count)} / ${format.format(max_persons)}`;
}

const facts = (list: DeskList, context: DeskContext): unknown =>
  html`<div class="facts">
    ${daysOf(list, context.language)} ${list.location ? html`<p><bdi>${list.location}</bdi></p>` : nothing}
    <p>${places(list, context)}</p>
    <p>${list.is_open ? context.words.open : context.words.closed}</p>
  </div>`;

/** Lists with something to do come first. */
const hasTasks = ({ counts }: DeskList): boolean => ACTION_COUNTS.some((state) => counts[state]);
const byUrgency = (lists: readonly DeskList[]): DeskList[] => [
  ...lists.filter(hasTasks),
  ...lists.filter((list) => !hasTasks(list)),
];

const card = (page: DeskController, list: DeskList, context: DeskContext): unknown =>
  html`<li class="card">
    <h2>
      <button type="button" class="plain" @click=${() => page.openList(list)}>
        <bdi>${list.title}</bdi>
      </button>
    </h2>
    ${list.type === 'event' ? facts(list, context) : nothing} ${countButtons(page, list, context)}
  </li>`;

/** Before a hosted service: that lists are incomplete, and which actions are not offered here. */
function hostedTemplate({ is_hosted, role }: DeskSession, { words: { hosted } }: DeskContext): unknown {
  if (!is_hosted) return nothing;
  const decides = role === 'owner' || role === 'organiser';
  return html`<p class="help hosted">${hosted.incomplete}${decides ? ` ${hosted.elsewhere}` : nothing}</p>`;
}

/** The lists of the organiser, as cards. */
export function listsTemplate(page: DeskController, context: DeskContext): unknown {
  const { lists, actions } = page.desk!;
  const { words } = context;
  const openScreen = (screen: 'money' | 'journal' | 'workspace', text: string) =>
    html`<button type="button" class="open-${screen}" @click=${() => page.goTo({ screen })}>${text}</button>`;
  const further = [
    ...(actions.includes('money') ? [openScreen('money', words.money)] : []),
    ...(actions.includes('journal') ? [openScreen('journal', words.journal.title)] : []),
    ...(actions.includes('settings') ? [openScreen('workspace', words.settings)] : []),
  ];
  return html`${heading(1, words.title)}
  ${further.length ? html`<div class="tools end screens">${further}</div>` : nothing}
  ${hostedTemplate(page.desk!, context)}
  ${
    lists.length
      ? html`<ul class="cards">
          ${byUrgency(lists).map((list) => card(page, list, context))}
        </ul>`
      : html`<p>${words.noLists}</p>`
  }`;
}
