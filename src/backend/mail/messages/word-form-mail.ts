import { columnTypes } from '../../../fields/index.js';
import { textIn } from '../../../forms/index.js';
import { isolate, supportedTag, wordsOf } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import { registrationNumber } from '../../../model/registration-number.js';
import type { Workspace, WordedMailKind } from '../../../model/workspace.js';
import { answerText } from '../answer-text.js';
import { fillTemplate, hasPlaceholder, ownText } from '../fill-template.js';
import { imageFiles, mailText, textBlocks, type MailBlock } from '../mail-blocks.js';
import { mailHtml } from '../mail-html.js';
import { toSingleLine } from '../single-line.js';
import {
  daysText,
  personName,
  titleOf,
  type Answers,
  type FormMail,
  type MailButton,
  type MailFact,
} from './form-mail.js';
import type { ComposedMail } from './message-kind.js';

/** A greeting lists no names of a larger family. */
const MAX_NAMES_IN_GREETING = 8;

export interface FormMailContent {
  /** Of the club's own text; absent if a club has none for it. */
  readonly kind?: WordedMailKind;
  readonly subject: string;
  readonly intro: string;
  /** Facts before day and place of the event. */
  readonly facts?: readonly MailFact[] | undefined;
  /** What accepting an offer costs, after them; the club's own text has no placeholder for it. */
  readonly prices?: readonly MailFact[] | undefined;
  /** A moment in words: `{{until}}` of the club's own text. */
  readonly until?: string | undefined;
  readonly button?: MailButton | undefined;
  /** How it is paid. */
  readonly payment?: readonly MailBlock[] | undefined;
  /** Paragraphs after the button. */
  readonly notes?: readonly string[] | undefined;
  readonly persons: readonly Answers[];
  /** Who is greeted by name; default: the persons. */
  readonly greeted?: readonly Answers[] | undefined;
  /** Whether it has the thanks of the form, in the club's words. */
  readonly isThankful?: boolean | undefined;
  readonly repeat: boolean;
}

/** A text that may be in another language than the mail: an isolate ends with its line. */
const isolateLines = (text: string, language: string): string =>
  text
    .split('\n')
    .map((line) => isolate(line, language))
    .join('\n');

/** The answers of a person with their labels, without sensitive ones, the name and the e-mail address. */
function answersOf({ formModel, formWords: words, language }: FormMail, person: Answers): MailFact[] {
  return formModel.fields.flatMap((field): MailFact[] => {
    if (field.sensitive || field.name === 'name' || field.name === 'email') return [];
    const value = answerText(person[field.name], field, { words, language: supportedTag(language) });
    const label = field.label ?? (words.labels as Readonly<Record<string, string>>)[field.name] ?? field.name;
    return value === undefined ? [] : [[isolate(label, language), isolate(value, language)]];
  });
}

/** The fields whose answers may be in a mail: the name, those listed, and those for addresses, one of which it goes to. */
const fieldsIn = ({ formModel }: FormMail, persons: readonly Answers[]): string[] => [
  ...['name', 'email'],
  ...formModel.fields
    .filter(
      ({ name, kind, sensitive }) =>
        kind === columnTypes.email || (!sensitive && persons.some((person) => Object.hasOwn(person, name))),
    )
    .map(({ name }) => name),
];

/** What was sent, person by person. Names alone are one fact, which is left out if the mail has them already. */
function answerBlocks(
  formMail: FormMail,
  persons: readonly Answers[],
  { hasNames, number }: { readonly hasNames: boolean; readonly number: string },
): MailBlock[] {
  const { formWords, language } = formMail;
  if (!persons.some((person) => Object.keys(person).some((name) => name !== 'name'))) {
    const names = persons.map(personName).filter(Boolean);
    const value = names.map((name) => isolate(name, language)).join('\n');
    return names.length && !hasNames ? [{ facts: [[formWords.labels['name']!, value]] }] : [];
  }
  return [
    { heading: formWords.answers },
    ...persons.flatMap((person): MailBlock[] => {
      const name = personName(person);
      const facts = [
        ...(name ? [[formWords.labels['name']!, isolate(name, language)] as const] : []),
        ...(typeof person['id'] === 'string'
          ? [[number, isolate(registrationNumber(person['id']), language)] as const]
          : []),
        ...answersOf(formMail, person),
      ];
      return facts.length ? [{ facts }] : [];
    }),
  ];
}

