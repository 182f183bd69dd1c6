import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Falta confirmar la dirección de correo',
  confirmSent: (address) =>
    `Un correo va de camino a ${address}. La inscripción contará cuando se confirme con el botón de ese correo, en un plazo de 24 horas. Después se borrará.`,
  sendMailAgain: 'Enviar el correo otra vez',
  mailSentAgain:
    'Si la dirección aún no está confirmada, el correo va de camino otra vez. A veces acaba entre el correo no deseado.',
};
