import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Dette skjer nå',
  number: 'Nummer',
  quoteNumber: 'Oppgi påmeldingens nummer ved spørsmål.',
  payNow: 'Overfør beløpet. Alt som trengs, står ovenfor.',
  changeLater: 'Endre eller melde av: via lenken i e-posten om påmeldingen eller hos foreningen.',
  onWaitingList:
    'Ingen plass er sikker ennå: Påmeldingen står på ventelisten. Blir en plass ledig, tar foreningen kontakt.',
  clubReplies: 'Foreningen tar kontakt. Inntil da er det ingenting å gjøre.',
};
