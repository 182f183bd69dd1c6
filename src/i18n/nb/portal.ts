import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Et øyeblikk …',
  missing: 'Medlemsportalen finnes ikke, eller finnes ikke lenger. Spør foreningen om adressen.',
  unavailable: 'Medlemsportalen kan ikke vises akkurat nå.',
  busy: 'Mange er her akkurat nå. Prøv igjen om litt.',
  elsewhere: 'Åpne medlemsportalen på en egen side',

  signInTitle: 'Innlogging for medlemmer',
  emailLabel: 'E-post',
  emailHelp:
    'Adressen som er registrert hos foreningen. Dit sendes en e-post med en innloggingslenke, helt uten passord.',
  emailWrong: 'Skriv den slik: name@example.org',
  sendLink: 'Send en lenke',
  sendingLink: 'Sender …',
  linkNotSent: 'Lenken kunne ikke bestilles. Adressen står her fortsatt.',
  checkMail: 'Se i innboksen nå',
  linkSent: (address) =>
    `Hvis ${address} er registrert hos foreningen, kommer det en e-post dit i løpet av noen minutter. Den kan også ha havnet i søppelposten.`,
  sendAgain: 'Send på nytt',
  sendAgainIn: (seconds) => `Send på nytt (om ${seconds} s)`,
  otherAddress: 'En annen adresse',
  pasteTitle: 'Er e-posten åpnet på en annen enhet?',
  pasteLabel: 'Lenken fra e-posten',
  pasteHelp: 'Lim inn hele lenken, eller bare det som står etter # i den.',
  pasteWrong: 'Her er det ingen lenke. Kopier hele lenken fra e-posten.',
  goOn: 'Fortsett',
  linkFor: (names) => `Denne lenken er for ${names}.`,
  linkUntil: (when) => `Lenken gjelder til ${when}.`,
  signIn: 'Logg inn',
  signingIn: 'Logger inn …',
  linkExpired:
    'Denne lenken gjelder ikke lenger. En lenke gjelder til den gjøres ugyldig ved utlogging, høyst 14 dager. Her kan en ny bestilles:',
  notMe: 'Det er ikke meg',
  signedInAs: (names) => `Logget inn som ${names}`,
  signOut: 'Logg ut',
  signedOut: 'Du er logget ut. På gjensyn!',
  sessionOver:
    'Innloggingen er avsluttet, slik at ingen andre ser disse opplysningene. Med en ny lenke, eller den fra e-posten, kommer du inn igjen.',
  addressChanged:
    'Den nye e-postadressen er lagret. Lenker som ble sendt til den gamle, gjelder ikke lenger. Bestill en til den nye adressen.',
  notHere: 'Personopplysninger vises ikke på dette nettstedet.',
  portalClosed: 'Medlemmer kan ikke logge inn her.',
  viaParent: 'Medlemmer av denne foreningen logger inn hos forbundet den tilhører.',
  askClub: (address) => `Spørsmål: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Opplysninger hos foreningen',
  print: 'Skriv ut eller lagre som PDF',
  membershipNumber: 'Medlemsnummer',
  persons: 'Personer',
  edit: 'Endre',
  save: 'Lagre',
  saving: 'Lagrer …',
  cancel: 'Avbryt',
  saved: 'Lagret.',
  nothingChanged: 'Alt var som før.',
  unsaved: 'ikke lagret ennå',
  notSaved: 'Det kunne ikke lagres. Alt du har skrevet, er her fortsatt.',
  maybeSaved:
    'Det kom ikke noe svar, så kanskje er det lagret, kanskje ikke. Det gjør ingenting om du lagrer en gang til.',
  emailNote: 'En ny adresse gjelder når den er bekreftet med lenken i en e-post dit. Til da gjelder den gamle.',
  freshLink: 'For dette kreves ny innlogging med en ny lenke. Alt som er skrevet, er her fortsatt.',
  emailPending: (address) =>
    `En e-post er på vei til ${address}. Den nye adressen gjelder når den er bekreftet med lenken; til da gjelder den gamle.`,
  onlyClub: 'Bare foreningen kan endre dette.',
  notGiven: 'ikke oppgitt',
  conflict: 'Noen har endret dette i mellomtiden. Velg det som stemmer:',
  storedNow: 'Lagret av noen andre',
  enteredHere: 'Fylt ut her',
  merged: 'Noen har endret andre svar i mellomtiden. Også de endringene er tatt vare på.',
  personGone: 'Opplysningene om denne personen finnes ikke her lenger.',
  registrations: 'Påmeldinger',
  fees: 'Kontingent og avgifter',
  noFees: 'Det er ingen kontingent eller avgifter å betale.',
  download: 'Last ned alt som en fil',
  endsSoon: (left) => `Det har vært stille her en stund. Innloggingen avsluttes om ${left}.`,
  endsFinally: (left) => `Innloggingen avsluttes om ${left}. Lagre før det.`,
  extend: 'Forbli innlogget',
};

export const signOut: SignOutWords = {
  endLink: 'Gjør også innloggingslenken ugyldig',
  endLinkHelp: 'På en delt datamaskin: da kommer ingen inn igjen via nettleserloggen.',
  everywhere: 'Logg ut overalt',
  everywhereAsk:
    'Alle enheter logges ut, og ingen lenke som er sendt til nå, gjelder lenger. En ny kan alltid bestilles.',
  cancel: 'Avbryt',
  signingOut: 'Logger ut …',
  linkEnded: 'Du er logget ut. Innloggingslenken gjelder heller ikke lenger.',
  linkKept: 'Du er logget ut. Innloggingslenken gjelder fortsatt.',
  allEnded: 'Du er logget ut overalt. Ingen lenke som er sendt til nå, gjelder lenger.',
  signOutFailed: 'Du er bare logget ut i dette vinduet: Serveren fikk ikke beskjed, og lenker kan fortsatt gjelde.',
  linkUnknown:
    'Du er logget ut. Innloggingen var allerede avsluttet, så lenken ble ikke gjort ugyldig og gjelder kanskje fortsatt. Logg inn med den én gang til og ut igjen for å gjøre den ugyldig.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Koden fra e-posten',
  codeHelp: 'Seks sifre, bare for dette vinduet. De virker i 10\u00a0minutter.',
  codeFormat: 'Skriv inn de seks sifrene fra e-posten.',
  codeWrong: 'Koden stemmer ikke. Sammenlign sifrene med den nyeste e-posten.',
  codeOver: 'Koden virker ikke lenger. Bruk lenken i e-posten, eller bestill en ny e-post.',
};
