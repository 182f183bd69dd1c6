import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `${name} har lagts till.`,
  help: 'Om en e-postadress anges skickas det vanliga mejlet. Samtycken efterfrågas inte här: de kan lämnas på anmälans sida.',
  toWaitingList: 'Sätt upp på väntelistan i stället',
};
