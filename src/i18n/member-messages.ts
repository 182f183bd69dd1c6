import type { FieldWords } from './form-messages.js';
import type { SharedWords } from './shared-messages.js';

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

/** The words of the code in a mail: loaded once a mail was requested. */
export interface SignInCodeWords {
  readonly codeLabel: string;
  readonly codeHelp: string;
  /** Not six digits. */
  readonly codeFormat: string;
  readonly codeWrong: string;
  /** Expired, used, or tried too often. The link in the mail may still work. */
  readonly codeOver: string;
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

/** Words of the page with a member's own data. */
export interface ProfileWords extends FieldWords, LoginWords {
  readonly yourData: string;
  readonly print: string;
  readonly membershipNumber: string;
  /** Before the names of the persons whose data can be seen. */
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

/** The words of prices: loaded by forms that have some. */
export interface PriceWords {
  /** The heading over prices, and the name of the only one. */
  readonly price: string;
  /** A base price that the club has not named. */
  readonly base: string;
  /** An addition to the base price that the club has not named; the reduction for a family; the sum. */
  readonly extra: string;
  readonly siblings: string;
  readonly total: string;
  /** Heading over the account that a fee is transferred to. */
  readonly howToPay: string;
}

/** The words of fees: loaded for members who have some, and to pay what was registered. */
export interface FeeWords extends PriceWords {
  /** No fee is open. */
  readonly nothingToPay: string;
  /** The holder of that account. */
  readonly recipient: string;
  readonly reference: string;
  readonly copy: string;
  readonly copied: string;
  /** Opens the code below it. */
  readonly qrCode: string;
  readonly openSince: (day: string) => string;
  readonly dueOn: (day: string) => string;
  /** Of an open fee whose due day has passed. */
  readonly wasDueOn: (day: string) => string;
  readonly paidOn: (day: string) => string;
}
