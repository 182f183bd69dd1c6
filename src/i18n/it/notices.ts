import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Ci sono novità sulle iscrizioni a «${event}».`,
  digestSubject: (organisation) => `Iscrizioni: ${organisation}`,
  digest: 'Novità dall’ultimo riepilogo:',
  placesTaken: 'Posti occupati',
  cancelled: 'Annullata',
  review: 'In attesa di verifica',
  decide: 'Si attende una decisione dell’associazione.',
  refusedSubject: (event) => `Non consegnata: ${event}`,
  mailRefused: (event) =>
    `Un’e-mail su un’iscrizione a «${event}» non è stata consegnata e non verrà più inviata. È bene avvisare la persona in altro modo.`,
  serviceRefused: (event) =>
    `Il sistema dell’associazione non ha accettato un’iscrizione a «${event}» il cui indirizzo e-mail è confermato. La persona è stata avvisata. L’iscrizione sarà eliminata dopo 24 ore se prima non viene accettata.`,
  settings: 'La frequenza di queste e-mail si sceglie nelle impostazioni dell’associazione.',
};
