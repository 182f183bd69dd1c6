import type { LoginWords, ProfileWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { form } from './form.js';

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
