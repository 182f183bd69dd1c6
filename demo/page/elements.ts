import type { StateLabel } from '../words/index.js';

/** The elements of the kit. */
export const tags = ['event-registration', 'event-list', 'portal-login', 'member-profile'] as const;

export type Tag = (typeof tags)[number];

/** The sets of data that a demo club can have. */
export type DataSet =
  | 'club'
  | 'empty'
  | 'full'
  | 'waiting-list'
  | 'not-yet-open'
  | 'closed'
  | 'no-fees'
  | 'no-portal'
  | 'association'
  | 'crowded'
  | 'many-links';

/** The sets of data whose first reads are recorded when the page is built. The others depend on the day, or on rate limits. */
export const recordedDataSets = [
  'club',
  'empty',
  'full',
  'waiting-list',
  'no-fees',
  'no-portal',
  'association',
] as const satisfies readonly DataSet[];

export type RecordedDataSet = (typeof recordedDataSets)[number];

/** Conditions of the network between the element and the backend. */
export type NetworkCondition =
  | 'direct'
  | 'loading'
  | 'slow'
  | 'offline'
  | 'offline-when-sent'
  | 'offline-when-signed-out'
  | 'invalid_response'
  | 'session-over'
  | 'meanwhile';

/** Actions of a visitor that bring an element into a state. */
export type VisitorAction =
  | 'none'
  | 'send-nothing'
  | 'two-people'
  | 'register'
  | 'ask-for-link'
  | 'open-link'
  | 'old-link'
  | 'sign-in'
  | 'sign-in-alone'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'edit'
  | 'save'
  | 'new-email';

export interface State {
  readonly name: string;
  readonly label: StateLabel;
  readonly data?: DataSet;
  readonly network?: NetworkCondition;
  readonly action?: VisitorAction;
  /** The form that shows the state. Default: the first one. */
  readonly form?: string;
  /** Attributes of the element besides the chosen ones. */
  readonly attributes?: Readonly<Record<string, string>>;
}

const portalStates: readonly State[] = [
  { name: 'signed-out', label: 'signedOut' },
  { name: 'loading', label: 'loading', network: 'loading' },
  { name: 'slow', label: 'slow', network: 'slow' },
  { name: 'link-sent', label: 'linkSent', action: 'ask-for-link' },
  { name: 'link-opened', label: 'linkOpened', action: 'open-link' },
  { name: 'link-over', label: 'linkExpired', action: 'old-link' },
];

const laterPortalStates: readonly State[] = [
  { name: 'everywhere', label: 'signOutEverywhere', action: 'sign-out-everywhere' },
  { name: 'not-told', label: 'signedOutOffline', network: 'offline-when-signed-out', action: 'sign-out' },
  { name: 'refused', label: 'tooManyRequests', data: 'many-links', action: 'ask-for-link' },
  { name: 'offline', label: 'offline', network: 'offline' },
  { name: 'closed', label: 'portalClosed', data: 'no-portal' },
  { name: 'association', label: 'associationPortal', data: 'association' },
];

/** The states of each element, the usual one first. The same backend answers in all of them. */
export const states: Readonly<Record<Tag, readonly State[]>> = {
  'event-registration': [
    { name: 'open', label: 'open' },
    { name: 'loading', label: 'loading', network: 'loading' },
    { name: 'slow', label: 'slow', network: 'slow' },
    { name: 'not-yet-open', label: 'notYetOpen', data: 'not-yet-open' },
    { name: 'full', label: 'full', data: 'full' },
    { name: 'waiting-list', label: 'waitingList', data: 'waiting-list' },
    { name: 'closed', label: 'closed', data: 'closed' },
    { name: 'incomplete', label: 'incomplete', action: 'send-nothing' },
    { name: 'two-people', label: 'twoPeople', action: 'two-people' },
    { name: 'steps', label: 'steps', attributes: { steps: '' } },
    { name: 'refused', label: 'answerRefused', network: 'invalid_response', action: 'register', form: 'klettertag' },
    {
      name: 'not-sent',
      label: 'offlineWhenSent',
      network: 'offline-when-sent',
      action: 'register',
      form: 'klettertag',
    },
    { name: 'registered', label: 'registered', action: 'register', form: 'klettertag' },
    { name: 'unconfirmed', label: 'unconfirmed', action: 'register', form: 'festwoche' },
    { name: 'offline', label: 'offline', network: 'offline' },
    { name: 'unpublished', label: 'unpublished', form: 'herbstturnier' },
  ],
  'event-list': [
    { name: 'open', label: 'events' },
    { name: 'cards', label: 'asCards', attributes: { view: 'cards' } },
    { name: 'month', label: 'asMonth', attributes: { view: 'month' } },
    { name: 'loading', label: 'loading', network: 'loading' },
    { name: 'slow', label: 'slow', network: 'slow' },
    { name: 'empty', label: 'empty', data: 'empty' },
    { name: 'full', label: 'full', data: 'full' },
    { name: 'waiting-list', label: 'waitingList', data: 'waiting-list' },
    { name: 'not-yet-open', label: 'notYetOpen', data: 'not-yet-open' },
    { name: 'closed', label: 'closed', data: 'closed' },
    { name: 'refused', label: 'tooManyRequests', data: 'crowded' },
    { name: 'offline', label: 'offline', network: 'offline' },
  ],
  'portal-login': [...portalStates, { name: 'signed-in', label: 'signedIn', action: 'sign-in' }, ...laterPortalStates],
  'member-profile': [
    { name: 'fees', label: 'familyWithFees', action: 'sign-in' },
    { name: 'family', label: 'family', data: 'no-fees', action: 'sign-in' },
    { name: 'one', label: 'oneMember', action: 'sign-in-alone' },
    { name: 'editing', label: 'editing', action: 'edit' },
    { name: 'refused', label: 'answerRefused', network: 'invalid_response', action: 'save' },
    { name: 'conflict', label: 'conflict', network: 'meanwhile', action: 'save' },
    { name: 'new-email', label: 'newEmail', data: 'no-fees', action: 'new-email' },
    { name: 'session-over', label: 'sessionExpired', network: 'session-over', action: 'sign-in' },
    ...portalStates,
    ...laterPortalStates.filter(({ name }) => name !== 'refused'),
  ],
};

export const stateOf = (element: Tag, name: string): State =>
  states[element].find((state) => state.name === name) ?? states[element][0]!;

/** The titles of the demo club's forms, in its language. */
export const formTitles = {
  zeltlager: 'Sommerzeltlager am Großen Müggelsee',
  'mitglied-werden': 'Mitglied werden',
  klettertag: 'Klettertag für Kinder',
  'kanu-wochenende': 'Kanu-Wochenende auf der Spree',
  sportabzeichen: 'Sportabzeichen-Tag für alle',
  skifreizeit: 'Skifreizeit der Jugend',
  festwoche: 'Festwoche zum Vereinsjubiläum',
  herbstturnier: 'Herbstturnier der Jugendmannschaften',
} as const;

type Form = keyof typeof formTitles;

/** Forms of the demo club. */
export const forms = Object.keys(formTitles) as unknown as readonly [Form, ...Form[]];

/** The first reads of elements, which are the same for every visitor. */
export const recordedPaths: readonly string[] = ['events', 'portal', ...forms.map((form) => `forms/${form}`)].map(
  (path) => `/public/sv-wiesental/${path}`,
);
