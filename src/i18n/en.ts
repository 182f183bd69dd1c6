import type {
  CommonWords,
  FindingWords,
  FormWords,
  ListWords,
  LoginWords,
  MailWords,
  ProfileWords,
  SignOutWords,
} from './messages.js';

/** What every element says. */
const common: CommonWords = {
  slow: 'This is taking longer than usual. Please stay on this page.',
  offline: 'There is no connection to the server. Please check the internet connection.',
  too_slow: 'The server is taking too long to answer.',
  garbled: 'Something on the way answers in place of the server, perhaps the sign-in page of a Wi-Fi network.',
  retry: 'Try again',
  joinWaitingList: 'Go to the waiting list',
  newTab: '(opens in a new tab)',
  close: 'Close',
  addToCalendar: 'Add to calendar',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Please answer this.',
    wrong_format: ({ example }) => `Please write it like this: ${example}`,
    not_a_date: 'Please enter a valid date.',
    short_year: 'Please write the year with four digits.',
    in_the_future: 'This date is in the future.',
    not_a_number: 'Please enter a number, without a thousands separator.',
    not_whole: 'Please enter a whole number, without a thousands separator.',
    not_allowed: 'Please choose one of the answers offered.',
    too_long: ({ max }) => `This is too long. Please use at most ${max} characters.`,
    unreadable_characters: 'This holds characters that cannot be stored. Please type it again.',
    full: 'Sorry, all places have just been taken.',
    closed: 'Registration has closed.',
    not_yet_open: 'Registration has not opened yet.',
    form_token: 'This form was open for too long. Please send it again.',
    invalid: 'This is not valid here.',
    must_accept: 'Please tick this box to go on.',
    key_reused:
      'The registration had arrived the first time it was sent, and that is what counts. For changes, please ask the club.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Name',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    birthdate: 'Date of birth',
    address: 'Address',
    street: 'Street and number',
    postcode: 'Postcode',
    city: 'Town',
    country: 'Country',
  },
  day: 'Day',
  month: 'Month',
  year: 'Year',
  dateHint: 'For example 24 3 2015',
  nameHint: 'Only one name? One field is enough.',
  optional: 'optional',
  requiredNote: 'All fields are required unless marked “optional”.',
  choose: 'Please choose',
  noAnswer: 'No answer',
  onePerLine: 'One per line',

  loading: 'The form is loading …',
  send: 'Register',
  sending: 'Sending …',
  summary: (count) => (count === 1 ? 'One answer needs another look' : `${count} answers need another look`),
  thanks: (name) => (name ? `Thank you, ${name}!` : 'Thank you!'),
  registered: (title) => `The registration for “${title}” has arrived.`,
  another: 'Register another person',

  placesLeft: (count) => (count === 1 ? 'One place left' : `${count} places left`),
  full: 'All places are taken. Registration is no longer possible.',
  closed: 'Registration has closed.',
  notYetOpen: (when) => (when ? `Registration opens on ${when}.` : 'Registration has not opened yet.'),
  missing: 'This form does not exist, or not any more. Please ask the club where to register.',

  unavailable: 'The form cannot be shown right now.',
  busy: 'Many people are registering at this moment. Please try again shortly.',
  notSent: 'The registration could not be sent. Everything typed is still here.',
  perhapsSent:
    'The registration was sent, but no answer came back. Everything typed is still here. Sending it again does not register twice.',
  perhapsSentOnce:
    'The registration was sent, but no answer came back. Please ask the club whether it arrived before sending it again.',
  elsewhere: 'Open the form on a page of its own',

  participant: (number) => `Person ${number}`,
  forAll: 'For everyone',
  addParticipant: 'Add another person',
  removeParticipant: (name) => `Remove ${name}`,
  copyPrevious: 'Copy the answers from above',
  someRegistered: (done, total) => `Registered: ${done} of ${total}.`,
  isRegistered: 'Registered',
  sendRest: 'Register the others',

  opensIn: (left) => `Registration opens in ${left}.`,
  opensNow: 'Registration is opening …',
  openUntil: (when) => `Registration is open until ${when}.`,
  again: (seconds) =>
    `Many people are registering at this moment. Everything typed is kept, and it is sent again by itself in ${seconds} s.`,

  waitingList: 'All places are taken. There is a waiting list.',

  draftBack: 'What was typed here before is back.',
  draftWithout: 'Ticks and confidential answers are not kept.',
  startOver: 'Start over',
  undo: 'Undo',

  held: 'The registration has arrived. The club looks at it before it counts.',
  checking: 'One moment, the browser is checking something for us …',

  apply: 'Send application',
  applied: (title) => `The application “${title}” has arrived. The club decides on it.`,
  open: 'Register',
  print: 'Print',
  answers: 'What was sent',
  yes: 'Yes',
  no: 'No',
};

