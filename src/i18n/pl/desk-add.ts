import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `Dodano: ${name}.`,
  help: 'Jeśli podano adres e-mail, zostanie wysłana zwykła wiadomość. O zgody nie pytamy tutaj: można ich udzielić na stronie zgłoszenia.',
  toWaitingList: 'Wpisz zamiast tego na listę rezerwową',
};
