import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `${name} ist eingetragen.`,
  help: 'Mit einer E-Mail-Adresse kommt die übliche Mail. Nach Einwilligungen wird hier nicht gefragt: Sie können auf der Seite der Anmeldung gegeben werden.',
  toWaitingList: 'Stattdessen auf die Warteliste setzen',
};
