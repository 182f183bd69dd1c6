import type { RegistrationWords } from '../server-messages.js';

export const registration: RegistrationWords = {
  registeredSubject: (event) => `Anmeldung: ${event}`,
  waitingSubject: (event) => `Warteliste: ${event}`,
  appliedSubject: (event) => `Antrag eingegangen: ${event}`,
  heldSubject: (event) => `Anmeldung eingegangen: ${event}`,
  waiting: (event) =>
    `Die Anmeldung für „${event}“ steht auf der Warteliste. Sobald ein Platz frei wird, kommt eine weitere E-Mail.`,
  when: 'Wann',
  where: 'Wo',
  view: 'Anmeldung ansehen oder ändern',
  keepLink: 'Wer den Link hat, kann die Anmeldung sehen und ändern. Bitte nicht weitergeben.',
  ask: 'Hier lässt sich eine Anmeldung ansehen, berichtigen und absagen.',
  cancel: (name) => `${name} abmelden`,
  cancelAsk: (name) =>
    `${name} wirklich abmelden? Der Platz wird frei, die Angaben werden gelöscht. Das lässt sich nicht rückgängig machen.`,
  cancelYes: 'Ja, abmelden',
  cancelNo: 'Nein, behalten',
  cancelled: 'Die Abmeldung ist angekommen. Die Angaben sind gelöscht.',
  change: 'Angaben ändern',
  save: 'Änderungen speichern',
  saved: 'Die Änderungen sind gespeichert.',
  tooLate: 'Das lässt sich hier nicht mehr ändern. Bitte beim Verein melden.',
  states: {
    registered: 'Angemeldet',
    waiting: 'Auf der Warteliste',
    offered: 'Ein Platz ist angeboten',
    applied: 'Antrag eingegangen',
    accepted: 'Angenommen',
    declined: 'Abgelehnt',
    unconfirmed: 'E-Mail-Adresse noch nicht bestätigt',
  },
  cancelledSubject: (event) => `Abgemeldet: ${event}`,
  cancelledMail: (event) => `Die Anmeldung für „${event}“ ist abgesagt. Die Angaben sind gelöscht.`,
  offeredSubject: (event) => `Ein Platz ist frei: ${event}`,
  offeredMail: (event) =>
    `Für „${event}“ ist ein Platz frei geworden. Er ist reserviert und lässt sich jetzt annehmen oder ablehnen.`,
  answerBy: 'Antwort bis',
  offerEnds: 'Ohne Antwort bis dahin geht der Platz an die nächste Person auf der Warteliste.',
  answerOffer: 'Platz annehmen oder ablehnen',
  lapsedSubject: (event) => `Angebot abgelaufen: ${event}`,
  lapsedMail: (event) =>
    `Der angebotene Platz für „${event}“ wurde nicht rechtzeitig angenommen und geht an die nächste Person auf der Warteliste. Bei weiterem Interesse bitte beim Verein melden.`,
  acceptedSubject: (title) => `Antrag angenommen: ${title}`,
  acceptedMail: (organisation) => `Herzlich willkommen bei ${organisation}! Der Antrag ist angenommen.`,
  declinedSubject: (title) => `Zum Antrag: ${title}`,
  declinedMail: (title) =>
    `Vielen Dank für den Antrag „${title}“. Leider kann der Verein ihn nicht annehmen. Die Angaben werden gelöscht.`,
};
