import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Til hvilket arrangement?',
  noEvents: 'Det finnes ikke noe annet arrangement å flytte til.',
  freePlaces: (count) => `Ledige plasser: ${count}`,
  unlimited: 'Ingen grense for plasser',
  full: 'Fullt',
  toWaitingList: 'Til ventelisten',
  otherEvent: 'Velg et annet arrangement',
  between: (from, to) => `Fra «${from}» til «${to}»`,
  leftOut: (fields) => `Det nye skjemaet spør ikke om: ${fields}. Disse svarene slettes.`,
  help: 'Plassen på det tidligere arrangementet blir ledig med en gang. Finnes det en e-postadresse, sendes én e-post om det. Samtykker følger bare med hvis begge skjemaene ber om dem med de samme ordene.',
  paidHelp:
    'Det som er betalt, teller for det nye arrangementet. Koster det mer, gjenstår resten. Koster det mindre, skylder foreningen differansen.',
  toWaitingListInstead: 'Flytt til ventelisten i stedet',
  priceCheck: 'Dette endrer prisen. Kontroller den nye prisen og flytt på nytt.',
  moved: (name, event) => `${name} er flyttet til «${event}».`,
};
