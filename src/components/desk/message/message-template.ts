import { zonedMoment } from '../../../i18n/index.js';
import { html, nothing } from 'lit';
import type { DeskMessageWords } from '../../../i18n/desk-words.js';
import { writtenStates, type LoggedMessage } from '../../../model/desk-message.js';
import { errorMessage } from '../../error-notice.js';
import { heading } from '../../heading.js';
import type { DeskContext } from '../desk-context.js';
import type { DeskScreenHost } from '../desk-screen.js';
import { SHOWN_ROWS, type MessagePart, type MessageScreen } from './message-screen.js';

/** Words and language of the screen. */
interface MessageContext extends DeskContext {
  readonly messageWords: DeskMessageWords;
}

const numberIn = (count: number, { language }: MessageContext): string => new Intl.NumberFormat(language).format(count);

function recipientField(screen: MessageScreen, host: DeskScreenHost, context: MessageContext): unknown {
  const { words, messageWords } = context;
  const states = writtenStates.filter((state) => host.open?.loader.rows.some(({ row }) => row.state === state));
  const { shownIds } = screen;
  const choices: readonly (readonly [value: string, label: string])[] = [
    ['', messageWords.everyone],
    ...(shownIds ? [[SHOWN_ROWS, messageWords.shown(numberIn(shownIds.length, context))] as const] : []),
    ...states.map((state) => [state, words.states[state]] as const),
  ];
  return html`<div class="field">
    <label for="message-recipients">${messageWords.recipients}</label>
    <select
      part="control"
      id="message-recipients"
      @change=${({ currentTarget }: Event) => screen.choose((currentTarget as HTMLSelectElement).value)}
    >
      ${choices.map(
        ([value, label]) => html`<option value=${value} ?selected=${screen.recipients === value}>${label}</option>`,
      )}
    </select>
    <p class="help">${messageWords.help}</p>
  </div>`;
}

function issueText(screen: MessageScreen, part: MessagePart, context: MessageContext): string | undefined {
  const issue = screen.issueOf(part);
  if (!issue) return undefined;
  const { messageWords, words } = context;
  const { max = 0, names = '' } = issue.params ?? {};
  if (issue.code === 'too_long') return messageWords.tooLong(numberIn(Number(max), context));
  if (issue.code === 'unknown_placeholder') return messageWords.unknownPlaceholder(String(names));
  return issue.code === 'required' ? messageWords.required[part] : words.failed;
}

/** Inserts a placeholder where the text is being written. */
function insert(screen: MessageScreen, button: HTMLElement, name: string): void {
  const text = button.closest('.message')!.querySelector<HTMLTextAreaElement>('#message-text')!;
  text.setRangeText(`{{${name}}}`, text.selectionStart, text.selectionEnd, 'end');
  screen.type('text', text.value);
  text.focus();
}

const placeholderButtons = (screen: MessageScreen, { messageWords }: MessageContext): unknown =>
  html`<div class="actions inserts" role="group" aria-label=${messageWords.insert}>
    <span aria-hidden="true">${messageWords.insert}</span>
    ${(['first_name', 'event', 'link'] as const).map(
      (name) =>
        html`<button
          type="button"
          data-insert=${name}
          @click=${({ currentTarget }: Event) => insert(screen, currentTarget as HTMLElement, name)}
        >
          ${messageWords.placeholders[name]}
        </button>`,
    )}
  </div>`;

function textField(screen: MessageScreen, part: MessagePart, context: MessageContext): unknown {
  const issue = issueText(screen, part, context);
  const type = ({ currentTarget }: Event) =>
    screen.type(part, (currentTarget as HTMLInputElement | HTMLTextAreaElement).value);
  const invalid = issue ? 'true' : nothing;
  const describedBy = issue ? `message-${part}-issue` : nothing;
  return html`<div class=${issue ? 'field wrong' : 'field'}>
    <label for="message-${part}">${context.messageWords[part]}</label>
    ${
      part === 'subject'
        ? html`<input
            part="control"
            type="text"
            id="message-subject"
            dir="auto"
            autocomplete="off"
            .value=${screen.draft.subject}
            aria-invalid=${invalid}
            aria-describedby=${describedBy}
            @input=${type}
          />`
        : html`<textarea
            part="control"
            id="message-text"
            dir="auto"
            rows="10"
            .value=${screen.draft.text}
            aria-invalid=${invalid}
            aria-describedby=${describedBy}
            @input=${type}
          ></textarea>`
    }
    ${issue ? html`<p class="issue" id="message-${part}-issue">${issue}</p>` : nothing}
  </div>`;
}

