import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Qué pasa ahora',
  number: 'Número',
  quoteNumber: 'Para cualquier pregunta, indicar el número de la inscripción.',
  payNow: 'Falta transferir el importe. Todo lo necesario está más arriba.',
  changeLater: 'Para cambiar o cancelar: con el enlace del correo de la inscripción o a través del club.',
  onWaitingList:
    'Aún no hay plaza segura: la inscripción está en la lista de espera. Si queda una plaza libre, el club se pondrá en contacto.',
  clubReplies: 'El club se pondrá en contacto. Hasta entonces no hay nada que hacer.',
};
