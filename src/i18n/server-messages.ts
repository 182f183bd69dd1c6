import type { RegistrationState } from '../model/own-registration.js';

/** Texts of mails. */
export interface MailWords {
  readonly greeting: (name: string | undefined) => string;
  readonly signInSubject: (organisation: string) => string;
  readonly signIn: (organisation: string) => string;
  /** The paragraph before the link of the desk. */
  readonly deskSignIn: (organisation: string) => string;
  readonly signInButton: string;
  readonly validUntil: (when: string) => string;
  /** Hint for a mail that was opened on another device. */
  readonly paste: string;
  /** Before the code for the device that requested the mail; after it, how long it works, and that nobody may know it. */
  readonly codeIntro: string;
  readonly codeNote: string;
  readonly notAsked: string;
  readonly emailChangedSubject: (organisation: string) => string;
  readonly emailChanged: (organisation: string) => string;
  readonly notYou: (contact: string | undefined) => string;
  /** It may have arrived before. */
  readonly repeat: string;
  /** To a new address: whether it is theirs who gave it. It may be a stranger's. */
  readonly confirmSubject: (organisation: string) => string;
  readonly confirm: (organisation: string) => string;
  readonly confirmButton: string;
  readonly confirmUntil: (when: string) => string;
  readonly confirmNotYou: string;
  /** To the address that counts: another one was given. */
  readonly requestedSubject: (organisation: string) => string;
  readonly requested: (organisation: string) => string;
  /** Before the link that keeps or restores the old address, and on the button. */
  readonly undoIntro: string;
  readonly undoButton: string;
  /** Beside the QR code of a transfer. */
  readonly scanCode: string;
  /** Before what is left to be paid after a price has changed. */
  readonly stillToPay: string;
  readonly feeReminderSubject: (organisation: string) => string;
  /** The intro of a reminder of fees. */
  readonly feeReminder: (organisation: string) => string;
  /** In the mail about a registration: the event that it has left. */
  readonly movedFrom: (event: string) => string;
}

/** Texts of mails to organisers. */
export interface NoticeWords {
  readonly registrationsChanged: (event: string) => string;
  /** Of the daily summary. */
  readonly digestSubject: (organisation: string) => string;
  readonly digest: string;
  /** Before a number such as 14 / 120. */
  readonly placesTaken: string;
  /** States that registrations have no word for. */
  readonly cancelled: string;
  readonly review: string;
  /** After an application, or a registration that waits for review. */
  readonly decide: string;
  /** A mail that the mail server of its recipient has refused. */
  readonly refusedSubject: (event: string) => string;
  readonly mailRefused: (event: string) => string;
  /** Of a confirmed registration that a hosted service refuses while nobody waits for its answer. */
  readonly serviceRefused: (event: string) => string;
  /** The place where the frequency of such mails is set (`notify` of the workspace file). */
  readonly settings: string;
}

/** Words about a form and its club, on hosted pages and among the settings at the desk. */
export interface FormFactWords {
  /** When a question applies: another one was answered so, or somebody is of such an age. */
  readonly ifTicked: (label: string) => string;
  readonly ifNotTicked: (label: string) => string;
  readonly ifAnswered: (label: string, answers: string) => string;
  readonly ifUnder: (age: number) => string;
  readonly ifFrom: (age: number) => string;
  /** Before a reduction of the price: for whom. */
  readonly forSecond: string;
  readonly fromThird: string;
  /** Links to what the law asks a club to say: under each form, and on every page. */
  readonly privacy: string;
  readonly imprint: string;
}

/** Texts of hosted pages beside those of the elements. */
export interface PageWords extends FormFactWords {
  /** Headings of pages that cannot be shown, and what to do. */
  readonly notFound: string;
  readonly notFoundHelp: string;
  readonly unavailable: string;
  readonly tryAgain: string;

  /** The page of a club. */
  readonly calendarHelp: string;
  readonly calendarFile: string;
  readonly members: string;
  readonly membersHelp: string;
  readonly membersNeedScript: string;

  /** Leads to the form that needs no JavaScript. */
  readonly withoutScript: string;
  /** The button that shows what the answers cost, and what stands before the sum. */
  readonly showPrice: string;
  readonly priceNow: string;
  /** After a form was sent again with other answers: the first registration counts. */
  readonly sendForAnother: string;
  /** The gate asks for proof of work, which needs a program. */
  readonly scriptForNow: string;
  /** The body of the request was not a form. */
  readonly notAForm: string;
  readonly openForm: string;
  readonly tooLong: string;
  readonly shorten: string;
  /** The same on a page that holds no form. */
  readonly goBack: string;

  /** Behind the links in mails about an e-mail address: before the button, after it, and where it does nothing. */
  readonly confirmAsk: string;
  readonly confirmed: string;
  readonly undoAsk: string;
  readonly undone: string;
  readonly linkGone: string;
  readonly linkFailed: string;
  readonly needsScript: string;

