import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Siden blev ikke fundet',
  notFoundHelp: 'Tjek adressen, eller spørg foreningen om den.',
  unavailable: 'Siden er ikke tilgængelig lige nu',
  tryAgain: 'Prøv igen om lidt.',
  calendarHelp: 'Nye arrangementer og ændringer vises automatisk i kalenderen.',
  calendarFile: 'Hent kalenderfil',
  members: 'Medlemmer',
  membersHelp: 'Se og opdater personlige oplysninger og kontingent.',
  membersNeedScript: 'Login kræver JavaScript. Slå det til, og genindlæs siden.',
  withoutScript: 'Vises formularen ikke? Åbn den uden JavaScript',
  showPrice: 'Beregn prisen',
  priceNow: 'Pris ud fra disse svar',
  sendForAnother: 'Send formularen igen for at tilmelde en person mere.',
  scriptForNow:
    'Der er lige kommet rigtig mange tilmeldinger fra denne internetforbindelse. I nogle minutter kræver formularen JavaScript. Slå det til, prøv igen senere, eller kontakt foreningen.',
  notAForm: 'Denne forespørgsel kommer ikke fra formularen',
  openForm: 'Åbn formularen',
  tooLong: 'Svarene er for lange',
  shorten: 'Svarene er for lange. Forkort de længste.',
  goBack: 'Gå tilbage, og forkort de længste svar.',

  confirmAsk: 'Skal denne e-mailadresse gælde fra nu af?',
  confirmed: 'Tak, e-mailadressen er bekræftet. Login-links sendes dertil fra nu af; ældre virker ikke længere.',
  undoAsk: 'Skal e-mailadressen blive, som den var? Alle enheder bliver logget ud, og ældre links udløber.',
  undone: 'Udført: den gamle e-mailadresse gælder. Alle enheder er logget ud, og ældre links virker ikke længere.',
  linkGone:
    'Dette link virker ikke længere. Det er allerede brugt, er udløbet, eller adressen er ændret i mellemtiden.',
  linkFailed: 'Det lykkedes ikke lige nu. Prøv igen om lidt.',
  needsScript: 'Denne side kræver JavaScript. Slå det til, og åbn linket igen.',

  landingIntro: 'Tilmeldingsformularer, kalendere og en medlemsportal til foreninger.',
  clubs: 'Foreninger',
  clubAddress: 'Brug den adresse, som foreningen har oplyst, for at se foreningens arrangementer.',
  forWebmasters: 'For webmastere og udviklere',
  examplePage: 'Eksempelside med et skema',
  apiReference: 'API-reference',
  doctorHelp: (parameter) =>
    `Vises et skema ikke? Tilføj ${parameter} til sidens adresse: diagnosen fortæller hvorfor.`,
};
