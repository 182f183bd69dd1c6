import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Ett ögonblick …',
  missing: 'Medlemsportalen finns inte, eller finns inte längre. Fråga föreningen efter adressen.',
  unavailable: 'Medlemsportalen kan inte visas just nu.',
  busy: 'Många är här just nu. Försök igen om en liten stund.',
  elsewhere: 'Öppna medlemsportalen på en egen sida',

  signInTitle: 'Inloggning för medlemmar',
  emailLabel: 'E-post',
  emailHelp:
    'Adressen som är registrerad hos föreningen. Dit skickas ett mejl med en inloggningslänk, helt utan lösenord.',
  emailWrong: 'Skriv så här: name@example.org',
  sendLink: 'Skicka en länk',
  sendingLink: 'Skickar …',
  linkNotSent: 'Det gick inte att beställa länken. Adressen står kvar.',
  checkMail: 'Titta i inkorgen nu',
  linkSent: (address) =>
    `Om ${address} är registrerad hos föreningen kommer ett mejl dit inom några minuter. Det kan också ha hamnat i skräpposten.`,
  sendAgain: 'Skicka igen',
  sendAgainIn: (seconds) => `Skicka igen (om ${seconds} s)`,
  otherAddress: 'En annan adress',
  pasteTitle: 'Har mejlet öppnats på en annan enhet?',
  pasteLabel: 'Länken från mejlet',
  pasteHelp: 'Klistra in hela länken, eller bara det som står efter # i den.',
  pasteWrong: 'Här finns ingen länk. Kopiera hela länken från mejlet.',
  goOn: 'Fortsätt',
  linkFor: (names) => `Den här länken är för ${names}.`,
  linkUntil: (when) => `Länken gäller till ${when}.`,
  signIn: 'Logga in',
  signingIn: 'Loggar in …',
  linkExpired:
    'Den här länken gäller inte längre. En länk gäller tills den avslutas vid utloggning, högst 14 dagar. Här går det att beställa en ny:',
  notMe: 'Det är inte jag',
  signedInAs: (names) => `Inloggad som ${names}`,
  signOut: 'Logga ut',
  signedOut: 'Du är utloggad. Vi ses!',
  sessionOver:
    'Inloggningen har avslutats, så att ingen annan ser uppgifterna. Med en ny länk, eller den från mejlet, kommer du in igen.',
  addressChanged:
    'Den nya e-postadressen är sparad. Länkar som skickades till den gamla gäller inte längre: beställ en till den nya adressen.',
  notHere: 'Personuppgifter visas inte på den här webbplatsen.',
  portalClosed: 'Medlemmar kan inte logga in här.',
  viaParent: 'Medlemmar i den här föreningen loggar in hos det förbund som den tillhör.',
  askClub: (address) => `Frågor: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Uppgifter hos föreningen',
  print: 'Skriv ut eller spara som PDF',
  membershipNumber: 'Medlemsnummer',
  persons: 'Personer',
  edit: 'Ändra',
  save: 'Spara',
  saving: 'Sparar …',
  cancel: 'Avbryt',
  saved: 'Sparat.',
  nothingChanged: 'Allt var som förut.',
  unsaved: 'inte sparat än',
  notSaved: 'Det gick inte att spara. Allt du har skrivit finns kvar.',
  maybeSaved: 'Det kom inget svar, så kanske är det sparat och kanske inte. Det gör inget om du sparar igen.',
  emailNote: 'En ny adress gäller när den har bekräftats med länken i ett mejl dit. Till dess gäller den gamla.',
  freshLink: 'För detta krävs en ny inloggning med en ny länk. Allt som skrivits finns kvar.',
  emailPending: (address) =>
    `Ett mejl är på väg till ${address}. Den nya adressen gäller när den har bekräftats med länken; till dess gäller den gamla.`,
  onlyClub: 'Bara föreningen kan ändra det här.',
  notGiven: 'inte angivet',
  conflict: 'Någon har ändrat det här under tiden. Välj det som stämmer:',
  storedNow: 'Sparat av någon annan',
  enteredHere: 'Ifyllt här',
  merged: 'Någon har ändrat andra svar under tiden. De ändringarna finns också kvar.',
  personGone: 'Den här personens uppgifter finns inte längre här.',
  registrations: 'Anmälningar',
  fees: 'Avgifter',
  noFees: 'Det finns inga avgifter.',
  download: 'Ladda ner allt som en fil',
  endsSoon: (left) => `Det har varit stilla här en stund. Inloggningen avslutas om ${left}.`,
  endsFinally: (left) => `Inloggningen avslutas om ${left}. Spara innan dess.`,
  extend: 'Fortsätt vara inloggad',
};

export const signOut: SignOutWords = {
  endLink: 'Avsluta även inloggningslänken',
  endLinkHelp: 'På en delad dator: då kan ingen komma in igen via webbläsarens historik.',
  everywhere: 'Logga ut överallt',
  everywhereAsk:
    'Alla enheter loggas ut, och ingen länk som har skickats hittills gäller längre. Det går alltid att beställa en ny.',
  cancel: 'Avbryt',
  signingOut: 'Loggar ut …',
  linkEnded: 'Du är utloggad. Inloggningslänken gäller inte heller längre.',
  linkKept: 'Du är utloggad. Inloggningslänken gäller fortfarande.',
  allEnded: 'Du är utloggad överallt. Ingen länk som har skickats hittills gäller längre.',
  signOutFailed: 'Du är utloggad bara i det här fönstret: servern kunde inte nås, och länkar kan fortfarande gälla.',
  linkUnknown:
    'Du är utloggad. Inloggningen var redan avslutad, så länken avslutades inte och gäller kanske fortfarande. Logga in med den en gång till och sedan ut för att avsluta den.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Koden från mejlet',
  codeHelp: 'Sex siffror, bara för det här fönstret. De fungerar i 10\u00a0minuter.',
  codeFormat: 'Skriv in de sex siffrorna från mejlet.',
  codeWrong: 'Koden stämmer inte. Jämför siffrorna med det senaste mejlet.',
  codeOver: 'Koden fungerar inte längre. Använd länken i mejlet eller beställ ett nytt mejl.',
};
