import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Wie es weitergeht',
  number: 'Nummer',
  quoteNumber: 'Bei Fragen bitte die Nummer der Anmeldung nennen.',
  payNow: 'Bitte den Betrag überweisen. Alles Nötige dafür steht oben.',
  changeLater: 'Ändern oder absagen: über den Link in der E-Mail zur Anmeldung oder direkt beim Verein.',
  onWaitingList:
    'Noch ist kein Platz sicher: Die Anmeldung steht auf der Warteliste. Wird ein Platz frei, meldet sich der Verein.',
  clubReplies: 'Der Verein meldet sich. Bis dahin ist nichts zu tun.',
};
