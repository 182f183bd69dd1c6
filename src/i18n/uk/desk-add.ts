import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `Додано: ${name}.`,
  help: 'Якщо вказано адресу електронної пошти, надсилається звичайний лист. Згоди тут не запитуються: їх можна надати на сторінці реєстрації.',
  toWaitingList: 'Натомість внести до списку очікування',
};
