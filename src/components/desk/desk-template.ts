import { html, nothing } from 'lit';
import { errorMessage } from '../error-notice.js';
import { heading } from '../heading.js';
import { notice } from '../notice.js';
import { attendanceTemplate } from './attendance-template.js';
import type { DeskWords } from '../../i18n/desk-words.js';
import type { ActionNotice } from './action-runner.js';
import type { DeskContext } from './desk-context.js';
import type { DeskController } from './desk-controller.js';
import type { DeskRoute } from './desk-route.js';
import { journalTemplate } from './journal-template.js';
import { listTemplate } from './list-template.js';
import { listsTemplate } from './lists-template.js';
import { personTemplate } from './person-template.js';
import { reviewsTemplate } from './reviews-template.js';
import { signInTemplate } from './sign-in-template.js';

/** Nothing until the module of the screen is there. */
const lazyScreen = ({ lazyScreens, route }: DeskController, context: DeskContext): unknown =>
  lazyScreens.of(route.screen)?.draw(context) ?? nothing;

const screens: Readonly<Record<DeskRoute['screen'], (page: DeskController, context: DeskContext) => unknown>> = {
  lists: listsTemplate,
  journal: journalTemplate,
  reviews: reviewsTemplate,
  money: lazyScreen,
  bank: lazyScreen,
  message: lazyScreen,
  workspace: lazyScreen,
  answers: lazyScreen,
  duplicates: lazyScreen,
  add: lazyScreen,
  move: lazyScreen,
  list: listTemplate,
  attendance: attendanceTemplate,
  person: personTemplate,
};

/** The ways back, from the overview to the list of a person. */
function wayBack(page: DeskController, { words }: DeskContext): unknown {
  const { route, list } = page;
  if (route.screen === 'lists') return nothing;
  const isBelowList = ['person', 'attendance', 'message', 'answers', 'duplicates', 'add', 'move'].includes(
    route.screen,
  );
  return html`<nav aria-label=${words.title}>
    <button type="button" class="plain" data-back @click=${() => page.goTo({ screen: 'lists' })}>
      ${words.overview}
    </button>
    ${
      route.screen === 'bank'
        ? html`<button type="button" class="plain" data-back @click=${() => page.goTo({ screen: 'money' })}>
            ${words.money}
          </button>`
        : nothing
    }
    ${
      isBelowList && list
        ? html`<button
            type="button"
            class="plain"
            data-back
            @click=${() => page.goTo({ screen: 'list', list_id: list.list_id })}
          >
            <bdi>${list.title}</bdi>
          </button>`
        : nothing
    }
  </nav>`;
}

const outcomeText = ({ outcome: key, name }: ActionNotice, words: DeskWords): string =>
  key === 'changed' || key === 'gone' ? words[key] : words.done[key](name);

/** The outcome of the last action. */
function outcome({ notice }: DeskController, { words }: DeskContext): unknown {
  if (!notice) return nothing;
  const text = 'text' in notice ? notice.text : outcomeText(notice, words);
  return html`<div class="notice outcome" role="status" tabindex="-1"><p>${text}</p></div>`;
}

/** The heading of a screen that cannot be shown. */
const title = ({ list }: DeskController, { words }: DeskContext): unknown =>
  heading(1, list ? html`<bdi>${list.title}</bdi>` : words.title);

function content(page: DeskController, context: DeskContext): unknown {
  const { loginWords, words } = context;
  if (page.isGone) return html`${title(page, context)} ${notice('status', words.gone)}`;
  if (page.failure)
    return html`${title(page, context)}
    ${notice(
      'alert',
      errorMessage(page.failure, loginWords),
      html`<button type="button" @click=${() => page.load('[part=heading]')}>${loginWords.retry}</button>`,
    )}`;
  const screen = page.desk ? screens[page.route.screen](page, context) : nothing;
  return screen === nothing
    ? html`<p role="status">${loginWords.loading}</p>
        <p class="later">${loginWords.slow}</p>`
    : screen;
}

/** The whole desk. */
export function deskTemplate(page: DeskController, context: DeskContext): unknown {
  const { session, desk } = page;
  if (!session.isOpen || session.link) return signInTemplate(page, context);
  return html`<header>
      <slot name="club"></slot>
      ${wayBack(page, context)}
      <p class="who">
        ${desk ? html`<bdi>${desk.name ?? desk.email}</bdi>` : nothing}
        <button type="button" class="quiet sign-out" @click=${() => session.signOut()}>
          ${context.loginWords.signOut}
        </button>
      </p>
    </header>
    ${outcome(page, context)} ${content(page, context)}`;
}
