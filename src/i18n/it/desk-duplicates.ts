import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Queste iscrizioni sono forse della stessa persona. Unendole ne resta una, con le risposte scelte qui.',
  none: 'Nessuno sembra comparire due volte in questa lista.',
  shared: { birthdate: 'Stesso nome e stessa data di nascita', email: 'Stesso nome e stesso indirizzo e-mail' },
  keep: 'Quale iscrizione resta?',
  mustKeep: 'Solo questa può restare: ha un posto o è stato pagato qualcosa.',
  bothPaid: 'Per entrambe è stato pagato qualcosa, quindi non si possono unire. Prima rimborsarne una, poi annullarla.',
  differing: 'Risposte diverse: quali restano?',
  same: 'Risposte uguali',
  fixed: 'Un consenso resta come la persona l’ha dato.',
  merge: 'Unisci',
  ask: (name) =>
    `Unire le due iscrizioni di ${name}? L’altra viene eliminata e il suo posto si libera. Non parte alcuna e-mail, a meno che cambi il prezzo.`,
  twoPersons: 'Due persone diverse',
  merged: (name) => `Le iscrizioni di ${name} sono unite.`,
  distinct: (name) => `Annotato: ci sono due persone di nome ${name}.`,
};
