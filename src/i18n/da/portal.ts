import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Et øjeblik …',
  missing: 'Medlemsportalen findes ikke, eller den findes ikke længere. Spørg foreningen efter adressen.',
  unavailable: 'Medlemsportalen kan ikke vises lige nu.',
  busy: 'Der er mange her lige nu. Prøv igen om et øjeblik.',
  elsewhere: 'Åbn medlemsportalen på en side for sig',

  signInTitle: 'Login for medlemmer',
  emailLabel: 'E-mail',
  emailHelp:
    'Den adresse, der er registreret i foreningen. Der sendes et login-link dertil, så du ikke behøver en adgangskode.',
  emailWrong: 'Skriv den sådan: name@example.org',
  sendLink: 'Send et link',
  sendingLink: 'Sender …',
  linkNotSent: 'Linket kunne ikke bestilles. Adressen står her stadig.',
  checkMail: 'Tjek nu din mail',
  linkSent: (address) =>
    `Hvis ${address} er registreret i foreningen, kommer der om få minutter en mail. Nogle gange havner den i spam.`,
  sendAgain: 'Send igen',
  sendAgainIn: (seconds) => `Send igen (om ${seconds} sek.)`,
  otherAddress: 'En anden adresse',
  pasteTitle: 'Har du åbnet mailen på en anden enhed?',
  pasteLabel: 'Link fra mailen',
  pasteHelp: 'Indsæt hele linket eller kun det, der står efter # i linket.',
  pasteWrong: 'Der er ikke noget link her. Kopiér hele linket fra mailen.',
  goOn: 'Fortsæt',
  linkFor: (names) => `Linket er til ${names}.`,
  linkUntil: (when) => `Linket virker til ${when}.`,
  signIn: 'Log ind',
  signingIn: 'Logger ind …',
  linkExpired:
    'Linket virker ikke længere. Et link virker, indtil det gøres ugyldigt, når der logges ud, højst 14 dage. Her kan du få et nyt:',
  notMe: 'Det er ikke mig',
  signedInAs: (names) => `Logget ind: ${names}`,
  signOut: 'Log ud',
  signedOut: 'Du er logget ud. På gensyn!',
  sessionOver:
    'Du er blevet logget ud, så ingen andre kan se oplysningerne. Et nyt link eller det fra mailen åbner dem igen.',
  addressChanged:
    'Den nye e-mailadresse er gemt. Links, der er sendt til den gamle, virker ikke længere, så bestil et nyt til den nye adresse.',
  notHere: 'Personlige oplysninger vises ikke på denne hjemmeside.',
  portalClosed: 'Medlemmer kan ikke logge ind her.',
  viaParent: 'Foreningens medlemmer logger ind hos det forbund, som foreningen hører under.',
  askClub: (address) => `Spørgsmål: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Registrerede oplysninger',
  print: 'Udskriv eller gem som PDF',
  membershipNumber: 'Medlemsnummer',
  persons: 'Personer',
  edit: 'Redigér',
  save: 'Gem',
  saving: 'Gemmer …',
  cancel: 'Annullér',
  saved: 'Gemt.',
  nothingChanged: 'Der var ikke ændret noget.',
  unsaved: 'ikke gemt endnu',
  notSaved: 'Det kunne ikke gemmes. Alt, hvad du har skrevet, er her stadig.',
  maybeSaved: 'Der kom intet svar, så måske er det gemt, måske ikke. Det gør ingen skade at gemme igen.',
  emailNote: 'En ny adresse gælder, når den er bekræftet med linket i en mail dertil. Indtil da gælder den gamle.',
  freshLink: 'Hertil kræves, at du logger ind igen med et nyt link. Alt det indtastede er her stadig.',
  emailPending: (address) =>
    `En mail er på vej til ${address}. Den nye adresse gælder, når den er bekræftet med linket; indtil da gælder den gamle.`,
  onlyClub: 'Det kan kun foreningen ændre.',
  notGiven: 'ikke oplyst',
  conflict: 'Nogen har ændret svaret i mellemtiden. Vælg det, der er rigtigt:',
  storedNow: 'Gemt i mellemtiden',
  enteredHere: 'Skrevet her',
  merged: 'Nogen har ændret andre svar i mellemtiden. De bliver også stående.',
  personGone: 'Personen står her ikke længere.',
  registrations: 'Tilmeldinger',
  fees: 'Kontingent og gebyrer',
  noFees: 'Der er hverken kontingent eller gebyrer.',
  download: 'Hent det hele som en fil',
  endsSoon: (left) => `Der har ikke været nogen her i et stykke tid. Du bliver logget ud om ${left}.`,
  endsFinally: (left) => `Du bliver logget ud om ${left}. Gem inden da.`,
  extend: 'Forbliv logget ind',
};

export const signOut: SignOutWords = {
  endLink: 'Gør også login-linket ugyldigt',
  endLinkHelp: 'På en fælles computer: så kan ingen komme ind igen via browserhistorikken.',
  everywhere: 'Log ud overalt',
  everywhereAsk:
    'Alle enheder logges ud, og ingen af de links, der er sendt indtil nu, virker længere. Et nyt kan altid bestilles.',
  cancel: 'Annullér',
  signingOut: 'Logger ud …',
  linkEnded: 'Du er logget ud. Login-linket virker heller ikke længere.',
  linkKept: 'Du er logget ud. Login-linket virker stadig.',
  allEnded: 'Du er logget ud overalt. Ingen af de links, der er sendt indtil nu, virker længere.',
  signOutFailed: 'Du er kun logget ud i dette vindue: Serveren kunne ikke få besked, og links virker måske stadig.',
  linkUnknown:
    'Du er logget ud. Loginnet var allerede slut, så linket blev ikke gjort ugyldigt og virker måske stadig. Log ind med det én gang til og ud igen for at gøre det ugyldigt.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Koden fra mailen',
  codeHelp: 'Seks cifre, kun til dette vindue. De virker i 10\u00a0minutter.',
  codeFormat: 'Indtast de seks cifre fra mailen.',
  codeWrong: 'Koden er ikke rigtig. Sammenlign cifrene med den nyeste mail.',
  codeOver: 'Koden virker ikke længere. Brug linket i mailen, eller bestil en ny mail.',
};
