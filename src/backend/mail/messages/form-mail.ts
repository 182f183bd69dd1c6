import { icalendarOf } from '../../../calendar/index.js';
import { formOf, recipientAddress, textIn, type Form } from '../../../forms/index.js';
import { isolate, supportedTag, wordsOf, type FormWords } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import type { ClubEvent } from '../../../model/club-event.js';
import type { Workspace } from '../../../model/workspace.js';
import type { StoredForm } from '../../store/index.js';
import { answerText } from '../answer-text.js';
import { mailHtml, mailText, type MailBlock, type MailText } from '../mail-html.js';
import type { MailAttachment, Mailbox } from '../mail-message.js';
import { mailName } from '../mail-name.js';
import type { MailContext } from './message-kind.js';

/** The answers of a person, by the names of fields. */
export type Answers = Readonly<Record<string, unknown>>;

/** A form, and everything that mails about it say of it. */
export interface FormMail {
  readonly form: StoredForm;
  readonly asked: Form;
  readonly event: ClubEvent | undefined;
  readonly language: string;
  readonly formWords: FormWords;
}

/** A label and its value. */
export type MailFact = readonly [label: string, value: string];

/** The one button of a mail. */
export interface MailButton {
  readonly link: string;
  readonly button: string;
}

export interface FormMailContent {
  readonly subject: string;
  readonly intro: string;
  /** Facts before day and place of the event. */
  readonly facts?: readonly MailFact[] | undefined;
  readonly button?: MailButton | undefined;
  /** How it is paid, after the button. */
  readonly payment?: readonly MailBlock[] | undefined;
  /** Paragraphs after the button. */
  readonly notes?: readonly string[] | undefined;
  readonly persons: readonly Answers[];
  /** Whether it has the thanks of the form, in the club's words. */
  readonly isThankful?: boolean | undefined;
  readonly repeat: boolean;
}

/**
 * Reads a form and an event in the language of a mail: the event of the form's list, unless another list is given. Undefined if
 * there is no such form.
 */
export async function readFormMail(
  { store, members }: MailContext,
  workspace: Workspace,
  slug: string,
  preferred: string | null,
  event_list_id?: string,
): Promise<FormMail | undefined> {
  const form = await store.forms.find(workspace.id, slug);
  if (!form) return undefined;
  const language = preferred !== null && workspace.languages.includes(preferred) ? preferred : workspace.languages[0]!;
  const api = await members(workspace);
  const [{ data: columns }, { data: events }] = await Promise.all([
    api.listColumns({ list_id: form.list_id }),
    api.listEvents(),
  ]);
  return {
    form,
    asked: formOf(columns, form.layout, language),
    event: events.find(({ list_id }) => list_id === (event_list_id ?? form.list_id)),
    language,
    formWords: await wordsOf(language, 'form'),
  };
}

/** The recipient: the first person who has an address. */
export function recipientOf({ asked }: FormMail, persons: readonly Answers[]): Mailbox | undefined {
  const address = recipientAddress(asked, persons);
  return address === undefined ? undefined : { name: '', address };
}

export const personName = (person: Answers): string => {
  const { first_name, last_name } = (person['name'] ?? {}) as { first_name?: string; last_name?: string };
  return mailName([first_name, last_name].filter(Boolean).join(' '));
};

/** The answers of a person with their labels, without sensitive ones, the name and the e-mail address. */
function answersOf({ asked, formWords: words, language }: FormMail, person: Answers): [string, string][] {
  return asked.fields.flatMap((field): [string, string][] => {
    if (field.sensitive || field.name === 'name' || field.name === 'email') return [];
    const value = answerText(person[field.name], field, { words, language: supportedTag(language) });
    const label = field.label ?? (words.labels as Readonly<Record<string, string>>)[field.name] ?? field.name;
    return value === undefined ? [] : [[label, isolate(value, language)]];
  });
}

/** The days of an event in words. */
const daysText = ({ start_date, end_date }: ClubEvent, language: string): string =>
  new Intl.DateTimeFormat(supportedTag(language), {
    dateStyle: 'full',
    timeZone: 'UTC',
    calendar: 'gregory',
  }).formatRange(Date.parse(start_date), Date.parse(end_date));

/** The title of a form: the words of a language isolate it. */
export const titleOf = ({ form, event }: FormMail): string => event?.title ?? form.title;

/** Words a mail about persons of a form. */
export async function wordFormMail(
  formMail: FormMail,
  workspace: Pick<Workspace, 'name' | 'contact_email'>,
  {
    subject,
    intro,
    facts = [],
    button,
    payment = [],
    notes = [],
    persons,
    isThankful = false,
    repeat,
  }: FormMailContent,
): Promise<MailText> {
  const { event, form, language, formWords } = formMail;
  const [words, registration] = [await serverWordsOf(language, 'mail'), await serverWordsOf(language, 'registration')];
  const names = persons
    .map(personName)
    .filter(Boolean)
    .map((name) => isolate(name, language));
  const greeted = new Intl.ListFormat(supportedTag(language)).format(names.length > 8 ? [] : names);
  const thanks = isThankful ? textIn(form.layout?.thanks, language) : undefined;
  const eventFacts: MailFact[] = event ? [[registration.when, daysText(event, language)]] : [];
  if (event?.location) eventFacts.push([registration.where, isolate(event.location, language)]);
  const allFacts = [...facts, ...eventFacts];
  const hasAnswers = persons.some((person) => Object.keys(person).some((name) => name !== 'name'));
  const blocks: MailBlock[] = [
    { text: words.greeting(greeted || undefined) },
    { text: intro },
    ...(thanks ? [{ text: thanks }] : []),
    ...(allFacts.length ? [{ facts: allFacts }] : []),
    ...(button ? [button] : []),
    ...payment,
    ...notes.map((text) => ({ text })),
    ...(hasAnswers ? [{ heading: formWords.answers }] : []),
    ...persons.flatMap((person): MailBlock[] => {
      const name = personName(person);
      const facts: [string, string][] = [
        ...(name ? [[formWords.labels['name']!, isolate(name, language)] as [string, string]] : []),
        ...answersOf(formMail, person),
      ];
      return facts.length ? [{ facts }] : [];
    }),
    { text: words.notYou(workspace.contact_email ? isolate(workspace.contact_email, language) : undefined) },
    ...(repeat ? [{ text: words.repeat }] : []),
    { text: isolate(workspace.name, language) },
  ];
  const frame = { language, organisation: workspace.name, preheader: intro };
  return { subject, text: mailText(blocks), html: mailHtml(blocks, frame) };
}

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
