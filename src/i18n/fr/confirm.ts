import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Il reste à confirmer l’adresse e-mail',
  confirmSent: (address) =>
    `Un e-mail est en route vers ${address}. L’inscription compte une fois confirmée avec le bouton de cet e-mail, dans les 24\u202fheures. Ensuite, elle sera supprimée.`,
  sendMailAgain: 'Renvoyer l’e-mail',
  mailSentAgain:
    'Si l’adresse n’est pas encore confirmée, l’e-mail est de nouveau en route. Il se trouve parfois parmi les courriers indésirables.',
};
