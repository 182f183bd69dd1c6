import { html, nothing } from 'lit';
import { type FormController } from '../../controllers/index.js';
import type { Progress } from '../../state/index.js';
import { honeypotName } from '../../browser/form-controls.js';
import { isVisitorOnlyAnswer, type Form } from '../../forms/index.js';
import { momentIn, type FormWords } from '../../i18n/index.js';
import { notice } from '../notice.js';
import type { OpenForm } from './open-form.js';
import type { Party } from './party.js';
import type { Pieces } from './pieces.js';
import type { Join } from './closed-form.js';
import { announced, summary } from './summary.js';
import { notSent, perhapsSent } from './not-sent.js';

/** Fewer places than this are worth a word. */
const few = 10;

/** Milliseconds before it closes from which on it is said when. */
const soon = 7 * 86_400_000;

export interface EntryFormOptions {
  readonly open: OpenForm;
  readonly asked: Form;
  readonly words: FormWords;
  readonly language: string;
  /** What came of sending, and what goes on while it is sent. */
  readonly sending: Pick<
    FormController<unknown, unknown>,
    'issues' | 'shown' | 'latest' | 'failure' | 'busy' | 'watch'
  >;
  readonly entry: {
    readonly party: Party;
    readonly draft: boolean;
    readonly sent: boolean;
    readonly unanswered: boolean;
    readonly progress: Progress;
    readonly touched: () => void;
    readonly typed: (event: Event) => void;
  };
  /** How much of it is drawn by now. */
  readonly pieces: Pieces;
  readonly submit: (event: Event) => void;
  readonly startOver: () => void;
  readonly join: Join;
}

/** What goes on while somebody waits for the answer. */
function waiting({ entry: { progress }, words }: EntryFormOptions): unknown {
  if (progress === 'checking') return words.checking;
  return progress ? words.again(Math.ceil(progress.retryInMs / 1000)) : html`<span class="later">${words.slow}</span>`;
}

/** The form as it is filled in: what to know first, the questions, what became of sending it, the button. */
export function entryForm(options: EntryFormOptions): unknown {
  const { open, asked, words, language, entry, sending, pieces, submit, startOver } = options;
  const { form, desk, closedForm } = open;
  const { party } = entry;
  const { issues, failure, busy } = sending;
  const soFar = party.soFar(words);
  const left = form.event?.places_left ?? null;
  const closes =
    form.closes_at && Date.parse(form.closes_at) - Date.parse(form.now) < soon ? form.closes_at : undefined;
  const some = soFar ? html`<p>${soFar.some}</p>` : nothing;
  return html`<form novalidate method="dialog" @focusin=${entry.touched} @input=${entry.typed} @change=${entry.typed}>
    <div class="lead">
      ${asked.intro ? html`<p><bdi>${asked.intro}</bdi></p>` : nothing}
      ${left !== null && left < few ? html`<p><strong>${words.placesLeft(left)}</strong></p>` : nothing}
      ${closes ? html`<p>${words.openUntil(momentIn(closes, language, form.time_zone))}</p>` : nothing}
      <p>${words.requiredNote}</p>
    </div>
    <div class="questions" ?inert=${busy} @input=${sending.watch} @focusout=${sending.watch}>
      ${
        entry.draft
          ? notice(
              'status',
              entry.unanswered ? perhapsSent(words, desk.retryProof) : words.draftBack,
              html`${asked.fields.some(isVisitorOnlyAnswer) ? html`<p>${words.draftWithout}</p>` : nothing}
                <p><button type="button" @click=${startOver}>${words.startOver}</button></p>`,
            )
          : nothing
      }
      ${issues.length ? summary(issues, party.drawn(words), { words, some }) : nothing} ${closedForm?.instead(options)}
      ${party.questions({ words, language, issues: sending.shown, fits: pieces.fits })}
      <input
        class="note"
        name=${honeypotName}
        tabindex="-1"
        autocomplete="off"
        aria-hidden="true"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
        data-protonpass-ignore
      />
    </div>
    ${failure ? notSent(failure, { words, some, sent: entry.sent, retryProof: desk.retryProof }) : nothing}
    <div class="actions" ?inert=${!pieces.whole}>
      <button part="button" class="main" type="submit" aria-disabled=${busy ? 'true' : nothing} @click=${submit}>
        <span>${busy ? words.sending : (soFar?.send ?? (form.event ? words.send : words.apply))}</span>
      </button>
      <p role="status">${busy ? waiting(options) : announced(sending, words)}</p>
    </div>
  </form>`;
}
