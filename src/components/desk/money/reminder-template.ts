import { html, nothing } from 'lit';
import type { MoneyContext } from './money-context.js';
import type { MoneyScreen } from './money-screen.js';

const numberIn = (count: number, { language }: MoneyContext): string => new Intl.NumberFormat(language).format(count);

/** Result of a reminder; nothing before. */
export function reminderNotice({ reminder }: MoneyScreen, context: MoneyContext): unknown {
  const { failure, sentCount } = reminder;
  const { words, loginWords, messageWords } = context;
  if (failure)
    return html`<div class="notice alert reminder-notice" role="alert" tabindex="-1">
      <p>${failure === 'busy' ? loginWords.busy : failure === 'gone' ? words.changed : words[failure]}</p>
    </div>`;
  if (sentCount === undefined) return nothing;
  return html`<div class="notice outcome reminder-notice" role="status" tabindex="-1">
    <p>${messageWords.sent(numberIn(sentCount, context))}</p>
  </div>`;
}

/** The question before fees are reminded of, with the first mail. Nothing unless it is open. */
export function reminderQuestion(screen: MoneyScreen, context: MoneyContext): unknown {
  const { preview, isBusy } = screen.reminder;
  if (!preview) return nothing;
  const { words, moneyWords, messageWords, loginWords } = context;
  const { mails, recent, without_address, example } = preview;
  const leftOut = recent ? moneyWords.recentlyReminded(numberIn(recent, context)) : undefined;
  const question = mails ? messageWords.ask(numberIn(mails, context)) : (leftOut ?? messageWords.nobody);
  return html`<div class="notice question reminder" role="group" tabindex="-1" aria-labelledby="reminder-question">
    ${
      example
        ? html`<p><b dir="auto">${example.subject}</b></p>
            <p class="message-example" dir="auto">${example.text.trim()}</p>`
        : nothing
    }
    <p id="reminder-question">${question}</p>
    ${mails && leftOut ? html`<p class="help">${leftOut}</p>` : nothing}
    ${without_address ? html`<p class="help">${messageWords.withoutAddress(numberIn(without_address, context))}</p>` : nothing}
    <div class="actions">
      <button type="button" class="keep" @click=${screen.reminder.close}>${words.keep}</button>
      ${
        recent
          ? html`<button type="button" class="again" @click=${screen.remindAgain}>${moneyWords.remindAgain}</button>`
          : nothing
      }
      ${
        mails
          ? html`<button
              type="button"
              class="main send-reminder"
              aria-disabled=${isBusy ? 'true' : nothing}
              @click=${screen.sendReminder}
            >
              <span>${isBusy ? loginWords.loading : messageWords.send}</span>
            </button>`
          : nothing
      }
    </div>
  </div>`;
}
