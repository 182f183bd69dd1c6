import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Manca la conferma dell’indirizzo e-mail',
  confirmSent: (address) =>
    `Un’e-mail è in arrivo a ${address}. L’iscrizione vale dopo la conferma con il pulsante nell’e-mail, entro 24 ore. Poi viene cancellata.`,
  sendMailAgain: 'Invia di nuovo l’e-mail',
  mailSentAgain:
    'Se l’indirizzo non è ancora confermato, l’e-mail è di nuovo in arrivo. A volte finisce nella posta indesiderata.',
};
