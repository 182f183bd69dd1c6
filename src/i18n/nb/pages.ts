import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Fant ikke siden',
  notFoundHelp: 'Sjekk adressen, eller spør foreningen om den.',
  unavailable: 'Siden er ikke tilgjengelig akkurat nå',
  tryAgain: 'Prøv igjen om litt.',
  calendarHelp: 'Nye arrangementer og endringer vises automatisk i kalenderen.',
  calendarFile: 'Last ned kalenderfil',
  members: 'Medlemmer',
  membersHelp: 'Se og oppdater personopplysninger og avgifter.',
  membersNeedScript: 'Innlogging krever JavaScript. Slå det på og last inn siden på nytt.',
  withoutScript: 'Vises ikke skjemaet? Åpne det uten JavaScript',
  showPrice: 'Beregn prisen',
  priceNow: 'Pris ut fra disse svarene',
  sendForAnother: 'Send skjemaet på nytt for å melde på en person til.',
  scriptForNow:
    'Det har nettopp kommet svært mange påmeldinger fra denne internettforbindelsen. I noen minutter krever skjemaet JavaScript. Slå det på, prøv igjen senere, eller kontakt foreningen.',
  notAForm: 'Denne forespørselen kommer ikke fra skjemaet',
  openForm: 'Åpne skjemaet',
  tooLong: 'Svarene er for lange',
  shorten: 'Svarene er for lange. Kort ned de lengste.',
  goBack: 'Gå tilbake og kort ned de lengste svarene.',

  confirmAsk: 'Skal denne e-postadressen gjelde fra nå av?',
  confirmed: 'Takk, e-postadressen er bekreftet. Innloggingslenker sendes dit fra nå av; eldre virker ikke lenger.',
  undoAsk: 'Skal e-postadressen bli som den var? Alle enheter logges ut, og eldre lenker utløper.',
  undone: 'Ferdig: den gamle e-postadressen gjelder. Alle enheter er logget ut, og eldre lenker virker ikke lenger.',
  linkGone:
    'Denne lenken virker ikke lenger. Den er allerede brukt, har utløpt, eller adressen er endret i mellomtiden.',
  linkFailed: 'Det gikk ikke akkurat nå. Prøv igjen om litt.',
  needsScript: 'Denne siden trenger JavaScript. Slå det på og åpne lenken igjen.',

  landingIntro: 'Påmeldingsskjemaer, arrangementslister og en medlemsportal for foreninger.',
  clubs: 'Foreninger',
  clubAddress: 'Bruk adressen du har fått av foreningen for å se arrangementene.',
  forWebmasters: 'For nettredaktører og utviklere',
  examplePage: 'Eksempelside med et skjema',
  apiReference: 'API-referanse',
  doctorHelp: (parameter) =>
    `Vises ikke et skjema? Legg til ${parameter} i adressen til siden: diagnosen forteller hvorfor.`,
};
