import type { AnswerIssueCode, AnswerIssues } from '../model/issue.js';

/** A sentence, or a function that makes one out of what it has to know. */
export type Sentence<Params> = keyof Params extends never ? string : (params: Params) => string;

/** Words that all elements share. */
export interface CommonWords {
  readonly slow: string;
  /** Why no answer came, by the client's own names for it. */
  readonly offline: string;
  readonly too_slow: string;
  readonly invalid_response: string;
  readonly retry: string;
  /** After a link that opens in a new window or tab. */
  readonly newTab: string;
  /** The button that closes a dialog. */
  readonly close: string;
  readonly addToCalendar: string;
  /** The way to the form that takes who found no place. */
  readonly joinWaitingList: string;
}

/** Words that each element has for itself: of what it waits for, and of why there is nothing. */
export interface SharedWords extends CommonWords {
  readonly loading: string;
  readonly missing: string;
  /** Before anything was done: what the element is for cannot be had. */
  readonly unavailable: string;
  /** Too many ask at this moment. */
  readonly busy: string;
  /** Leads to the same on a page of its own. */
  readonly elsewhere: string;
}

/** Words of the registration form. Written for people: one form of address, no grammar that hangs on a label. */
export interface FormWords extends SharedWords {
  /** Order in which day, month and year are asked for. */
  readonly dateOrder: 'dmy' | 'mdy' | 'ymd';
  readonly issues: { readonly [Code in AnswerIssueCode]: Sentence<AnswerIssues[Code]> };
  /** Labels of the built-in fields and their parts, by the last part of their name. */
  readonly labels: Readonly<Record<string, string>>;
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** How a date is written, below its three controls. */
  readonly dateHint: string;
  /** Before the two controls of a name where it is missing: whoever has one name writes one. */
  readonly nameHint: string;
  readonly optional: string;
  /** Before the first field: how to tell what is needed. */
  readonly requiredNote: string;
  readonly choose: string;
  /** Last of the choices of which one may be made or none: takes a choice back. */
  readonly noAnswer: string;
  readonly onePerLine: string;

  /** Words of prices: the base price, the reduction for a family, the sum. */
  readonly price: string;
  readonly siblings: string;
  readonly total: string;

  readonly send: string;
  readonly sending: string;
  /** Heading over the list of what needs another look. */
  readonly summary: (count: number) => string;
  readonly thanks: (name: string | undefined) => string;
  readonly registered: (title: string) => string;
  readonly next: string;

  readonly placesLeft: (count: number) => string;
  readonly full: string;
  readonly closed: string;
  readonly notYetOpen: (when: string | undefined) => string;

  /** After sending: what was typed is kept. */
  readonly notSent: string;
  /** After sending, where nobody can say whether it arrived. */
  readonly maybeStored: string;
  /** Likewise, where sending again could register twice. */
  readonly maybeStoredOnce: string;

  /** Several who are registered together: the heading of each, before there is a name. */
  readonly participant: (number: number) => string;
  /** Heading over what is asked once for all of them. */
  readonly forAll: string;
  readonly addParticipant: string;
  /** `name` is a name, or what `participant` says. */
  readonly removeParticipant: (name: string) => string;
  /** Takes the answers of whoever stands before over. */
  readonly copyPrevious: string;
  /** After sending, where not all of them got through: how many did. */
  readonly someRegistered: (done: number, total: number) => string;
  /** Beside the name of one of them. */
  readonly isRegistered: string;
  /** The button that sends those again who did not get through. */
  readonly sendRest: string;

  /** Before the form opens: `left` is a duration in words and figures. */
  readonly opensIn: (left: string) => string;
  readonly opensNow: string;
  readonly openUntil: (when: string) => string;
  /** At the rush: it is tried again by itself. `seconds` from now. */
  readonly retryIn: (seconds: number) => string;

  readonly waitingList: string;

  /** Typed answers were restored after a reload. */
  readonly draftBack: string;
  /** No draft ticks a box, nor holds answers that are marked as sensitive. */
  readonly draftNote: string;
  readonly startOver: string;
  readonly undo: string;

  /** The registration is kept for the club to look at before it counts. */
  readonly review: string;
  /** While the browser solves what the server asked it to. */
  readonly checking: string;

  /** Membership applications: the button, and what is said after. */
  readonly apply: string;
  readonly applied: (title: string) => string;

  /** A dialog that holds a form: the button that shows it, and the one that closes it. */
  readonly open: string;

  readonly print: string;
  /** Heading over what was sent. */
  readonly answers: string;
  readonly yes: string;
  readonly no: string;
}

/** Words of the event list. */
export interface ListWords extends SharedWords {
  /** The name of the list where nothing else names it. */
  readonly events: string;
  /** Nothing is announced, or nothing of what is looked for. */
  readonly noEvents: string;
  readonly noResults: string;
  readonly showMore: string;

  /** Where a registration stands, in a word or two. */
  readonly isOpen: string;
  readonly fewLeft: (count: number) => string;
  readonly isFull: string;
  readonly hasWaitingList: string;
  readonly opensOn: (when: string | undefined) => string;
  readonly isClosed: string;
  readonly isOver: string;

  readonly register: string;
  /** The way to an event that cannot be registered for now. */
  readonly details: string;
  /** The way back from one event to all of them. */
  readonly back: string;

  /** All events in the visitor's own calendar, kept up to date. */
  readonly subscribe: string;
}

