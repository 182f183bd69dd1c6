import { textOf } from '../../src/i18n/text-of.js';
import { wordsOf, type FormWords, type Language as ElementWords, type LoginWords } from '../../src/i18n/index.js';
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
  confirm: await wordsOf(language, 'confirm'),
  signOut: await wordsOf(language, 'signOut'),
  mail: await serverWordsOf(language, 'mail'),
  notices: await serverWordsOf(language, 'notices'),
  pages: await serverWordsOf(language, 'pages'),
  registration: await serverWordsOf(language, 'registration'),
  sheet: await serverWordsOf(language, 'sheet'),
});

/** Stands for a name, a title, a date or an example: no letter of any script, no digit. */
export const anything = '§';
/** Stands for any number. */
export const number = 77;

/** The parameters of those words that are functions. */
type SampleParams<Words> = {
  readonly [Key in keyof Words as Words[Key] extends (...sampleParams: never[]) => string ? Key : never]: Parameters<
    Extract<Words[Key], (...sampleParams: never[]) => string>
  >;
};

const formParams: SampleParams<FormWords> = {
  summary: [number],
  thanks: [anything],
  registered: [anything],
  placesLeft: [number],
  notYetOpen: [anything],
  participant: [number],
  removeParticipant: [anything],
  someRegistered: [66, number],
  opensIn: [anything],
  openUntil: [anything],
  retryIn: [number],
  applied: [anything],
};

const loginParams: SampleParams<LoginWords> = {
  linkSent: [anything],
  sendAgainIn: [number],
  linkFor: [anything],
  linkUntil: [anything],
  signedInAs: [anything],
  askClub: [anything],
};

/** Sample parameters of each sentence that takes some; a sentence without them does not compile. */
export const sampleParams: { readonly [Part in keyof Language]: SampleParams<Language[Part]> } = {
  form: formParams,
  list: {
    fewLeft: [number],
    opensOn: [anything],
  },
  filters: {
    resultCount: [number],
    furtherOnDay: [number],
  },
  login: loginParams,
  profile: {
    ...formParams,
    ...loginParams,
    endsSoon: [anything],
    endsFinally: [anything],
    emailPending: [anything],
  },
  fees: {
    openSince: [anything],
    dueOn: [anything],
    wasDueOn: [anything],
    paidOn: [anything],
  },
  confirm: { confirmSent: [anything] },
  signOut: {},
  mail: {
    greeting: [anything],
    signInSubject: [anything],
    signIn: [anything],
    validUntil: [anything],
    emailChangedSubject: [anything],
    emailChanged: [anything],
    notYou: [anything],
    confirmSubject: [anything],
    confirm: [anything],
    confirmUntil: [anything],
    requestedSubject: [anything],
    requested: [anything],
  },
  registration: {
    registerPerson: [anything],
    registeredSubject: [anything],
    waitingSubject: [anything],
    appliedSubject: [anything],
    reviewSubject: [anything],
    waiting: [anything],
    cancel: [anything],
    overpaid: [anything],
    priceSubject: [anything],
    priceMail: [anything],
    cancelAsk: [anything],
    declineAsk: [anything],
    offeredUntil: [anything],
    cancelledSubject: [anything],
    cancelledMail: [anything],
    unconfirmedSubject: [anything],
    unconfirmedMail: [anything],
    confirmAsk: [anything],
    offeredSubject: [anything],
    offeredMail: [anything],
    lapsedSubject: [anything],
    lapsedMail: [anything],
    acceptedSubject: [anything],
    acceptedMail: [anything],
    declinedSubject: [anything],
    declinedMail: [anything],
  },
  notices: {
    registrationsChanged: [anything],
    digestSubject: [anything],
    refusedSubject: [anything],
    mailRefused: [anything],
    settings: [anything],
  },
  pages: {
    ifTicked: [anything],
    ifNotTicked: [anything],
    ifAnswered: [anything, anything],
    ifUnder: [number],
    ifFrom: [number],
    doctorHelp: [anything],
  },
  sheet: {},
};

const params = { example: anything, max: number, sentence: anything, at_least: 8, below: 17, on: 'first_day' };

/** What a language says of a part that is called so. */
export function saying(words: Language[keyof Language], part: keyof Language, key: string): string {
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
  signOut,
  mail,
  notices,
  pages,
  registration,
  sheet,
}: Language): ReadonlyMap<string, string> {
  const { issues, labels, dateOrder: _, ...otherWords } = form;
  const texts = new Map<string, string>();
  for (const [key, label] of Object.entries(labels)) texts.set(`form labels.${key}`, label);
  for (const [key, sentence] of Object.entries(issues)) texts.set(`form issues.${key}`, textOf(sentence, params));
  for (const key of Object.keys(otherWords)) texts.set(`form ${key}`, saying(form, 'form', key));
  for (const key of Object.keys(list)) texts.set(`list ${key}`, saying(list, 'list', key));
  for (const key of Object.keys(filters)) texts.set(`filters ${key}`, saying(filters, 'filters', key));
  for (const key of Object.keys(login)) texts.set(`login ${key}`, saying(login, 'login', key));
  // what it says in the words of others is looked at there
  for (const key of Object.keys(profile))
    if (!(key in form) && !(key in login)) texts.set(`profile ${key}`, saying(profile, 'profile', key));
  for (const key of Object.keys(fees)) texts.set(`fees ${key}`, saying(fees, 'fees', key));
  for (const key of Object.keys(signOut)) texts.set(`signOut ${key}`, saying(signOut, 'signOut', key));
  for (const key of Object.keys(mail)) texts.set(`mail ${key}`, saying(mail, 'mail', key));
  for (const key of Object.keys(notices)) texts.set(`notices ${key}`, saying(notices, 'notices', key));
  for (const key of Object.keys(pages)) texts.set(`pages ${key}`, saying(pages, 'pages', key));
  const { states, ...sentences } = registration;
  for (const [key, state] of Object.entries(states)) texts.set(`registration states.${key}`, state);
  for (const key of Object.keys(sentences)) texts.set(`registration ${key}`, saying(registration, 'registration', key));
  for (const key of Object.keys(sheet)) texts.set(`sheet ${key}`, saying(sheet, 'sheet', key));
  return new Map([...texts].map(([key, text]) => [key, visibleText(text)]));
}
