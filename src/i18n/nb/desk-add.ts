import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `${name} er lagt til.`,
  help: 'Hvis en e-postadresse er oppgitt, sendes den vanlige e-posten. Samtykker spørres det ikke om her: de kan gis på siden til påmeldingen.',
  toWaitingList: 'Sett på ventelisten i stedet',
};