  /** The page at the root of the server. */
  readonly landingIntro: string;
  readonly clubs: string;
  /** Shown if the server lists no clubs. */
  readonly clubAddress: string;
  readonly forWebmasters: string;
  readonly examplePage: string;
  readonly apiReference: string;
  /** `parameter` is `?turnout-debug`. */
  readonly doctorHelp: (parameter: string) => string;
}

/** Heads of columns in an export that no form asks for. */
export interface SheetWords {
  readonly created_at: string;
  readonly changed_at: string;
  /** A number that those have in common who were registered together. */
  readonly family: string;
  /** Of a registration: has a place, waits, … */
  readonly state: string;
  readonly external_id: string;
  readonly membership_number: string;
  /** The state of a registration that was cancelled. */
  readonly cancelled: string;
  /** Behind the name of a field: "Photos: consent given on". */
  readonly consent_given_at: string;
  readonly consent_withdrawn_at: string;
  readonly consent_text: string;
  /** Names of the sheets of a workbook; at most 31 characters. */
  readonly consent_texts: string;
  readonly persons: string;
  readonly fees_open: string;
  readonly fees_due_at: string;
  readonly fees_paid: string;
  readonly fees_paid_at: string;
  readonly fees_reference: string;
}

/** Texts of mails about a registration, and of the page behind their links. */
export interface RegistrationWords {
  readonly registeredSubject: (event: string) => string;
  readonly waitingSubject: (event: string) => string;
  readonly appliedSubject: (event: string) => string;
  readonly reviewSubject: (event: string) => string;
  readonly waiting: (event: string) => string;
  readonly when: string;
  readonly location: string;
  /** The button of the mail, and of the page behind its link. */
  readonly view: string;
  readonly keepLink: string;
  /** On the page, before the button is pressed. */
  readonly linkIntro: string;
  readonly cancel: (name: string) => string;
  readonly cancelAsk: (name: string) => string;
  readonly cancelYes: string;
  readonly cancelNo: string;
  /** The question before an offered place is declined. */
  readonly declineAsk: (name: string) => string;
  readonly declineYes: string;
  readonly declineNo: string;
  readonly cancelled: string;
  readonly change: string;
  readonly save: string;
  readonly saved: string;
  /** Over two amounts, and the sentence that asks to check them before a correction is saved. */
  readonly newPrice: string;
  readonly formerPrice: string;
  readonly priceCheck: string;
  readonly overpaid: (amount: string) => string;
  /** The mail about a price that a correction has changed. */
  readonly priceSubject: (event: string) => string;
  readonly priceMail: (event: string) => string;
  readonly tooLate: string;
  /** Until when an offered place can be accepted, and the two answers to it. */
  readonly offeredUntil: (when: string) => string;
  readonly accept: string;
  readonly decline: string;
  /** Instead of a sensitive answer that is stored. */
  readonly hiddenAnswer: string;
  /** Instead of the list, once every registration is cancelled. */
  readonly nothingLeft: string;
  /** Somebody else has cancelled a registration that the visitor is changing or cancelling. */
  readonly gone: string;
  /** The link has expired, or was never sent. */
  readonly linkEnded: string;
  /** The session has ended; the button `view` stands below. */
  readonly sessionEnded: string;
  /** Heading over the events that take registrations, on the page of a member. */
  readonly registerForEvent: string;
  /** Opens the form of an event for a member, filled in with what the club knows; and says so. */
  /** Of a full event: the buttons below lead to its waiting list. */
  readonly waitingListNote: string;
  readonly registerPerson: (name: string) => string;
  readonly knownFilledIn: string;
  readonly states: Readonly<Record<Exclude<RegistrationState, 'cancelled'>, string>>;
  readonly cancelledSubject: (event: string) => string;
  readonly cancelledMail: (event: string) => string;
  /** To an address that somebody typed, with a button; and the page behind it: the question, and what became of it. */
  readonly unconfirmedSubject: (event: string) => string;
  readonly unconfirmedMail: (event: string) => string;
  readonly confirmAsk: (title: string) => string;
  /** The label of a field that takes the link if no script runs. */
  readonly linkLabel: string;
  readonly addressConfirmed: string;
  /** A hosted service that does not answer, or refuses the answers, when an address is confirmed. */
  readonly confirmLater: string;
  readonly confirmRefused: string;
  readonly confirmGone: string;
  /** A place on offer: the label of its deadline, what happens without an answer, and the button. */
  readonly offeredSubject: (event: string) => string;
  readonly offeredMail: (event: string) => string;
  readonly answerBy: string;
  readonly offerEnds: string;
  readonly answerOffer: string;
  readonly lapsedSubject: (event: string) => string;
  readonly lapsedMail: (event: string) => string;
  readonly acceptedSubject: (title: string) => string;
  readonly acceptedMail: (organisation: string) => string;
  readonly declinedSubject: (title: string) => string;
  readonly declinedMail: (title: string) => string;
}

/** The texts of the server in one language: browsers do not load them. */
export interface ServerLanguage {
  readonly mail: MailWords;
  readonly notices: NoticeWords;
  readonly pages: PageWords;
  readonly registration: RegistrationWords;
  readonly sheet: SheetWords;
}
