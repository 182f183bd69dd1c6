import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'E-mailadressen mangler at blive bekræftet',
  confirmSent: (address) =>
    `Der er en mail på vej til ${address}. Tilmeldingen tæller, når den er bekræftet med knappen i mailen, inden for 24 timer. Derefter slettes den.`,
  sendMailAgain: 'Send mailen igen',
  mailSentAgain: 'Hvis adressen ikke er bekræftet endnu, er mailen på vej igen. Nogle gange havner den i spam.',
};
