import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `Aggiunta: ${name}.`,
  help: 'Se viene indicato un indirizzo e-mail, parte la consueta e-mail. I consensi non vengono chiesti qui: si possono dare nella pagina dell’iscrizione.',
  toWaitingList: 'Metti invece in lista d’attesa',
};
