import { html, nothing } from 'lit';
import type { FormController, IncrementalRender } from '../../controllers/index.js';
import { honeypotName } from '../../browser/form-controls.js';
import { isVisitorOnlyAnswer, marksOptional, type Form } from '../../forms/index.js';
import { momentIn, sentenceOf, type FormWords } from '../../i18n/index.js';
import { linkList } from '../form/links.js';
import { notice } from '../notice.js';
import type { OpenForm } from './open-form.js';
import { CLOSES_SOON_MS, FEW_PLACES } from '../../model/club-event.js';
import type { EntryController } from './entry-controller.js';
import { latestIssue } from '../form/latest-issue.js';
import type { FormSummary } from './form-summary.js';
import { submitError, maybeStoredText } from './submit-error.js';
import type { JoinWaitingList } from './waiting-list.js';

export interface EntryFormOptions {
  readonly openForm: OpenForm;
  readonly localizedForm: Form;
  readonly words: FormWords;
  readonly language: string;
  /** The progress and the outcome of sending. */
  readonly sending: Pick<
    FormController<unknown, unknown>,
    'issues' | 'shownIssues' | 'latestIssue' | 'failure' | 'isBusy' | 'watch'
  >;
  readonly entry: Pick<
    EntryController,
    'participants' | 'hasDraft' | 'maybeStored' | 'hasUnknownOutcome' | 'progress' | 'onFocus' | 'onInput'
  >;
  /** How much of the form is rendered. */
  readonly incremental: IncrementalRender;
  /** The summary of issues with links to their fields; undefined as long as it is not loaded. */
  readonly errorSummary: FormSummary | undefined;
  readonly submit: (event: Event) => void;
  readonly startOver: () => void;
  readonly join: JoinWaitingList;
}

/** The progress while the visitor waits for the answer. */
function progressText({ entry: { progress }, words }: EntryFormOptions): unknown {
  if (progress === 'checking') return words.checking;
  return progress
    ? words.retryIn(Math.ceil(progress.retryInMs / 1000))
    : html`<span class="later">${words.slow}</span>`;
}

/** The summary of issues if nothing else can be loaded. */
const plainSummary: FormSummary = (issues, _, { words, partialSuccess }) =>
  html`<div part="summary" class="notice alert" role="alert" tabindex="-1">
    ${partialSuccess}
    ${[...new Set(issues.map((issue) => sentenceOf(words, issue)))].map((text) => html`<p>${text}</p>`)}
  </div>`;

/** The form as it is filled in: what to know first, the questions, what became of sending it, the button. */
export function entryForm(options: EntryFormOptions): unknown {
  const {
    openForm,
    localizedForm,
    words,
    language,
    entry,
    sending,
    incremental,
    submit,
    startOver,
    errorSummary = plainSummary,
  } = options;
  const { form, api } = openForm;
  const { participants } = entry;
  const { issues, failure, isBusy: busy } = sending;
  const partialResult = participants.partialResult(words);
  const placesLeft = form.event?.places_left ?? null;
  const closesAt =
    form.closes_at && Date.parse(form.closes_at) - Date.parse(form.now) < CLOSES_SOON_MS ? form.closes_at : undefined;
  const partialSuccess = partialResult ? html`<p>${partialResult.message}</p>` : nothing;
  return html`<form
    novalidate
    method="dialog"
    @focusin=${entry.onFocus}
    @input=${entry.onInput}
    @change=${entry.onInput}
  >
    <div class="lead">
      ${localizedForm.intro ? html`<p><bdi>${localizedForm.intro}</bdi></p>` : nothing}
      ${placesLeft !== null && placesLeft < FEW_PLACES ? html`<p><strong>${words.placesLeft(placesLeft)}</strong></p>` : nothing}
      ${closesAt ? html`<p>${words.openUntil(momentIn(closesAt, language, form.time_zone))}</p>` : nothing}
      ${marksOptional(localizedForm) ? html`<p>${words.requiredNote}</p>` : nothing}
    </div>
    <div class="questions" ?inert=${busy} @input=${sending.watch} @focusout=${sending.watch}>
      ${
        entry.hasDraft
          ? notice(
              'status',
              entry.hasUnknownOutcome ? maybeStoredText(words, api.isIdempotent) : words.draftBack,
              html`${localizedForm.fields.some(isVisitorOnlyAnswer) ? html`<p>${words.draftNote}</p>` : nothing}
                <p><button type="button" @click=${startOver}>${words.startOver}</button></p>`,
            )
          : nothing
      }
      ${issues.length ? errorSummary(issues, participants.renderedFields(words), { ...options, partialSuccess }) : nothing}
      ${participants.questions({ words, language, issues: sending.shownIssues, hasRoom: incremental.hasRoom })}
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
    ${failure ? submitError(failure, { words, partialSuccess, maybeStored: entry.maybeStored, isIdempotent: api.isIdempotent }) : nothing}
    <div class="actions" ?inert=${!incremental.isComplete}>
      <button part="button" class="main" type="submit" aria-disabled=${busy ? 'true' : nothing} @click=${submit}>
        <span>${busy ? words.sending : (partialResult?.buttonText ?? (form.event ? words.send : words.apply))}</span>
      </button>
      <p role="status">${busy ? progressText(options) : latestIssue(sending, words)}</p>
    </div>
    ${linkList(form.legal, options)}
  </form>`;
}
