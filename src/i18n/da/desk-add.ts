import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `${name} er tilføjet.`,
  help: 'Hvis der er angivet en e-mailadresse, sendes den sædvanlige mail. Der spørges ikke om samtykker her: de kan gives på tilmeldingens side.',
  toWaitingList: 'Sæt på ventelisten i stedet',
};