/** The values of the placeholders of a mail. */
function valuesOf(formMail: FormMail, workspace: Pick<Workspace, 'name'>, content: FormMailContent, greeted: string) {
  const { event, language, contact } = formMail;
  return {
    name: greeted,
    event: isolate(titleOf(formMail), language),
    organisation: isolate(workspace.name, language),
    when: event ? daysText(event, language) : '',
    where: isolate(event?.location ?? '', language),
    contact: isolate(contact ?? '', language),
    until: isolate(content.until ?? '', language),
    // the link is not isolated: the HTML part finds it by its text
    link: content.button?.link ?? '',
  };
}

/** The paragraphs of the club's own text. A paragraph of the link alone is the button, which is appended if it is missing. */
function ownBlocks(text: string, { link }: { readonly link: string }, button: MailButton | undefined): MailBlock[] {
  return [...textBlocks(text, link, button), ...(button && !text.includes(link) ? [button] : [])];
}

/** Words a mail about persons of a form: by the club's own text for its kind if there is one, else with ours. */
export async function wordFormMail(
  formMail: FormMail,
  workspace: Pick<Workspace, 'name' | 'accent_color' | 'mail_settings'>,
  content: FormMailContent,
): Promise<Pick<ComposedMail, 'text' | 'attachments' | 'contact' | 'fields'>> {
  const { event, form, language, contact } = formMail;
  const { intro, facts = [], prices = [], button, payment = [], notes = [], persons, isThankful = false } = content;
  const [words, registration] = [await serverWordsOf(language, 'mail'), await serverWordsOf(language, 'registration')];
  const { number } = await wordsOf(language, 'nextSteps');
  const names = (content.greeted ?? persons).map(personName).filter(Boolean);
  const isolated = names.map((name) => isolate(name, language));
  const greeted = new Intl.ListFormat(supportedTag(language)).format(
    names.length > MAX_NAMES_IN_GREETING ? [] : isolated,
  );
  const template = (content.kind && workspace.mail_settings.templates[content.kind]) ?? {};
  const values = valuesOf(formMail, workspace, content, greeted);
  const own = ownText(template.text, language);
  const isTold = (name: string) => own !== undefined && hasPlaceholder(own, name);
  const thanks = isThankful ? isolateLines(textIn(form.layout?.thanks, language) ?? '', language) : '';
  const eventFacts: MailFact[] = [
    ...(event && !isTold('when') ? [[registration.when, values.when] as const] : []),
    ...(event?.location && !isTold('where') ? [[registration.location, values.where] as const] : []),
  ];
  const allFacts = [...(isTold('until') ? [] : facts), ...prices, ...eventFacts];
  const factBlocks: MailBlock[] = allFacts.length ? [{ facts: allFacts }] : [];
  const lead: MailBlock[] =
    own === undefined
      ? [
          { text: words.greeting(greeted || undefined) },
          { text: intro },
          ...(thanks ? [{ text: thanks }] : []),
          ...factBlocks,
          ...(button ? [button] : []),
        ]
      : [...ownBlocks(fillTemplate(own, values), values, button), ...factBlocks];
  // the prices of several name each of them
  const hasNames = prices.length > 1 || (greeted !== '' && (own === undefined || isTold('name')));
  const blocks: MailBlock[] = [
    ...lead,
    ...notes.map((text) => ({ text })),
    ...payment,
    ...answerBlocks(formMail, persons, { hasNames, number }),
    ...(isTold('contact') ? [] : [{ text: words.notYou(contact ? isolate(contact, language) : undefined) }]),
    ...(content.repeat ? [{ text: words.repeat }] : []),
    { text: isolate(workspace.name, language) },
  ];
  const ownSubject = ownText(template.subject, language);
  const subject = toSingleLine(ownSubject === undefined ? content.subject : fillTemplate(ownSubject, values));
  const { name: organisation, accent_color } = workspace;
  const [first] = own === undefined ? [] : lead.flatMap((block) => ('text' in block ? [block.text] : []));
  const frame = { language, organisation, accent_color, preheader: first ?? intro };
  const files = imageFiles(blocks);
  return {
    text: { subject, text: mailText(blocks), html: mailHtml(blocks, frame) },
    contact,
    fields: fieldsIn(formMail, persons),
    ...(files.length ? { attachments: files } : {}),
  };
}
