/** The elements of the kit. */
export const tags = ['event-registration', 'event-list', 'portal-login', 'member-profile'] as const;

export type Tag = (typeof tags)[number];

/** What the club's data is like. */
export type Data =
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

/** What happens on the way between the element and the backend. */
export type Way =
  | 'direct'
  | 'loading'
  | 'slow'
  | 'offline'
  | 'offline-when-sent'
  | 'offline-when-signed-out'
  | 'invalid_response'
  | 'session-over'
  | 'meanwhile';

/** What a visitor does there. */
export type Act =
  | 'none'
  | 'send-nothing'
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
  readonly label: string;
  readonly data?: Data;
  readonly way?: Way;
  readonly act?: Act;
  /** The form that shows it, where that is not the first one. */
  readonly form?: string;
}

const portalStates: readonly State[] = [
  { name: 'signed-out', label: 'Signed out' },
  { name: 'loading', label: 'Loading', way: 'loading' },
  { name: 'slow', label: 'Slow line', way: 'slow' },
  { name: 'link-sent', label: 'Link sent', act: 'ask-for-link' },
  { name: 'link-opened', label: 'Link opened', act: 'open-link' },
  { name: 'link-over', label: 'Link too old', act: 'old-link' },
];

const portalEnds: readonly State[] = [
  { name: 'everywhere', label: 'Sign out everywhere?', act: 'sign-out-everywhere' },
  { name: 'not-told', label: 'Signed out while offline', way: 'offline-when-signed-out', act: 'sign-out' },
  { name: 'refused', label: 'Refused: too many requests', data: 'many-links', act: 'ask-for-link' },
  { name: 'offline', label: 'Offline', way: 'offline' },
  { name: 'closed', label: 'Portal closed', data: 'no-portal' },
  { name: 'association', label: 'The association’s portal', data: 'association' },
];

/** The states that each element can be in, the usual one first. The same backend answers in all of them. */
export const states: Readonly<Record<Tag, readonly State[]>> = {
  'event-registration': [
    { name: 'open', label: 'Open' },
    { name: 'loading', label: 'Loading', way: 'loading' },
    { name: 'slow', label: 'Slow line', way: 'slow' },
    { name: 'not-yet-open', label: 'Not yet open', data: 'not-yet-open' },
    { name: 'full', label: 'Full', data: 'full' },
    { name: 'waiting-list', label: 'Waiting list', data: 'waiting-list' },
    { name: 'closed', label: 'Closed', data: 'closed' },
    { name: 'incomplete', label: 'Sent with nothing answered', act: 'send-nothing' },
    { name: 'refused', label: 'Refused: an answer', way: 'invalid_response', act: 'register', form: 'klettertag' },
    { name: 'not-sent', label: 'Offline when sent', way: 'offline-when-sent', act: 'register', form: 'klettertag' },
    { name: 'registered', label: 'Registered', act: 'register', form: 'klettertag' },
    { name: 'offline', label: 'Offline', way: 'offline' },
    { name: 'unpublished', label: 'Refused: not published', form: 'herbstturnier' },
  ],
  'event-list': [
    { name: 'open', label: 'Events' },
    { name: 'loading', label: 'Loading', way: 'loading' },
    { name: 'slow', label: 'Slow line', way: 'slow' },
    { name: 'empty', label: 'Empty', data: 'empty' },
    { name: 'full', label: 'Full', data: 'full' },
    { name: 'waiting-list', label: 'Waiting list', data: 'waiting-list' },
    { name: 'not-yet-open', label: 'Not yet open', data: 'not-yet-open' },
    { name: 'closed', label: 'Closed', data: 'closed' },
    { name: 'refused', label: 'Refused: too many requests', data: 'crowded' },
    { name: 'offline', label: 'Offline', way: 'offline' },
  ],
  'portal-login': [...portalStates, { name: 'signed-in', label: 'Signed in', act: 'sign-in' }, ...portalEnds],
  'member-profile': [
    { name: 'fees', label: 'A family, with fees', act: 'sign-in' },
    { name: 'family', label: 'A family', data: 'no-fees', act: 'sign-in' },
    { name: 'one', label: 'One member', act: 'sign-in-alone' },
    { name: 'editing', label: 'Editing', act: 'edit' },
    { name: 'refused', label: 'Refused: an answer', way: 'invalid_response', act: 'save' },
    { name: 'conflict', label: 'Somebody was faster', way: 'meanwhile', act: 'save' },
    { name: 'new-email', label: 'New address, not confirmed', data: 'no-fees', act: 'new-email' },
    { name: 'session-over', label: 'Session over', way: 'session-over', act: 'sign-in' },
    ...portalStates,
    ...portalEnds.filter(({ name }) => name !== 'refused'),
  ],
};

export const stateOf = (element: Tag, name: string): State =>
  states[element].find((state) => state.name === name) ?? states[element][0]!;

/** Forms of the demo club that can be looked at. */
export const forms = [
  'zeltlager',
  'mitglied-werden',
  'klettertag',
  'kanu-wochenende',
  'sportabzeichen',
  'skifreizeit',
  'festwoche',
  'herbstturnier',
] as const;
