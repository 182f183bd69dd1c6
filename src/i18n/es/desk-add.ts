import type { DeskAddWords } from '../desk-screen-messages.js';

export const deskAdd: DeskAddWords = {
  added: (name) => `Se ha añadido a ${name}.`,
  help: 'Si se indica una dirección de correo, se envía el correo habitual. Aquí no se piden consentimientos: se pueden dar en la página de la inscripción.',
  toWaitingList: 'Poner en la lista de espera',
};
