import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: 'Usar este endereço de e-mail a partir de agora?',
  confirmed:
    'Obrigado, o endereço de e-mail está confirmado. Os links para entrar chegam lá a partir de agora; os antigos já não funcionam.',
  undoAsk:
    'O endereço de e-mail deve ficar como estava? Todas as sessões terminam e os links antigos deixam de funcionar.',
  undone:
    'Feito: mantém-se o endereço de e-mail antigo. Todas as sessões terminaram e os links antigos já não funcionam.',
  linkGone: 'Este link já não funciona. Já foi usado, expirou ou o endereço mudou entretanto.',
  linkFailed: 'Não funcionou neste momento. Tente de novo daqui a pouco, por favor.',
  needsScript: 'Esta página precisa de JavaScript. Ative-o, por favor, e abra o link outra vez.',
};