export const list: ListWords = {
  ...common,
  loading: 'The events are loading …',
  missing: 'These events do not exist, or not any more. Please ask the club for its calendar.',
  unavailable: 'The events cannot be shown right now.',
  busy: 'Many people are looking at the events right now. Please try again shortly.',
  elsewhere: 'Open the events on a page of their own',

  events: 'Events',
  none: 'There are no events at the moment.',
  noneFound: 'No events match.',
  more: 'Show more',

  isOpen: 'Open',
  fewLeft: (count) => (count === 1 ? 'One place left' : `${count} places left`),
  isFull: 'Full',
  hasWaitingList: 'Waiting list',
  opensOn: (when) => (when ? `Registration opens ${when}` : 'Not open yet'),
  isClosed: 'Closed',
  isOver: 'Over',

  register: 'Register',
  details: 'Details',
  back: 'All events',

  subscribe: 'Subscribe to the calendar',
};

export const finding: FindingWords = {
  found: (count) => (count === 1 ? 'One event' : `${count} events`),
  filter: 'Filter events',
  search: 'Search',
  when: 'When',
  upcoming: 'Upcoming',
  past: 'Past',
  anyTime: 'Any time',
  from: 'From',
  to: 'To',
  place: 'Where',
  anywhere: 'Anywhere',
  onlyOpen: 'Open for registration only',
  showAll: 'Show all',
  view: 'View',
  asList: 'List',
  asCards: 'Cards',
  asMonth: 'Month',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  thisMonth: 'This month',
  furtherOnDay: (count) => `${count} more`,
};

