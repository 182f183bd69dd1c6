import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Pagina niet gevonden',
  notFoundHelp: 'Controleer het adres of vraag het na bij de vereniging.',
  unavailable: 'Deze pagina is op dit moment niet beschikbaar',
  tryAgain: 'Probeer het zo nog eens.',
  calendarHelp: 'Nieuwe activiteiten en wijzigingen verschijnen vanzelf in de agenda.',
  calendarFile: 'Agendabestand downloaden',
  members: 'Leden',
  membersHelp: 'Persoonlijke gegevens en contributie bekijken en bijwerken.',
  membersNeedScript: 'Voor inloggen is JavaScript nodig. Zet het aan en laad de pagina opnieuw.',
  withoutScript: 'Verschijnt het formulier niet? Open het zonder JavaScript',
  showPrice: 'Prijs berekenen',
  priceNow: 'Prijs bij deze antwoorden',
  sendForAnother: 'Verstuur het formulier nog een keer om iemand anders aan te melden.',
  scriptForNow:
    'Van deze internetverbinding kwamen net heel veel aanmeldingen. Een paar minuten lang is voor het formulier JavaScript nodig. Zet het aan, probeer het later nog eens of neem contact op met de vereniging.',
  notAForm: 'Dit verzoek komt niet van het formulier',
  openForm: 'Formulier openen',
  tooLong: 'De antwoorden zijn te lang',
  shorten: 'De antwoorden zijn te lang. Maak de langste korter.',
  goBack: 'Ga terug en maak de langste antwoorden korter.',

  confirmAsk: 'Dit e-mailadres vanaf nu gebruiken?',
  confirmed:
    'Bedankt, het e-mailadres is bevestigd. Links om in te loggen gaan vanaf nu daarheen; oudere werken niet meer.',
  undoAsk: 'Moet het e-mailadres blijven zoals het was? Alle apparaten worden uitgelogd en oudere links vervallen.',
  undone: 'Klaar: het oude e-mailadres geldt. Alle apparaten zijn uitgelogd en oudere links werken niet meer.',
  linkGone: 'Deze link werkt niet meer. Hij is al gebruikt of verlopen, of het adres is intussen veranderd.',
  linkFailed: 'Dat lukte nu even niet. Probeer het zo nog eens.',
  needsScript: 'Deze pagina heeft JavaScript nodig. Zet het aan en open de link opnieuw.',

  landingIntro: 'Aanmeldformulieren, agenda’s en een ledenportaal voor verenigingen.',
  clubs: 'Verenigingen',
  clubAddress: 'Gebruik voor de agenda van een vereniging het adres dat de vereniging heeft gegeven.',
  forWebmasters: 'Voor webmasters en ontwikkelaars',
  examplePage: 'Voorbeeldpagina met een formulier',
  apiReference: 'API-documentatie',
  doctorHelp: (parameter) =>
    `Verschijnt een formulier niet? Zet ${parameter} achter het adres van je pagina: de diagnose zegt waarom.`,
};
