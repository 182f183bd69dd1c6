import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Falta confirmar o endereço de e-mail',
  confirmSent: (address) =>
    `Um e-mail está a caminho de ${address}. A inscrição só conta depois de confirmada com o botão desse e-mail, no prazo de 24 horas. Depois é apagada.`,
  sendMailAgain: 'Enviar de novo o e-mail',
  mailSentAgain:
    'Se o endereço ainda não estiver confirmado, o e-mail está de novo a caminho. Por vezes vai parar à pasta de spam.',
};
