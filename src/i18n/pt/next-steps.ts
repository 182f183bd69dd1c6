import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'O que acontece a seguir',
  number: 'Número',
  quoteNumber: 'Em caso de dúvidas, indicar o número da inscrição.',
  payNow: 'Falta transferir o valor. Tudo o que é preciso está acima.',
  changeLater: 'Para alterar ou cancelar: pelo link no e-mail da inscrição ou junto do clube.',
  onWaitingList:
    'Ainda não há lugar garantido: a inscrição está na lista de espera. Se vagar um lugar, o clube entra em contacto.',
  clubReplies: 'O clube entra em contacto. Até lá, não é preciso fazer nada.',
};
