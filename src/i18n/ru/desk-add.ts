import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `Добавлено: ${name}.`,
  help: 'Если указан адрес электронной почты, отправляется обычное письмо. Согласия здесь не запрашиваются: их можно дать на странице заявки.',
  toWaitingList: 'Вместо этого внести в лист ожидания',
};
