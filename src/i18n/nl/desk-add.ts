import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `${name} is toegevoegd.`,
  help: 'Met een e-mailadres volgt de gebruikelijke mail. Naar toestemmingen wordt hier niet gevraagd: die kunnen op de pagina van de aanmelding worden gegeven.',
  toWaitingList: 'In plaats daarvan op de wachtlijst zetten',
};
