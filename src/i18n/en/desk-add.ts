import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `${name} has been added.`,
  help: 'If an email address is given, the usual email is sent. Consents are not asked for here: they can be given on the page of the registration.',
  toWaitingList: 'Put on the waiting list instead',
};
