import type { SavedDraft } from '../../state/index.js';
import { mayBeConsent, type Form, baseFieldName } from '../../forms/index.js';
import { momentIn, type FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { FormKit } from './form-kit.js';

/** Leads to another form, with what was typed so far. */
export type JoinWaitingList = (slug: string, draft?: SavedDraft) => void;

/** A form that was sent and found full, with the persons who are not registered yet. */
export interface WaitingListOptions {
  readonly openForm: { readonly form: RegistrationForm };
  readonly localizedForm: Form;
  readonly sending: { readonly issues: readonly Issue[] };
  readonly entry: { readonly participants: { readonly pendingKeys: readonly number[] } };
  readonly words: FormWords;
  readonly join: JoinWaitingList;
}

export interface ClosedFormOptions {
  readonly words: FormWords;
  readonly language: string;
  /** Time until it opens; empty when it is time, undefined if nobody waits. */
  readonly timeLeft: string | undefined;
  readonly join: JoinWaitingList;
}

interface WaitingPersons {
  readonly localizedForm: Form;
  /** The persons that are not registered yet. */
  readonly pendingKeys: readonly number[];
}

/** The entries of persons who are not registered yet, without consents: the other form may ask for consent to something else. */
function draftForWaitingList(
  form: HTMLFormElement | null,
  { localizedForm, pendingKeys = [] }: Partial<WaitingPersons>,
): SavedDraft | undefined {
  if (!form) return undefined;
  const consents = localizedForm?.fields.filter(mayBeConsent).map(({ name }) => name);
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] => {
    const fieldName = baseFieldName(name);
    if (value === '' || consents?.includes(fieldName)) return [];
    // registered persons are left out: those after them move up
    const index = pendingKeys.indexOf(Number(/^\.(\d+)\./.exec(name)?.[1] ?? 0));
    return [[index > 0 ? `.${index}.${fieldName}` : fieldName, String(value)]];
  });
  return { keys: pendingKeys.map((_, index) => index), entries, sent: [] };
}

/**
 * Renders the message of a form that is not open, and the link to its waiting list.
 *
 * @param kit - Lit, and what draws a notice
 */
export const closedForm = ({ css, html, nothing, notice }: FormKit) => {
  const styles = css`
    .countdown {
      font-size: 1.3em;
      font-weight: 600;
      font-variant-numeric: tabular-nums;
    }
  `;

  /** The way to the form that takes who found no place. */
  const waitingList = (
    slug: string,
    { words, join, ...persons }: Pick<ClosedFormOptions, 'words' | 'join'> & Partial<WaitingPersons>,
  ): unknown => {
    const onClick = ({ currentTarget }: Event) =>
      join(slug, draftForWaitingList((currentTarget as HTMLButtonElement).form, persons));
    return notice(
      'status',
      words.waitingList,
      html`<p><button type="button" @click=${onClick}>${words.joinWaitingList}</button></p>`,
    );
  };

  /** The way to it from a form that was filled in and sent, when the last place was gone. */
  const waitingListOffer = ({
    openForm: { form },
    sending: { issues },
    entry: { participants },
    ...options
  }: WaitingListOptions): unknown =>
    form.waiting_list && issues.some(({ code }) => code === 'full')
      ? waitingList(form.waiting_list, { ...options, pendingKeys: participants.pendingKeys })
      : nothing;

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

  return { styles, waitingListOffer, closedNotice };
};
