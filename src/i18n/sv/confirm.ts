import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'E-postadressen behöver bekräftas',
  confirmSent: (address) =>
    `Ett mejl är på väg till ${address}. Anmälan gäller när den har bekräftats med knappen i mejlet, inom 24 timmar. Därefter raderas den.`,
  sendMailAgain: 'Skicka mejlet igen',
  mailSentAgain: 'Om adressen inte är bekräftad än är mejlet på väg igen. Ibland hamnar det i skräpposten.',
};
