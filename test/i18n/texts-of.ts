import { textOf } from '../../src/i18n/text-of.js';
import {
  wordsOf,
  type AnswerWords,
  type FormWords,
  type Language as ElementWords,
  type LoginWords,
} from '../../src/i18n/index.js';
import { serverWordsOf, type ServerLanguage } from '../../src/i18n/server-words.js';

/** All that a language says: elements, hosted pages and mails. */
export type Language = ElementWords & ServerLanguage;

/** Loads it. */
export const speech = async (language: string): Promise<Language> => ({
  form: await wordsOf(language, 'form'),
  list: await wordsOf(language, 'list'),
  filters: await wordsOf(language, 'filters'),
  login: await wordsOf(language, 'login'),
  profile: await wordsOf(language, 'profile'),
  fees: await wordsOf(language, 'fees'),
  price: await wordsOf(language, 'price'),
  confirm: await wordsOf(language, 'confirm'),
  nextSteps: await wordsOf(language, 'nextSteps'),
  cards: await wordsOf(language, 'cards'),
  closed: await wordsOf(language, 'closed'),
  steps: await wordsOf(language, 'steps'),
  signOut: await wordsOf(language, 'signOut'),
  signInCode: await wordsOf(language, 'signInCode'),
  mail: await serverWordsOf(language, 'mail'),
  notices: await serverWordsOf(language, 'notices'),
  pages: await serverWordsOf(language, 'pages'),
  registration: await serverWordsOf(language, 'registration'),
  sheet: await serverWordsOf(language, 'sheet'),
});

/** Stands for a name, a title, a date or an example: no letter of any script, no digit. */
export const SAMPLE_TEXT = '§';
/** Stands for any number. */
export const SAMPLE_NUMBER = 77;

/** The parameters of those words that are functions. */
type SampleParams<Words> = {
  readonly [Key in keyof Words as Words[Key] extends (...sampleParams: never[]) => string ? Key : never]: Parameters<
    Extract<Words[Key], (...sampleParams: never[]) => string>
  >;
};

const answerParams: SampleParams<AnswerWords> = {
  pick: [SAMPLE_TEXT],
  summary: [SAMPLE_NUMBER],
};

const formParams: SampleParams<FormWords> = {
  ...answerParams,
  thanks: [SAMPLE_TEXT],
  registered: [SAMPLE_TEXT],
  placesLeft: [SAMPLE_NUMBER],
  participant: [SAMPLE_NUMBER],
  removeParticipant: [SAMPLE_TEXT],
  someRegistered: [66, SAMPLE_NUMBER],
  openUntil: [SAMPLE_TEXT],
  retryIn: [SAMPLE_NUMBER],
  applied: [SAMPLE_TEXT],
};

const loginParams: SampleParams<LoginWords> = {
  linkSent: [SAMPLE_TEXT],
  sendAgainIn: [SAMPLE_NUMBER],
  linkFor: [SAMPLE_TEXT],
  linkUntil: [SAMPLE_TEXT],
  signedInAs: [SAMPLE_TEXT],
  askClub: [SAMPLE_TEXT],
};

/** Sample parameters of each sentence that takes some; a sentence without them does not compile. */
export const sampleParams: { readonly [Part in keyof Language]: SampleParams<Language[Part]> } = {
  form: formParams,
  list: {
    fewLeft: [SAMPLE_NUMBER],
    opensOn: [SAMPLE_TEXT],
    priceFrom: [SAMPLE_TEXT],
  },
  filters: {
    resultCount: [SAMPLE_NUMBER],
    shownOf: [10, 37],
    furtherOnDay: [SAMPLE_NUMBER],
  },
  login: loginParams,
  profile: {
    ...answerParams,
    ...loginParams,
    endsSoon: [SAMPLE_TEXT],
    endsFinally: [SAMPLE_TEXT],
    emailPending: [SAMPLE_TEXT],
  },
  // they are those of fees
  price: {},
  fees: {
    openSince: [SAMPLE_TEXT],
    dueOn: [SAMPLE_TEXT],
    wasDueOn: [SAMPLE_TEXT],
    paidOn: [SAMPLE_TEXT],
  },
  confirm: { confirmSent: [SAMPLE_TEXT] },
  nextSteps: {},
  cards: {},
  closed: { closedSince: [SAMPLE_TEXT], notYetOpen: [SAMPLE_TEXT], opensIn: [SAMPLE_TEXT] },
  steps: { progress: [2, SAMPLE_NUMBER] },
  signOut: {},
  signInCode: {},
  mail: {
    greeting: [SAMPLE_TEXT],
    signInSubject: [SAMPLE_TEXT],
    signIn: [SAMPLE_TEXT],
    deskSignIn: [SAMPLE_TEXT],
    validUntil: [SAMPLE_TEXT],
    emailChangedSubject: [SAMPLE_TEXT],
    emailChanged: [SAMPLE_TEXT],
    notYou: [SAMPLE_TEXT],
    confirmSubject: [SAMPLE_TEXT],
    confirm: [SAMPLE_TEXT],
    confirmUntil: [SAMPLE_TEXT],
    requestedSubject: [SAMPLE_TEXT],
    requested: [SAMPLE_TEXT],
    feeReminderSubject: [SAMPLE_TEXT],
    feeReminder: [SAMPLE_TEXT],
    movedFrom: [SAMPLE_TEXT],
  },
  registration: {
    registerPerson: [SAMPLE_TEXT],
    registeredSubject: [SAMPLE_TEXT],
    waitingSubject: [SAMPLE_TEXT],
    appliedSubject: [SAMPLE_TEXT],
    reviewSubject: [SAMPLE_TEXT],
    waiting: [SAMPLE_TEXT],
    cancel: [SAMPLE_TEXT],
    overpaid: [SAMPLE_TEXT],
    priceSubject: [SAMPLE_TEXT],
    priceMail: [SAMPLE_TEXT],
    cancelAsk: [SAMPLE_TEXT],
    declineAsk: [SAMPLE_TEXT],
    offeredUntil: [SAMPLE_TEXT],
    cancelledSubject: [SAMPLE_TEXT],
    cancelledMail: [SAMPLE_TEXT],
    unconfirmedSubject: [SAMPLE_TEXT],
    unconfirmedMail: [SAMPLE_TEXT],
    confirmAsk: [SAMPLE_TEXT],
    offeredSubject: [SAMPLE_TEXT],
    offeredMail: [SAMPLE_TEXT],
    lapsedSubject: [SAMPLE_TEXT],
    lapsedMail: [SAMPLE_TEXT],
    acceptedSubject: [SAMPLE_TEXT],
    acceptedMail: [SAMPLE_TEXT],
    declinedSubject: [SAMPLE_TEXT],
    declinedMail: [SAMPLE_TEXT],
  },
  notices: {
    registrationsChanged: [SAMPLE_TEXT],
    digestSubject: [SAMPLE_TEXT],
    refusedSubject: [SAMPLE_TEXT],
    mailRefused: [SAMPLE_TEXT],
    serviceRefused: [SAMPLE_TEXT],
  },
  pages: {
    ifTicked: [SAMPLE_TEXT],
    ifNotTicked: [SAMPLE_TEXT],
    ifAnswered: [SAMPLE_TEXT, SAMPLE_TEXT],
    ifUnder: [SAMPLE_NUMBER],
    ifFrom: [SAMPLE_NUMBER],
    doctorHelp: [SAMPLE_TEXT],
  },
  sheet: {},
};

