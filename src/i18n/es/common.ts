import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Está tardando más de lo normal. Es mejor no salir de esta página.',
  offline: 'No hay conexión con el servidor. Conviene comprobar la conexión a internet.',
  too_slow: 'El servidor tarda demasiado en responder.',
  invalid_response: 'Algo distinto responde en lugar del servidor, quizá la página de acceso de una red wifi.',
  retry: 'Reintentar',
  joinWaitingList: 'Ir a la lista de espera',
  newTab: '(se abre en una pestaña nueva)',
  close: 'Cerrar',
  addToCalendar: 'Añadir al calendario',
};
