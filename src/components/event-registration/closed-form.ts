import { zonedMoment, type ClosedWords, type FormWords } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { Lit } from '../lit.js';
import { OptionalWords } from '../optional-words.js';
import type { FormKit } from './form-kit.js';
import type { FormSource } from './loaded-form.js';
import { waitingListOf, type JoinWaitingList, type WaitingListKit } from './waiting-list.js';

export interface ClosedFormOptions {
  readonly words: FormWords;
  readonly language: string;
  /** Time until it opens; empty when it is time, undefined if it opens too far off to wait, or nobody knows when. */
  readonly timeLeft: string | undefined;
  readonly join: JoinWaitingList;
}

/**
 * Renders the message of a form that is not open, and the link to its waiting list or to the club's events. Rejects if the words
 * cannot be loaded.
 *
 * @param kit - Lit, and what draws a notice and loads words
 */
const closedForm = async (
  { css, wordsOf, ...kit }: WaitingListKit & Pick<Lit, 'css'> & Pick<FormKit, 'wordsOf'>,
  { language: firstLanguage }: Pick<FormSource, 'language'>,
) => {
  const { html, nothing, notice } = kit;
  const closedWords = await OptionalWords.load('closed', firstLanguage, wordsOf);
  const { waitingList } = waitingListOf(kit);
  const styles = css`
    .countdown {
      font-size: 1.3em;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  `;

  /** The link to the other events of the club. */
  function allEvents({ slug, url }: RegistrationForm, words: FormWords): unknown {
    const club = url.endsWith(`/${slug}`) ? url.replace(/\/[^/]*$/, '') : undefined;
    return club ? html`<p><a href=${club}>${words.allEvents}</a></p>` : nothing;
  }

  /** Closed: since when, if that is known. */
  function closedText(
    { closes_at, now, time_zone }: RegistrationForm,
    { words, language, closed }: Pick<ClosedFormOptions, 'words' | 'language'> & { readonly closed: ClosedWords },
  ): string {
    const isPast = closes_at !== null && Date.parse(closes_at) <= Date.parse(now);
    return isPast ? closed.closedSince(zonedMoment(closes_at, language, time_zone)) : words.closed;
  }

  /** Not open: said before anything is typed. */
  function closedNotice(form: RegistrationForm, { words, language, timeLeft, join }: ClosedFormOptions): unknown {
    const { state, opens_at, waiting_list, time_zone } = form;
    // those of another language are there when the words of the form are
    const closed = closedWords.in(language, () => {});
    const events = allEvents(form, words);
    if (state === 'full')
      return waiting_list
        ? waitingList(waiting_list, { words, join, further: events })
        : notice('status', closed.full, events);
    if (state === 'closed') return notice('status', closedText(form, { words, language, closed }), events);
    return notice(
      'status',
      closed.notYetOpen(opens_at ? zonedMoment(opens_at, language, time_zone) : undefined),
      timeLeft === undefined
        ? events
        : html`<p class="countdown" role="timer">${timeLeft ? closed.opensIn(timeLeft) : closed.opensNow}</p>
            ${events}`,
    );
  }

  return { styles, closedNotice };
};

export type ClosedForm = Awaited<ReturnType<typeof closedForm>>;

export default closedForm;
