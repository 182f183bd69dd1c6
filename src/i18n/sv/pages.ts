import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Sidan hittades inte',
  notFoundHelp: 'Kontrollera adressen eller fråga föreningen efter den.',
  unavailable: 'Sidan är inte tillgänglig just nu',
  tryAgain: 'Försök igen om en stund.',
  calendarHelp: 'Nya evenemang och ändringar visas automatiskt i kalendern.',
  calendarFile: 'Ladda ner kalenderfil',
  members: 'Medlemmar',
  membersHelp: 'Se och uppdatera personuppgifter och avgifter.',
  membersNeedScript: 'Inloggningen kräver JavaScript. Slå på det och ladda om sidan.',
  withoutScript: 'Visas inte formuläret? Öppna det utan JavaScript',
  showPrice: 'Räkna ut priset',
  priceNow: 'Pris enligt dessa svar',
  sendForAnother: 'Skicka formuläret igen för att anmäla en person till.',
  scriptForNow:
    'Det har just kommit väldigt många anmälningar från den här internetanslutningen. Under några minuter kräver formuläret JavaScript. Slå på det, försök igen senare eller kontakta föreningen.',
  notAForm: 'Den här begäran kommer inte från formuläret',
  openForm: 'Öppna formuläret',
  tooLong: 'Svaren är för långa',
  shorten: 'Svaren är för långa. Korta de längsta.',
  goBack: 'Gå tillbaka och korta de längsta svaren.',

  confirmAsk: 'Ska den här e-postadressen gälla från och med nu?',
  confirmed:
    'Tack, e-postadressen är bekräftad. Inloggningslänkar skickas dit från och med nu; äldre fungerar inte längre.',
  undoAsk: 'Ska e-postadressen förbli som den var? Alla enheter loggas ut och äldre länkar upphör.',
  undone: 'Klart: den gamla e-postadressen gäller. Alla enheter har loggats ut, och äldre länkar fungerar inte längre.',
  linkGone:
    'Den här länken fungerar inte längre. Den har redan använts, har gått ut, eller så har adressen ändrats under tiden.',
  linkFailed: 'Det gick inte just nu. Försök igen om en stund.',
  needsScript: 'Den här sidan kräver JavaScript. Slå på det och öppna länken igen.',

  landingIntro: 'Anmälningsformulär, evenemangslistor och en medlemsportal för föreningar.',
  clubs: 'Föreningar',
  clubAddress: 'Använd den adress som föreningen har lämnat för att se föreningens evenemang.',
  forWebmasters: 'För webbansvariga och utvecklare',
  examplePage: 'Exempelsida med ett formulär',
  apiReference: 'API-referens',
  doctorHelp: (parameter) =>
    `Visas inte ett formulär? Lägg till ${parameter} i sidans adress: diagnosen berättar varför.`,
};
