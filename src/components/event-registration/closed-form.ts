import { momentIn, type FormWords } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { Lit } from '../lit.js';
import { waitingListOf, type JoinWaitingList, type WaitingListKit } from './waiting-list.js';

export interface ClosedFormOptions {
  readonly words: FormWords;
  readonly language: string;
  /** Time until it opens; empty when it is time, undefined if it opens too far off to wait, or nobody knows when. */
  readonly timeLeft: string | undefined;
  readonly join: JoinWaitingList;
}

/**
 * Renders the message of a form that is not open, and the link to its waiting list.
 *
 * @param kit - Lit, and what draws a notice
 */
const closedForm = ({ css, ...kit }: WaitingListKit & Pick<Lit, 'css'>) => {
  const { html, nothing, notice } = kit;
  const { waitingList } = waitingListOf(kit);
  const styles = css`
    .countdown {
      font-size: 1.3em;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  `;

  /** Not open: said before anything is typed. */
  function closedNotice(
    { state, opens_at, waiting_list, time_zone }: RegistrationForm,
    { words, language, timeLeft, join }: ClosedFormOptions,
  ): unknown {
    if (state === 'full')
      return waiting_list ? waitingList(waiting_list, { words, join }) : notice('status', words.full);
    if (state === 'closed') return notice('status', words.closed);
    return notice(
      'status',
      words.notYetOpen(opens_at ? momentIn(opens_at, language, time_zone) : undefined),
      timeLeft === undefined
        ? nothing
        : html`<p class="countdown" role="timer">${timeLeft ? words.opensIn(timeLeft) : words.opensNow}</p>`,
    );
  }

  return { styles, closedNotice };
};

export type ClosedForm = ReturnType<typeof closedForm>;

export default closedForm;
