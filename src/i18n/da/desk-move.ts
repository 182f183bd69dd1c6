import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Til hvilket arrangement?',
  noEvents: 'Der er intet andet arrangement at flytte til.',
  freePlaces: (count) => `Ledige pladser: ${count}`,
  unlimited: 'Ingen grænse for pladser',
  full: 'Fuldt',
  toWaitingList: 'På ventelisten',
  otherEvent: 'Vælg et andet arrangement',
  between: (from, to) => `Fra »${from}« til »${to}«`,
  leftOut: (fields) => `Den nye formular spørger ikke om: ${fields}. Disse svar slettes.`,
  help: 'Pladsen ved det tidligere arrangement bliver straks ledig. Er der en e-mailadresse, sendes én e-mail om det. Samtykker følger kun med, hvis begge formularer beder om dem med samme ord.',
  paidHelp:
    'Det betalte tæller for det nye arrangement. Koster det mere, mangler resten. Koster det mindre, skylder foreningen forskellen.',
  toWaitingListInstead: 'Flyt til ventelisten i stedet',
  priceCheck: 'Det ændrer prisen. Kontrollér den nye pris, og flyt igen.',
  moved: (name, event) => `${name} er flyttet til »${event}«.`,
};
