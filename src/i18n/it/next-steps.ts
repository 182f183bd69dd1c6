import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Cosa succede ora',
  number: 'Numero',
  quoteNumber: 'Per domande, indicare il numero dell’iscrizione.',
  payNow: 'Si prega di versare l’importo con un bonifico. Tutto il necessario è indicato sopra.',
  changeLater: 'Per modificare o annullare: con il link nell’e-mail di iscrizione, oppure presso l’associazione.',
  onWaitingList:
    'Nessun posto è ancora sicuro: l’iscrizione è in lista d’attesa. Se si libera un posto, l’associazione si fa sentire.',
  clubReplies: 'L’associazione si fa sentire. Fino ad allora non c’è nulla da fare.',
};
