import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Det sker der nu',
  number: 'Nummer',
  quoteNumber: 'Oplys tilmeldingens nummer ved spørgsmål.',
  payNow: 'Overfør venligst beløbet. Alt, hvad der skal bruges, står ovenfor.',
  changeLater: 'Ændring eller afmelding: via linket i e-mailen om tilmeldingen eller hos foreningen.',
  onWaitingList:
    'Ingen plads er sikker endnu: tilmeldingen står på ventelisten. Bliver der en plads ledig, kontakter foreningen den tilmeldte.',
  clubReplies: 'Foreningen vender tilbage. Indtil da er der ikke mere at gøre.',
};