/** Result of the last preview or sending; undefined before. */
function outcome({ failure, sentCount, preview }: MessageScreen, context: MessageContext): unknown {
  const { words, loginWords, messageWords } = context;
  const say = (role: 'alert' | 'status', text: string) =>
    html`<div class="notice ${role === 'alert' ? 'alert' : 'outcome'} message-notice" role=${role} tabindex="-1">
      <p>${text}</p>
    </div>`;
  if (failure) return say('alert', failure === 'busy' ? loginWords.busy : words[failure]);
  if (sentCount !== undefined) return say('status', messageWords.sent(numberIn(sentCount, context)));
  return preview?.mails === 0 ? say('alert', messageWords.nobody) : nothing;
}

/** The question before it is sent, with the first mail. */
function question(screen: MessageScreen, context: MessageContext): unknown {
  const { messageWords, loginWords } = context;
  const { mails, without_address, example } = screen.preview!;
  if (!example) return nothing;
  return html`<div class="notice question" role="group" aria-labelledby="message-question">
    <p><b dir="auto">${example.subject}</b></p>
    <p class="message-example" dir="auto">${example.text.trim()}</p>
    <p id="message-question">${messageWords.ask(numberIn(mails, context))}</p>
    ${without_address ? html`<p class="help">${messageWords.withoutAddress(numberIn(without_address, context))}</p>` : nothing}
    <div class="actions">
      <button type="button" class="keep" @click=${screen.keep}>${messageWords.keep}</button>
      <button type="button" class="main send" aria-disabled=${screen.isBusy ? 'true' : nothing} @click=${screen.send}>
        <span>${screen.isBusy ? loginWords.loading : messageWords.send}</span>
      </button>
    </div>
  </div>`;
}

/** The subject as its readers got it, as far as it is the same for all. */
const subjectText = (subject: string, { list }: DeskScreenHost, { messageWords }: MessageContext): string =>
  subject.replaceAll(/\{\{(event|first_name|link)\}\}/g, (_, name: 'event' | 'first_name' | 'link') =>
    name === 'event' && list ? list.title : `[${messageWords.placeholders[name]}]`,
  );

/** The mails of a message that wait, and the persons whom it did not reach. */
function deliveryTemplate(
  { waiting, undelivered, undelivered_to }: Pick<LoggedMessage, 'waiting' | 'undelivered' | 'undelivered_to'>,
  host: DeskScreenHost,
  context: MessageContext,
): unknown {
  const { messageWords } = context;
  const { list_id } = host.list!;
  return html`${waiting ? html`<p class="help">${messageWords.waiting(numberIn(waiting, context))}</p>` : nothing}
  ${undelivered ? html`<p class="undelivered">${messageWords.undelivered(numberIn(undelivered, context))}</p>` : nothing}
  ${
    undelivered_to.length
      ? html`<ul class="undelivered-to">
          ${undelivered_to.map(
            ({ person_id, name }) =>
              html`<li>
                <button type="button" class="plain" @click=${() => host.goTo({ screen: 'person', list_id, person_id })}>
                  <bdi>${name}</bdi>
                </button>
              </li>`,
          )}
        </ul>`
      : nothing
  }`;
}

/** The messages before, the newest first. */
function log({ messages, error }: MessageScreen, host: DeskScreenHost, context: MessageContext): unknown {
  const { messageWords, loginWords, language } = context;
  if (error) return html`<p role="alert">${errorMessage(error, loginWords)}</p>`;
  if (!messages?.length) return nothing;
  return html`<section>
    <h2>${messageWords.log}</h2>
    <ol class="journal">
      ${messages.map(
        ({ at, subject, by, name, mails, ...delivery }) =>
          html`<li>
            <time datetime=${at}>${zonedMoment(at, language, host.desk!.time_zone)}</time>
            <p><bdi>${subjectText(subject, host, context)}</bdi></p>
            <p class="help"><bdi>${name ?? by}</bdi> · ${messageWords.mails(numberIn(mails, context))}</p>
            ${deliveryTemplate(delivery, host, context)}
          </li>`,
      )}
    </ol>
  </section>`;
}

/** A message to the participants of a list. */
export function messageTemplate(screen: MessageScreen, host: DeskScreenHost, context: MessageContext): unknown {
  const { messageWords, loginWords } = context;
  const { preview, isBusy } = screen;
  return html`${heading(1, messageWords.title)} ${outcome(screen, context)}
    <div class="message card">
      ${recipientField(screen, host, context)} ${textField(screen, 'subject', context)}
      ${textField(screen, 'text', context)} ${placeholderButtons(screen, context)}
      ${
        preview?.example
          ? question(screen, context)
          : html`<div class="actions">
              <button
                type="button"
                class="main preview"
                aria-disabled=${isBusy ? 'true' : nothing}
                @click=${screen.openQuestion}
              >
                <span>${isBusy ? loginWords.loading : messageWords.preview}</span>
              </button>
            </div>`
      }
    </div>
    ${log(screen, host, context)}`;
}
