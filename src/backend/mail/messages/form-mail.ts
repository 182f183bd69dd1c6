import { icalendarOf } from '../../../calendar/index.js';
import { formOf, recipientAddress, type Form } from '../../../forms/index.js';
import { supportedTag, wordsOf, type FormWords } from '../../../i18n/index.js';
import type { ClubEvent } from '../../../model/club-event.js';
import type { Workspace } from '../../../model/workspace.js';
import type { StoredForm } from '../../store/index.js';
import type { MailAttachment, Mailbox } from '../mail-message.js';
import { mailName } from '../mail-name.js';
import type { MailContext } from './message-kind.js';

/** The answers of a person, by the names of fields. */
export type Answers = Readonly<Record<string, unknown>>;

/** A form, and everything that mails about it say of it. */
export interface FormMail {
  readonly form: StoredForm;
  readonly formModel: Form;
  readonly event: ClubEvent | undefined;
  readonly language: string;
  readonly formWords: FormWords;
  /** Who answers questions about it: that of the form, of its event, or of the club. */
  readonly contact: string | null;
}

/** A label and its value. */
export type MailFact = readonly [label: string, value: string];

/** The one button of a mail. */
export interface MailButton {
  readonly link: string;
  readonly button: string;
}

/**
 * Reads a form and an event in the language of a mail: the event of the form's list, unless another list is given. Undefined if
 * there is no such form.
 */
export async function readFormMail(
  {
    store,
    memberApi,
  }: { readonly store: Pick<MailContext['store'], 'forms'>; readonly memberApi: MailContext['memberApi'] },
  workspace: Workspace,
  slug: string,
  preferred: string | null,
  event_list_id?: string,
): Promise<FormMail | undefined> {
  const form = await store.forms.find(workspace.id, slug);
  if (!form) return undefined;
  const language = preferred !== null && workspace.languages.includes(preferred) ? preferred : workspace.languages[0]!;
  const api = await memberApi(workspace);
  const [{ data: columns }, { data: events }] = await Promise.all([
    api.listColumns({ list_id: form.list_id }),
    api.listEvents(),
  ]);
  const event = events.find(({ list_id }) => list_id === (event_list_id ?? form.list_id));
  const eventForm = event && event.slug !== slug ? await store.forms.find(workspace.id, event.slug) : undefined;
  return {
    form,
    contact: form.contact_email ?? eventForm?.contact_email ?? workspace.contact_email,
    formModel: formOf(columns, form.layout, language),
    event,
    language,
    formWords: await wordsOf(language, 'form'),
  };
}

/** The recipient: the first person who has an address. */
export function recipientOf({ formModel }: FormMail, persons: readonly Answers[]): Mailbox | undefined {
  const address = recipientAddress(formModel, persons);
  return address === undefined ? undefined : { name: '', address };
}

export const personName = (person: Answers): string => {
  const { first_name, last_name } = (person['name'] ?? {}) as { first_name?: string; last_name?: string };
  return mailName([first_name, last_name].filter(Boolean).join(' '));
};

/** The days of an event in words. */
export const daysText = ({ start_date, end_date }: ClubEvent, language: string): string =>
  new Intl.DateTimeFormat(supportedTag(language), {
    dateStyle: 'full',
    timeZone: 'UTC',
    calendar: 'gregory',
  }).formatRange(Date.parse(start_date), Date.parse(end_date));

/** The title of a form: the words of a language isolate it. */
export const titleOf = ({ form, event }: FormMail): string => event?.title ?? form.title;

/** The event as a file for calendars, the same as at the gate. */
export const calendarFile = ({ form, event }: FormMail, now: number): readonly MailAttachment[] =>
  event
    ? [
        {
          filename: `${form.slug}.ics`,
          contentType: 'text/calendar; charset=utf-8',
          content: icalendarOf([event], { now: new Date(now).toISOString() }),
        },
      ]
    : [];
