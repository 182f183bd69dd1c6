import { css, html, nothing } from 'lit';
import type { Words } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { notice } from '../notice.js';
import { pointInTime } from './dates.js';
export { Opening } from './opening.js';

export const styles = css`
  .countdown {
    font-size: 1.3em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export interface NotOpenOptions {
  readonly words: Words;
  readonly language: string;
  /** Time until it opens; empty when it is time, undefined where nobody waits. */
  readonly left: string | undefined;
  readonly join: (slug: string) => void;
}

/** The way to the form that takes who found no place. */
export const waitingList = (slug: string, { words, join }: Pick<NotOpenOptions, 'words' | 'join'>): unknown =>
  notice(
    'status',
    words.waitingList,
    html`<p><button type="button" @click=${() => join(slug)}>${words.joinWaitingList}</button></p>`,
  );

/** Not open: said before anything is typed. */
export function notOpen(
  { state, opens_at, waiting_list }: RegistrationForm,
  { words, language, left, join }: NotOpenOptions,
): unknown {
  if (state === 'full') return waiting_list ? waitingList(waiting_list, { words, join }) : notice('status', words.full);
  if (state === 'closed') return notice('status', words.closed);
  return notice(
    'status',
    words.notYetOpen(opens_at ? pointInTime(opens_at, language) : undefined),
    left === undefined
      ? nothing
      : html`<p class="countdown" role="timer">${left ? words.opensIn(left) : words.opensNow}</p>`,
  );
}
