import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `${name} foi adicionado/a.`,
  help: 'Se for indicado um endereço de e-mail, é enviado o e-mail habitual. Os consentimentos não são pedidos aqui: podem ser dados na página da inscrição.',
  toWaitingList: 'Pôr antes na lista de espera',
};
