import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Bitte noch die E-Mail-Adresse bestätigen',
  confirmSent: (address) =>
    `Eine E-Mail an ${address} ist unterwegs. Bitte innerhalb von 24 Stunden auf den Knopf darin drücken, sonst wird die Anmeldung gelöscht.`,
  sendMailAgain: 'E-Mail noch einmal senden',
  mailSentAgain:
    'Falls die Adresse noch nicht bestätigt ist, ist die E-Mail noch einmal unterwegs. Manchmal liegt sie im Spam-Ordner.',
};
