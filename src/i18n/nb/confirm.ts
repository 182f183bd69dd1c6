import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'E-postadressen må bekreftes',
  confirmSent: (address) =>
    `En e-post er på vei til ${address}. Påmeldingen gjelder når den er bekreftet med knappen i e-posten, innen 24 timer. Deretter slettes den.`,
  sendMailAgain: 'Send e-posten på nytt',
  mailSentAgain:
    'Hvis adressen ikke er bekreftet ennå, er e-posten på vei igjen. Noen ganger havner den i søppelposten.',
};
