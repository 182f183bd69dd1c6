import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Please answer this.',
    wrong_format: ({ example }) => `Please write it like this: ${example}`,
    not_a_date: 'Please enter a valid date.',
    short_year: 'Please write the year with four digits.',
    in_the_future: 'This date is in the future.',
    age: ({ at_least, below, on }) =>
      `Age${on === 'first_day' ? ' on the first day' : ''}: ${commaSeparated(at_least && `at least ${at_least}`, below && `at most ${below - 1}`)}.`,
    not_a_number: 'Please enter a number, without a thousands separator.',
    not_whole: 'Please enter a whole number, without a thousands separator.',
    not_allowed: 'Please choose one of the answers offered.',
    too_long: ({ max }) => `This is too long. Please use at most ${max} characters.`,
    unreadable_characters: 'This contains characters that cannot be saved. Please type it again.',
    full: 'Sorry, all places have just been taken.',
    closed: 'Registration has closed.',
    not_yet_open: 'Registration has not opened yet.',
    form_token: 'This form was open for too long. Please send it again.',
    invalid: 'This is not valid here.',
    must_accept: 'Please tick this box to go on.',
    key_reused: 'This registration has already been received. To change it, please contact the club.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Enter a first name.',
    email: 'Enter an e-mail address.',
    birthdate: 'Enter a date of birth.',
  },
  pick: (label) => `Please choose: ${label}`,
  stillMissing: 'Still missing:',
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
  dateHint: 'For example 24/3/2015',
  nameHint: 'Only one name? One field is enough.',
  optional: 'optional',
  requiredNote: 'All fields are required unless marked “optional”.',
  choose: 'Please choose',
  noAnswer: 'No answer',
  onePerLine: 'One per line',
  summary: (count) => (count === 1 ? 'One answer needs another look' : `${count} answers need another look`),
  open: 'Register',
  answers: 'Your answers',
  yes: 'Yes',
  no: 'No',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'The form is loading …',

  send: 'Register',
  sending: 'Sending …',
  thanks: (name) => (name ? `Thank you, ${name}!` : 'Thank you!'),
  registered: (title) => `The registration for “${title}” has been received.`,
  next: 'Register another person',

  placesLeft: (count) => (count === 1 ? 'One place left' : `${count} places left`),
  closed: 'Registration has closed.',
  missing: 'This form does not exist or is no longer available. Please ask the club where to register.',

  unavailable: 'The form cannot be shown right now.',
  busy: 'Many people are registering right now. Please try again shortly.',
  notSent: 'The registration could not be sent. Your answers are still here.',
  maybeStored:
    'There was no reply. Your answers are still here. Please send the registration again: nobody will be registered twice.',
  maybeStoredOnce: 'There was no reply. Please ask the club whether the registration arrived before you send it again.',
  elsewhere: 'Open the form on a separate page',
  allEvents: 'All events',

  map: 'Map',
  participant: (number) => `Person ${number}`,
  forAll: 'For everyone',
  addParticipant: 'Add another person',
  removeParticipant: (name) => `Remove ${name}`,
  copyPrevious: 'Copy the answers from above',
  someRegistered: (done, total) => `Registered: ${done} of ${total}.`,
  isRegistered: 'Registered',
  sendRest: 'Register the others',

  openUntil: (when) => `Registration is open until ${when}.`,
  retryIn: (seconds) =>
    `Many people are registering right now. Your answers are kept and will be sent again automatically in ${seconds} s.`,

  waitingList: 'All places are taken. There is a waiting list.',

  draftBack: 'Your earlier answers have been restored.',
  draftNote: 'Ticked boxes and confidential answers are not saved.',
  startOver: 'Start over',
  undo: 'Undo',

  review: 'The registration has been received. The club will review it before confirming it.',
  checking: 'One moment, a security check is running …',

  apply: 'Send application',
  applied: (title) => `The application “${title}” has been received. The club will decide on it.`,
  print: 'Print',
  share: 'Share',
};
