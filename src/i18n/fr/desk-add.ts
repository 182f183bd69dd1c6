import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `${name} a été ajouté·e.`,
  help: 'Si une adresse e-mail est indiquée, l’e-mail habituel est envoyé. Les consentements ne sont pas demandés ici : ils peuvent être donnés sur la page de l’inscription.',
  toWaitingList: 'Mettre plutôt sur la liste d’attente',
};