export const login: LoginWords = {
  ...common,
  loading: 'One moment …',
  missing: 'There is no such member portal, or not any more. Please ask the club for the address.',
  unavailable: 'The member portal cannot be shown right now.',
  busy: 'Many people are here at this moment. Please try again shortly.',
  elsewhere: 'Open the member portal on a page of its own',

  signInTitle: 'Sign in for members',
  emailLabel: 'E-mail',
  emailHelp: 'The address that the club knows. It gets a mail with a link to sign in, without any password.',
  emailWrong: 'Please write it like this: name@example.org',
  sendLink: 'Send a link',
  sendingLink: 'Sending …',
  linkNotSent: 'The link could not be asked for. The address is still here.',
  lookIntoMail: 'Please look into the mail now',
  linkSent: (address) =>
    `If the club knows ${address}, a mail with a link arrives there within minutes. It may also be found among the spam.`,
  sendAgain: 'Send it again',
  sendAgainIn: (seconds) => `Send it again (in ${seconds} s)`,
  otherAddress: 'Another address',
  pasteTitle: 'Opened the mail on another device?',
  pasteLabel: 'Link from the mail',
  pasteHelp: 'Paste the whole link, or only what stands behind the # in it.',
  pasteWrong: 'There is no link in this. Please copy all of it from the mail.',
  goOn: 'Continue',
  linkFor: (names) => `This link is for ${names}.`,
  linkUntil: (when) => `It works until ${when}.`,
  signIn: 'Sign in',
  signingIn: 'Signing in …',
  linkOver:
    'This link does not work any more. A link works until it is ended on signing out, for 14 days at most. A new one can be asked for here:',
  notMe: 'That is somebody else',
  signedInAs: (names) => `Signed in: ${names}`,
  signOut: 'Sign out',
  signedOut: 'Signed out. See you!',
  sessionOver:
    'The sign-in has ended, so that nobody else sees this data. A new link, or the one from the mail, opens it again.',
  addressChanged:
    'The new e-mail address is saved. Links that went to the old one have ended: please ask for one to the new address.',
  notHere: 'Personal data is not shown on this website.',
  portalClosed: 'Members cannot sign in here.',
  portalAbove: 'Members of this club sign in at the association that it belongs to.',
  askClub: (address) => `Questions: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'What the club knows',
  membershipNumber: 'Membership number',
  whose: 'Show',
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving …',
  cancel: 'Cancel',
  saved: 'Saved.',
  nothingChanged: 'Nothing was different from before.',
  unsaved: 'not saved yet',
  notSaved: 'It could not be saved. Everything typed is still here.',
  perhapsSaved: 'No answer came back, so it may be saved or not. Saving again does no harm.',
  emailNote:
    'A new address takes effect once it is confirmed by the link in a mail sent to it. Until then the old one stays.',
  freshLink: 'For this, please sign in again with a new link. Everything typed is still here.',
  emailPending: (address) =>
    `A mail is on its way to ${address}. The new address takes effect once it is confirmed by the link in it; until then the old one stays.`,
  onlyClub: 'Only the club can change this.',
  notGiven: 'not given',
  conflict: 'Somebody has changed this meanwhile. Please choose what is right:',
  storedNow: 'Saved by somebody',
  enteredHere: 'Entered here',
  merged: 'Somebody has changed other answers meanwhile. Those are kept, too.',
  personGone: 'There is no data of this person here any more.',
  fees: 'Fees',
  noFees: 'There are no fees.',
  amount: 'Amount',
  reference: 'Reference',
  total: 'Total',
  referenceHint: 'The reference tells the club what a transfer is for.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download everything as a file',
  endsSoon: (left) => `Nobody was here for a while. The sign-in ends in ${left}.`,
  endsForGood: (left) => `The sign-in ends in ${left}. Please save until then.`,
  stay: 'Stay signed in',
};

export const signOut: SignOutWords = {
  endLink: 'End the sign-in link, too',
  endLinkHelp: 'On a shared computer: then nobody gets in through the browser history.',
  everywhere: 'Sign out everywhere',
  everywhereAsk:
    'All devices are signed out, and no link sent so far works any more. A new one can be asked for at any time.',
  cancel: 'Cancel',
  signingOut: 'Signing out …',
  linkEnded: 'Signed out. The sign-in link has ended, too.',
  linkKept: 'Signed out. The sign-in link still works.',
  allEnded: 'Signed out everywhere. No link sent so far works any more.',
  notTold: 'Signed out in this window only: the server could not be told, and links may still work.',
  linkUnknown:
    'Signed out. The session had already ended, so the link was not ended with it and may still work. To end it, sign in with it once more and sign out.',
};

export const mail: MailWords = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  signInSubject: (organisation) => `Sign in at ${organisation}`,
  signIn: (organisation) =>
    `here is the link to sign in at ${organisation}, to see personal data and keep it up to date:`,
  signInButton: 'Sign in',
  validUntil: (when) =>
    `It works until ${when}, as often as needed, unless it is ended on signing out. Whoever has it can see and change the data: please do not pass it on.`,
  paste:
    'If this mail is read on another device, the link can be copied into the field on the page where it was asked for.',
  notAsked: 'If nobody asked for it, nothing needs to be done: without this mail nobody gets in.',
  emailChangedSubject: (organisation) => `Another e-mail address at ${organisation}`,
  emailChanged: (organisation) =>
    `There is another e-mail address on file at ${organisation} now. Mails go there from now on, and sign-in links that came to this address have ended.`,
  notYou: (contact) =>
    contact
      ? `If that is a mistake, please write to ${contact} soon.`
      : 'If that is a mistake, please tell the club soon.',
  repeat: 'This mail may have arrived before.',
  confirmSubject: (organisation) => `Please confirm the e-mail address for ${organisation}`,
  confirm: (organisation) =>
    `this address was entered at ${organisation} as the new e-mail address of a member. It takes effect once it is confirmed here:`,
  confirmButton: 'Confirm',
  confirmUntil: (when) => `The link works until ${when}.`,
  confirmNotYou:
    'If you know nothing of this, there is nothing to do: without this link nothing changes, and no further mail will come.',
  requestedSubject: (organisation) => `A new e-mail address was entered at ${organisation}`,
  requested: (organisation) =>
    `another e-mail address was entered at ${organisation}. It takes effect once it is confirmed by a mail sent there. Until then everything stays as it is.`,
  undoIntro: 'If that is a mistake, this link keeps the old address and signs everybody out:',
  undoButton: 'Keep the old address',
  confirmAsk: 'Should this e-mail address be used from now on?',
  confirmed:
    'Thank you, the e-mail address is confirmed. Sign-in links go there from now on; older ones no longer work.',
  undoAsk:
    'Should the e-mail address stay as it was? Everybody who is signed in is signed out, and older links stop working.',
  undone: 'Done: the old e-mail address stays. Everybody was signed out, and older links no longer work.',
  linkGone:
    'This link does not work any more. It was already used, it has expired, or the address has changed in the meantime.',
  linkFailed: 'That did not work just now. Please try again in a moment.',
  needsScript: 'This page needs JavaScript. Please switch it on and open the link again.',
};
