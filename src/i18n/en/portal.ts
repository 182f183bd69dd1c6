import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'One moment …',
  missing: 'This member portal does not exist or is closed. Please ask the club for the right link.',
  unavailable: 'The member portal cannot be shown right now.',
  busy: 'The member portal is very busy right now. Please try again shortly.',
  elsewhere: 'Open the member portal on a separate page',

  signInTitle: 'Member sign-in',
  emailLabel: 'E-mail',
  emailHelp: 'The address you gave the club. We will send a sign-in link there. You do not need a password.',
  emailWrong: 'Please write it like this: name@example.org',
  sendLink: 'Send sign-in link',
  sendingLink: 'Sending …',
  linkNotSent: 'The link could not be requested. Your address is still here.',
  checkMail: 'Check your e-mail',
  linkSent: (address) =>
    `If the club has ${address} on file, you will get an e-mail within a few minutes. Check your spam folder too.`,
  sendAgain: 'Send again',
  sendAgainIn: (seconds) => `Send again (in ${seconds} s)`,
  otherAddress: 'Use another address',
  pasteTitle: 'Reading the e-mail on another device?',
  pasteLabel: 'Sign-in link',
  pasteHelp: 'Paste the whole link, or only the part after the #.',
  pasteWrong: 'This does not contain a link. Please copy the whole link from the e-mail.',
  goOn: 'Continue',
  linkFor: (names) => `This link is for ${names}.`,
  linkUntil: (when) => `The link is valid until ${when}.`,
  signIn: 'Sign in',
  signingIn: 'Signing in …',
  linkExpired: 'This link is no longer valid. It ends after 14 days, or when signing out. Request a new one here:',
  notMe: 'This is not me',
  signedInAs: (names) => `Signed in: ${names}`,
  signOut: 'Sign out',
  signedOut: 'You have signed out.',
  sessionOver:
    'Your session has expired to protect this data. Sign in again with a new link or the one from the e-mail.',
  addressChanged:
    'Your new e-mail address is saved. Links sent to the old one no longer work: please request a new one.',
  notHere: 'Personal data is not shown on this website.',
  portalClosed: 'Members cannot sign in here.',
  viaParent: 'Members of this club sign in through its association.',
  askClub: (address) => `Questions: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Your data',
  print: 'Print or save as PDF',
  membershipNumber: 'Membership number',
  persons: 'People',
  edit: 'Edit',
  save: 'Save',
  saving: 'Saving …',
  cancel: 'Cancel',
  saved: 'Saved.',
  nothingChanged: 'Nothing was changed.',
  unsaved: 'not saved yet',
  notSaved: 'The changes could not be saved. They are still here.',
  maybeSaved: 'There was no reply: the changes may be saved or not. Saving them again is safe.',
  emailNote:
    'A new address takes effect once you confirm it with the link that we send there. Until then, the old one stays.',
  freshLink: 'To change this, please sign in again with a new link. Your changes are still here.',
  emailPending: (address) =>
    `We have sent an e-mail to ${address}. Until the link in it is confirmed, the old address stays in use.`,
  onlyClub: 'Only the club can change this.',
  notGiven: 'not given',
  conflict: 'Somebody else has changed this in the meantime. Please choose the right answer:',
  storedNow: 'Saved by somebody else',
  enteredHere: 'Entered here',
  merged: 'Somebody else has changed other answers in the meantime. These are kept, too.',
  personGone: 'There is no data for this person any more.',
  registrations: 'Registrations',
  fees: 'Fees',
  noFees: 'There are no fees.',
  download: 'Download all data as a file',
  endsSoon: (left) => `You have not been active for a while. Your session ends in ${left}.`,
  endsFinally: (left) => `Your session ends in ${left}. Please save before then.`,
  extend: 'Stay signed in',
};

export const signOut: SignOutWords = {
  endLink: 'Also end the sign-in link',
  endLinkHelp: 'On a shared computer, this keeps others from signing in through the browser history.',
  everywhere: 'Sign out everywhere',
  everywhereAsk: 'This signs out all devices and ends all links sent so far. You can request a new one at any time.',
  cancel: 'Cancel',
  signingOut: 'Signing out …',
  linkEnded: 'Signed out. The sign-in link no longer works either.',
  linkKept: 'Signed out. The sign-in link still works.',
  allEnded: 'Signed out everywhere. Links sent so far no longer work.',
  signOutFailed: 'Signed out in this window only: the server could not be reached, and links may still work.',
  linkUnknown:
    'Signed out. The session had already ended, so the link may still work. To end it, sign in with it again and sign out.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Code from the e-mail',
  codeHelp: 'Six digits, for this window only. They work for 10\u00a0minutes.',
  codeFormat: 'Please enter the six digits from the e-mail.',
  codeWrong: 'This code is not correct. Please check the digits in the latest e-mail.',
  codeOver: 'This code does not work any more. Please use the link in the e-mail, or request a new e-mail.',
};
