import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Een ogenblik…',
  missing: 'Dit ledenportaal bestaat niet of niet meer. Vraag bij de vereniging naar het adres.',
  unavailable: 'Het ledenportaal kan nu niet worden getoond.',
  busy: 'Er zijn hier nu veel mensen tegelijk. Probeer het zo nog eens.',
  elsewhere: 'Ledenportaal op een aparte pagina openen',

  signInTitle: 'Inloggen voor leden',
  emailLabel: 'E-mailadres',
  emailHelp: 'Het adres dat bij de vereniging bekend is. Je krijgt daar een link om in te loggen, zonder wachtwoord.',
  emailWrong: 'Schrijf het zo: name@example.org',
  sendLink: 'Link sturen',
  sendingLink: 'Bezig met versturen…',
  linkNotSent: 'De link kon niet worden aangevraagd. Het adres staat er nog.',
  checkMail: 'Kijk nu in je mail',
  linkSent: (address) =>
    `Als ${address} bij de vereniging bekend is, komt daar binnen enkele minuten een mail aan. Soms belandt die in de spam.`,
  sendAgain: 'Opnieuw sturen',
  sendAgainIn: (seconds) => `Opnieuw sturen (over ${seconds} s)`,
  otherAddress: 'Ander adres',
  pasteTitle: 'Mail op een ander apparaat geopend?',
  pasteLabel: 'Link uit de mail',
  pasteHelp: 'Plak de hele link, of alleen wat daarin achter het hekje # staat.',
  pasteWrong: 'Hier zit geen link in. Kopieer de hele link uit de mail.',
  goOn: 'Verder',
  linkFor: (names) => `Deze link is voor ${names}.`,
  linkUntil: (when) => `De link werkt tot ${when}.`,
  signIn: 'Inloggen',
  signingIn: 'Bezig met inloggen…',
  linkExpired:
    'Deze link werkt niet meer. Een link werkt tot hij bij het uitloggen vervalt, hoogstens 14 dagen. Hier kun je een nieuwe aanvragen:',
  notMe: 'Dit ben ik niet',
  signedInAs: (names) => `Ingelogd: ${names}`,
  signOut: 'Uitloggen',
  signedOut: 'Je bent uitgelogd. Tot ziens!',
  sessionOver:
    'Je bent automatisch uitgelogd, zodat niemand anders deze gegevens ziet. Met een nieuwe link, of met die uit de mail, kun je er weer bij.',
  addressChanged:
    'Het nieuwe e-mailadres is opgeslagen. Links die naar het oude adres zijn gestuurd, werken niet meer: vraag er een aan voor het nieuwe adres.',
  notHere: 'Op deze website worden geen persoonlijke gegevens getoond.',
  portalClosed: 'Leden kunnen hier niet inloggen.',
  viaParent: 'Leden van deze vereniging loggen in bij de bond waarbij de vereniging is aangesloten.',
  askClub: (address) => `Vragen: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Opgeslagen gegevens',
  print: 'Afdrukken of opslaan als pdf',
  membershipNumber: 'Lidnummer',
  persons: 'Personen',
  edit: 'Bewerken',
  save: 'Opslaan',
  saving: 'Bezig met opslaan…',
  cancel: 'Annuleren',
  saved: 'Opgeslagen.',
  nothingChanged: 'Er was niets veranderd.',
  unsaved: 'nog niet opgeslagen',
  notSaved: 'Opslaan is niet gelukt. Alles wat je hebt ingevuld, staat er nog.',
  maybeSaved:
    'Er kwam geen antwoord. Misschien is het opgeslagen, misschien niet. Nog een keer opslaan kan geen kwaad.',
  emailNote: 'Een nieuw adres geldt zodra het is bevestigd via de link in een mail daarheen. Tot dan geldt het oude.',
  freshLink: 'Hiervoor graag opnieuw inloggen met een nieuwe link. Alles wat is getypt, staat er nog.',
  emailPending: (address) =>
    `Er is een mail onderweg naar ${address}. Het nieuwe adres geldt zodra het via de link daarin is bevestigd; tot dan geldt het oude.`,
  onlyClub: 'Alleen de vereniging kan dit wijzigen.',
  notGiven: 'niet ingevuld',
  conflict: 'Iemand heeft dit intussen gewijzigd. Kies wat klopt:',
  storedNow: 'Intussen opgeslagen',
  enteredHere: 'Hier ingevuld',
  merged: 'Iemand heeft intussen andere antwoorden gewijzigd. Ook die blijven bewaard.',
  personGone: 'Deze persoon staat hier niet meer bij.',
  registrations: 'Aanmeldingen',
  fees: 'Contributie en bijdragen',
  noFees: 'Er staan geen bedragen open.',
  download: 'Alles als bestand downloaden',
  endsSoon: (left) => `Er is hier een tijdje niets gebeurd. Over ${left} word je uitgelogd.`,
  endsFinally: (left) => `Over ${left} word je uitgelogd. Sla voor die tijd alles op.`,
  extend: 'Ingelogd blijven',
};

export const signOut: SignOutWords = {
  endLink: 'Ook de inloglink laten vervallen',
  endLinkHelp: 'Op een gedeelde computer: dan komt niemand via de browsergeschiedenis weer binnen.',
  everywhere: 'Overal uitloggen',
  everywhereAsk:
    'Alle apparaten worden uitgelogd en geen enkele tot nu toe verstuurde link werkt nog. Een nieuwe kun je altijd aanvragen.',
  cancel: 'Annuleren',
  signingOut: 'Bezig met uitloggen…',
  linkEnded: 'Je bent uitgelogd. De inloglink werkt ook niet meer.',
  linkKept: 'Je bent uitgelogd. De inloglink blijft werken.',
  allEnded: 'Je bent overal uitgelogd. Geen enkele tot nu toe verstuurde link werkt nog.',
  signOutFailed:
    'Je bent alleen in dit venster uitgelogd: de server kon niet worden bereikt, en links werken mogelijk nog.',
  linkUnknown:
    'Je bent uitgelogd. De sessie was al afgelopen, daarom is de link niet vervallen en werkt hij misschien nog. Log er nog één keer mee in en weer uit om hem te laten vervallen.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Code uit de mail',
  codeHelp: 'Zes cijfers, alleen voor dit venster. Ze werken 10\u00a0minuten.',
  codeFormat: 'Vul de zes cijfers uit de mail in.',
  codeWrong: 'Deze code klopt niet. Vergelijk de cijfers met de nieuwste mail.',
  codeOver: 'Deze code werkt niet meer. Gebruik de link in de mail of vraag een nieuwe mail aan.',
};
