import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Det händer nu',
  number: 'Nummer',
  quoteNumber: 'Uppge anmälans nummer vid frågor.',
  payNow: 'Betala beloppet med en överföring. Allt som behövs står ovan.',
  changeLater: 'Ändra eller avboka: via länken i mejlet om anmälan eller hos föreningen.',
  onWaitingList:
    'Ingen plats är säker ännu: anmälan står på väntelistan. Om en plats blir ledig hör föreningen av sig.',
  clubReplies: 'Föreningen hör av sig. Fram till dess finns inget att göra.',
};
