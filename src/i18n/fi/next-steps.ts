import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Mitä seuraavaksi tapahtuu',
  number: 'Numero',
  quoteNumber: 'Kysyttäessä mainitaan ilmoittautumisen numero.',
  payNow: 'Summa maksetaan tilisiirtona. Kaikki tarvittava on yllä.',
  changeLater: 'Muutokset ja peruutus: ilmoittautumissähköpostin linkistä tai seuralta.',
  onWaitingList:
    'Paikka ei ole vielä varma: ilmoittautuminen on jonotuslistalla. Jos paikka vapautuu, seura ottaa yhteyttä.',
  clubReplies: 'Seura ottaa yhteyttä. Sitä ennen ei tarvitse tehdä mitään.',
};
