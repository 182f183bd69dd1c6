import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Está a demorar mais do que o habitual. Mantenha esta página aberta.',
  offline: 'Não há ligação ao servidor. Verifique a ligação à internet.',
  too_slow: 'O servidor está a demorar muito a responder.',
  invalid_response: 'Outra coisa responde em vez do servidor, talvez a página de acesso de uma rede Wi-Fi.',
  retry: 'Tentar de novo',
  joinWaitingList: 'Ir para a lista de espera',
  newTab: '(abre numa nova janela)',
  close: 'Fechar',
  addToCalendar: 'Adicionar ao calendário',
};
