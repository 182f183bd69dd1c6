import type { SavedDraft } from '../../state/index.js';
import { mayBeConsent, type Form, baseFieldName } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { Issue } from '../../model/issue.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import type { Lit } from '../lit.js';
import type { notice } from '../notice.js';

/** Leads to another form, with what was typed so far. */
export type JoinWaitingList = (slug: string, draft?: SavedDraft) => void;

/** Everything that a way to a waiting list takes from the script. */
export interface WaitingListKit extends Pick<Lit, 'html' | 'nothing'> {
  readonly notice: typeof notice;
}

interface WaitingPersons {
  readonly localizedForm: Form;
  /** The persons that are not registered yet. */
  readonly pendingKeys: readonly number[];
}

/** A form that was sent and found full, with the persons who are not registered yet. */
export interface WaitingListOptions {
  readonly openForm: { readonly form: RegistrationForm };
  readonly localizedForm: Form;
  readonly sending: { readonly issues: readonly Issue[] };
  readonly entry: { readonly participants: { readonly pendingKeys: readonly number[] } };
  readonly words: FormWords;
  readonly join: JoinWaitingList;
  /** Below the button. */
  readonly further?: unknown;
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

/** The ways to a waiting list: from a form that is full, and from one that was filled in when the last place was gone. */
export const waitingListOf = ({ html, nothing, notice }: WaitingListKit) => {
  const waitingList = (
    slug: string,
    {
      words,
      join,
      further = nothing,
      ...persons
    }: Pick<WaitingListOptions, 'words' | 'join' | 'further'> & Partial<WaitingPersons>,
  ): unknown => {
    const onClick = ({ currentTarget }: Event) =>
      join(slug, draftForWaitingList((currentTarget as HTMLButtonElement).form, persons));
    return notice(
      'status',
      words.waitingList,
      html`<button class=${persons.pendingKeys ? '' : 'main'} type="button" @click=${onClick}>
          <span>${words.joinWaitingList}</span>
        </button>
        ${further}`,
    );
  };

  const waitingListOffer = ({
    openForm: { form },
    sending: { issues },
    entry: { participants },
    ...options
  }: WaitingListOptions): unknown =>
    form.waiting_list && issues.some(({ code }) => code === 'full')
      ? waitingList(form.waiting_list, { ...options, pendingKeys: participants.pendingKeys })
      : nothing;

  return { waitingList, waitingListOffer };
};
