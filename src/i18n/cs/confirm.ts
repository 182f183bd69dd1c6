import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Zbývá potvrdit e-mailovou adresu',
  confirmSent: (address) =>
    `Na adresu ${address} je na cestě e-mail. Přihláška platí po potvrzení tlačítkem v tomto e-mailu, a to do 24 hodin. Potom bude smazána.`,
  sendMailAgain: 'Poslat e-mail znovu',
  mailSentAgain: 'Pokud adresa ještě není potvrzená, je e-mail znovu na cestě. Může být i v nevyžádané poště.',
};
