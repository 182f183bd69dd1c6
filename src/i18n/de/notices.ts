import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Es gibt Neues zu den Anmeldungen für „${event}“.`,
  digestSubject: (organisation) => `Anmeldungen: ${organisation}`,
  digest: 'Neu seit der letzten Übersicht:',
  placesTaken: 'Belegte Plätze',
  cancelled: 'Abgemeldet',
  review: 'Wartet auf Durchsicht',
  decide: 'Hier wartet eine Entscheidung des Vereins.',
  refusedSubject: (event) => `Nicht zugestellt: ${event}`,
  mailRefused: (event) =>
    `Eine E-Mail zu einer Anmeldung für „${event}“ konnte nicht zugestellt werden und wird nicht noch einmal versucht. Die Person sollte auf anderem Weg Bescheid bekommen.`,
  serviceRefused: (event) =>
    `Das System des Vereins hat eine Anmeldung für „${event}“ nicht angenommen, deren E-Mail-Adresse bestätigt ist. Die Person hat Bescheid bekommen. Die Anmeldung wird nach 24 Stunden gelöscht, wenn sie bis dahin nicht angenommen wird.`,
  settings: 'Wie oft solche E-Mails kommen, legt der Verein in seinen Einstellungen fest.',
};
