import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Trzeba jeszcze potwierdzić adres e-mail',
  confirmSent: (address) =>
    `Wiadomość na adres ${address} jest w drodze. Zgłoszenie będzie ważne po potwierdzeniu przyciskiem w tej wiadomości, w ciągu 24 godzin. Potem zostanie usunięte.`,
  sendMailAgain: 'Wyślij wiadomość ponownie',
  mailSentAgain:
    'Jeśli adres nie jest jeszcze potwierdzony, wiadomość jest znowu w drodze. Czasem trafia ona do spamu.',
};
