import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Till vilket evenemang?',
  noEvents: 'Det finns inget annat evenemang att flytta till.',
  freePlaces: (count) => `Lediga platser: ${count}`,
  unlimited: 'Ingen gräns för platser',
  full: 'Fullt',
  toWaitingList: 'Till väntelistan',
  otherEvent: 'Välj ett annat evenemang',
  between: (from, to) => `Från ”${from}” till ”${to}”`,
  leftOut: (fields) => `Det nya formuläret frågar inte efter: ${fields}. De svaren raderas.`,
  help: 'Platsen på det tidigare evenemanget blir ledig direkt. Finns det en e-postadress skickas ett mejl om det. Samtycken följer bara med om båda formulären ber om dem med samma ord.',
  paidHelp:
    'Det som är betalt räknas för det nya evenemanget. Kostar det mer återstår resten. Kostar det mindre är föreningen skyldig mellanskillnaden.',
  toWaitingListInstead: 'Flytta till väntelistan i stället',
  priceCheck: 'Det ändrar priset. Kontrollera det nya priset och flytta igen.',
  moved: (name, event) => `${name} har flyttats till ”${event}”.`,
};
