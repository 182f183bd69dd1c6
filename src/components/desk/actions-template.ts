import { html, nothing } from 'lit';
import type { DeskPersonAction } from '../../i18n/desk-words.js';
import { MAX_SENTENCE_LENGTH } from '../../model/desk.js';
import { WITHOUT_QUESTION, type ActionFailure, type ActionRunner, type ActionSubject } from './action-runner.js';
import type { DeskContext } from './desk-context.js';

/** The sentence about a failed action. */
export const failureText = (failure: ActionFailure, { words, loginWords }: DeskContext): string =>
  failure === 'busy' ? loginWords.busy : words[failure];

/** Field for a sentence in the mail about a decline. The text stays while it is sent. */
const sentenceField = (actions: ActionRunner, { words }: DeskContext): unknown =>
  html`<div class="field">
    <label for="sentence">${words.sentence.label}</label>
    <textarea
      part="control"
      id="sentence"
      rows="3"
      dir="auto"
      maxlength=${MAX_SENTENCE_LENGTH}
      aria-describedby="sentence-help"
      ?readonly=${actions.isBusy}
      .value=${actions.sentence}
      @input=${({ currentTarget }: Event) => (actions.sentence = (currentTarget as HTMLTextAreaElement).value)}
    ></textarea>
    <p class="help" id="sentence-help">${words.sentence.help}</p>
  </div>`;

/** Actions after which something is gone. */
const DESTRUCTIVE: readonly DeskPersonAction[] = ['delete', 'decline', 'cancel'];

/** The question before an action; the safe answer has the focus. */
function question(actions: ActionRunner, context: DeskContext): unknown {
  const { action, subject } = actions.pending!;
  const { words, loginWords } = context;
  if (action === 'release') return nothing;
  const isDestructive = DESTRUCTIVE.includes(action);
  return html`<div class="notice question ${isDestructive ? 'alert' : ''}" role="group" aria-labelledby="question">
    <p id="question">${words.ask[action](subject.name)}</p>
    ${action === 'decline' ? sentenceField(actions, context) : nothing}
    ${actions.failure ? html`<p role="alert" tabindex="-1">${failureText(actions.failure, context)}</p>` : nothing}
    <div class="actions">
      <button type="button" class="keep" @click=${actions.keep}>${words.keep}</button>
      <button
        type="button"
        class=${isDestructive ? 'yes' : 'yes main'}
        aria-disabled=${actions.isBusy ? 'true' : nothing}
        @click=${actions.run}
      >
        <span>${actions.isBusy ? loginWords.loading : words.actions[action]}</span>
      </button>
    </div>
  </div>`;
}

/** The buttons of what can be done with a registration, and `more` in their row; or the question that was opened. */
export function actionsTemplate(
  actions: ActionRunner,
  subject: ActionSubject,
  allowed: readonly DeskPersonAction[],
  context: DeskContext,
  more: unknown = nothing,
): unknown {
  const pending = actions.pending?.subject.id === subject.id ? actions.pending : undefined;
  if (pending && !WITHOUT_QUESTION.includes(pending.action)) return question(actions, context);
  if (!allowed.length && more === nothing) return nothing;
  const failure = pending && actions.failure;
  return html`${
      failure
        ? html`<div class="notice alert failure" role="alert" tabindex="-1">
            <p>${failureText(failure, context)}</p>
          </div>`
        : nothing
    }
    <div class="actions">
      ${allowed.map(
        (action) =>
          html`<button
            type="button"
            class=${action === 'accept' || action === 'release' ? 'main' : ''}
            data-action=${action}
            aria-disabled=${actions.isBusy ? 'true' : nothing}
            @click=${() => actions.begin(action, subject)}
          >
            <span>${context.words.actions[action]}</span>
          </button>`,
      )}
      ${more}
    </div>`;
}
