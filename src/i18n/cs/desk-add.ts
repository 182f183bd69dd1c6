import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `Přidáno: ${name}.`,
  help: 'Je-li uvedena e-mailová adresa, odejde obvyklý e-mail. Na souhlasy se tu neptáme: lze je udělit na stránce přihlášky.',
  toWaitingList: 'Zapsat místo toho na čekací listinu',
};
