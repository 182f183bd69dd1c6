import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Hoe het verdergaat',
  number: 'Nummer',
  quoteNumber: 'Bij vragen graag het nummer van de aanmelding noemen.',
  payNow: 'Graag het bedrag overmaken. Alles wat daarvoor nodig is, staat hierboven.',
  changeLater: 'Wijzigen of afmelden: via de link in de e-mail over de aanmelding of bij de vereniging.',
  onWaitingList:
    'Er is nog geen plaats zeker: de aanmelding staat op de wachtlijst. Komt er een plaats vrij, dan neemt de vereniging contact op.',
  clubReplies: 'De vereniging neemt contact op. Tot dan is er niets te doen.',
};