const params = {
  example: SAMPLE_TEXT,
  max: SAMPLE_NUMBER,
  sentence: SAMPLE_TEXT,
  at_least: 8,
  below: 17,
  on: 'first_day',
};

/** What a language says of a part that is called so. */
export function sentenceOf(words: Language[keyof Language], part: keyof Language, key: string): string {
  const sentence: unknown = words[key as keyof typeof words];
  const params = (sampleParams[part] as Readonly<Record<string, readonly unknown[]>>)[key];
  return params ? (sentence as (...params: readonly unknown[]) => string)(...params) : (sentence as string);
}

/** Isolates keep what a club wrote in its own direction, and nobody sees them. */
const visibleText = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** Everything that a language says, as it is seen, by its part and key: `form labels.city`, `form send`, `list noEvents`. */
export function textsOf({
  form,
  list,
  filters: filters,
  login,
  profile,
  fees,
  cards,
  closed,
  steps,
  signOut,
  signInCode,
  mail,
  notices,
  pages,
  registration,
  sheet,
}: Language): ReadonlyMap<string, string> {
  const { issues, labels, askFor, dateOrder: _, ...otherWords } = form;
  const texts = new Map<string, string>();
  for (const [key, label] of Object.entries(labels)) texts.set(`form labels.${key}`, label);
  for (const [key, sentence] of Object.entries(askFor)) texts.set(`form askFor.${key}`, sentence);
  for (const [key, sentence] of Object.entries(issues)) texts.set(`form issues.${key}`, textOf(sentence, params));
  for (const key of Object.keys(otherWords)) texts.set(`form ${key}`, sentenceOf(form, 'form', key));
  for (const key of Object.keys(list)) texts.set(`list ${key}`, sentenceOf(list, 'list', key));
  for (const key of Object.keys(filters)) texts.set(`filters ${key}`, sentenceOf(filters, 'filters', key));
  for (const key of Object.keys(login)) texts.set(`login ${key}`, sentenceOf(login, 'login', key));
  // what it says in the words of others is looked at there
  for (const key of Object.keys(profile))
    if (!(key in form) && !(key in login)) texts.set(`profile ${key}`, sentenceOf(profile, 'profile', key));
  for (const key of Object.keys(fees)) texts.set(`fees ${key}`, sentenceOf(fees, 'fees', key));
  for (const key of Object.keys(closed)) texts.set(`closed ${key}`, sentenceOf(closed, 'closed', key));
  for (const key of Object.keys(cards)) texts.set(`cards ${key}`, sentenceOf(cards, 'cards', key));
  for (const key of Object.keys(steps)) texts.set(`steps ${key}`, sentenceOf(steps, 'steps', key));
  for (const key of Object.keys(signInCode)) texts.set(`signInCode ${key}`, sentenceOf(signInCode, 'signInCode', key));
  for (const key of Object.keys(signOut)) texts.set(`signOut ${key}`, sentenceOf(signOut, 'signOut', key));
  for (const key of Object.keys(mail)) texts.set(`mail ${key}`, sentenceOf(mail, 'mail', key));
  for (const key of Object.keys(notices)) texts.set(`notices ${key}`, sentenceOf(notices, 'notices', key));
  for (const key of Object.keys(pages)) texts.set(`pages ${key}`, sentenceOf(pages, 'pages', key));
  const { states, ...sentences } = registration;
  for (const [key, state] of Object.entries(states)) texts.set(`registration states.${key}`, state);
  for (const key of Object.keys(sentences))
    texts.set(`registration ${key}`, sentenceOf(registration, 'registration', key));
  for (const key of Object.keys(sheet)) texts.set(`sheet ${key}`, sentenceOf(sheet, 'sheet', key));
  return new Map([...texts].map(([key, text]) => [key, visibleText(text)]));
}