/** What is said besides where visitors look for events, or look at them month by month: few lists load it. */
export interface FilterWords {
  /** How many there are of what is looked for. */
  readonly resultCount: (count: number) => string;
  /** Finding: the name of all of it, what is looked for, and how to look for everything again. */
  readonly filter: string;
  readonly search: string;
  readonly time: string;
  readonly upcoming: string;
  readonly past: string;
  readonly anyTime: string;
  readonly from: string;
  readonly to: string;
  readonly place: string;
  readonly anywhere: string;
  readonly onlyOpen: string;
  readonly showAll: string;
  /** Ways to look at it. */
  readonly view: string;
  readonly asList: string;
  readonly asCards: string;
  readonly asMonth: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly thisMonth: string;
  /** In a day of the month that has more than there is room for. */
  readonly furtherOnDay: (count: number) => string;
}

/** Words of the sign-in to the member portal. */
export interface LoginWords extends SharedWords {
  readonly signInTitle: string;
  readonly emailLabel: string;
  readonly emailHelp: string;
  readonly emailWrong: string;
  readonly sendLink: string;
  readonly sendingLink: string;
  /** The request did not get through; what was typed is kept. */
  readonly linkNotSent: string;
  /** After the request, whether there is such a member or not. */
  readonly checkMail: string;
  readonly linkSent: (address: string) => string;
  readonly sendAgain: string;
  /** `seconds` from now. */
  readonly sendAgainIn: (seconds: number) => string;
  readonly otherAddress: string;
  /** The mail was opened elsewhere: its link goes into a field. */
  readonly pasteTitle: string;
  readonly pasteLabel: string;
  readonly pasteHelp: string;
  readonly pasteWrong: string;
  readonly goOn: string;
  /** A link is open: whose it is, and the button that signs in. `names` are several, as a list. */
  readonly linkFor: (names: string) => string;
  readonly linkUntil: (when: string) => string;
  readonly signIn: string;
  readonly signingIn: string;
  /** Expired, taken back, or mistyped. */
  readonly linkExpired: string;
  readonly notMe: string;
  readonly signedInAs: (names: string) => string;
  readonly signOut: string;
  /** Why nobody is signed in any more. */
  readonly signedOut: string;
  readonly sessionOver: string;
  readonly addressChanged: string;
  /** This website may not show personal data; `elsewhere` leads to where it is shown. */
  readonly notHere: string;
  readonly portalClosed: string;
  readonly viaParent: string;
  /** `address` is the club's. */
  readonly askClub: (address: string) => string;
}

/** Words of the page with a member's own data. */
export interface ProfileWords extends FormWords, LoginWords {
  readonly yourData: string;
  readonly membershipNumber: string;
  /** Before the names of those whose data can be seen. */
  readonly persons: string;
  readonly edit: string;
  readonly save: string;
  readonly saving: string;
  readonly cancel: string;
  readonly saved: string;
  readonly nothingChanged: string;
  /** Beside the name of somebody of whom something was typed and not saved. */
  readonly unsaved: string;
  readonly notSaved: string;
  /** Nobody can say whether it was; again does no harm. */
  readonly maybeSaved: string;
  /** Below the address, before it is changed. */
  readonly emailNote: string;
  /** A new address needs a session from a link that was just used; below it, a link can be asked for. */
  readonly freshLink: string;
  /** A new address that does not count yet. */
  readonly emailPending: (address: string) => string;
  readonly onlyClub: string;
  /** Instead of an answer that there is none of. */
  readonly notGiven: string;
  /** Somebody else was faster: both answers are shown. */
  readonly conflict: string;
  readonly storedNow: string;
  readonly enteredHere: string;
  /** Somebody else has changed other answers. */
  readonly merged: string;
  readonly personGone: string;
  /** Heading over the registrations of somebody and their family. */
  readonly registrations: string;
  readonly fees: string;
  readonly noFees: string;
  readonly download: string;
  /** `left` is a duration in words and figures. */
  readonly endsSoon: (left: string) => string;
  readonly endsFinally: (left: string) => string;
  readonly extend: string;
}

/** The words of single fees: loaded for members who have any. */
export interface FeeWords {
  /** Heading over the account that a fee is transferred to. */
  readonly howToPay: string;
  /** The holder of that account. */
  readonly recipient: string;
  readonly reference: string;
  readonly copy: string;
  readonly copied: string;
  /** Opens the code below it. */
  readonly qrCode: string;
  readonly openSince: (day: string) => string;
  readonly dueOn: (day: string) => string;
  readonly paidOn: (day: string) => string;
}

/** The words of forms that want the address confirmed: loaded by those alone. */
export interface ConfirmWords {
  /** Heading after the registration, and what to do. */
  readonly confirmTitle: string;
  readonly confirmSent: (address: string) => string;
  readonly sendMailAgain: string;
  /** After that, whether it was sent or not. */
  readonly mailSentAgain: string;
}

/** The words of signing out: loaded once somebody is signed in. */
export interface SignOutWords {
  /** A box that is ticked to begin with: the link ends with the session. Below it, what for. */
  readonly endLink: string;
  readonly endLinkHelp: string;
  /** The button that asks first, and the same that does it; between them, what it does. */
  readonly everywhere: string;
  readonly everywhereAsk: string;
  readonly cancel: string;
  readonly signingOut: string;
  /** The outcome. */
  readonly linkEnded: string;
  readonly linkKept: string;
  readonly allEnded: string;
  /** The server could not be told; why stands besides, and it can be tried again. */
  readonly signOutFailed: string;
  /** The session was over before, by time or by somebody else. */
  readonly linkUnknown: string;
}

/** All words of the elements in a language. One without one of these words does not compile. */
export interface Language {
  readonly form: FormWords;
  readonly list: ListWords;
  readonly filters: FilterWords;
  readonly login: LoginWords;
  readonly profile: ProfileWords;
  readonly fees: FeeWords;
  readonly confirm: ConfirmWords;
  readonly signOut: SignOutWords;
}
