import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `${name} on lisätty.`,
  help: 'Jos sähköpostiosoite annetaan, tavallinen viesti lähetetään. Suostumuksia ei kysytä tässä: ne voi antaa ilmoittautumisen sivulla.',
  toWaitingList: 'Lisää sen sijaan jonotuslistalle',
};
