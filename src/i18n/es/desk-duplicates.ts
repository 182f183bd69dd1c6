import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Estas inscripciones quizá sean de la misma persona. Al unirlas queda una, con las respuestas elegidas aquí.',
  none: 'Nadie parece estar dos veces en esta lista.',
  shared: { birthdate: 'Mismo nombre y fecha de nacimiento', email: 'Mismo nombre y correo electrónico' },
  keep: '¿Qué inscripción se queda?',
  mustKeep: 'Solo esta puede quedarse: tiene plaza o se pagó algo por ella.',
  bothPaid: 'Se pagó por ambas, así que no se pueden unir. Devuelve antes uno de los pagos y cancela esa inscripción.',
  differing: 'Respuestas distintas: ¿cuáles se quedan?',
  same: 'Respuestas iguales',
  fixed: 'Un consentimiento queda tal como lo dio la persona.',
  merge: 'Unir',
  ask: (name) =>
    `¿Unir las dos inscripciones de ${name}? La otra se elimina y su plaza queda libre. No se envía ningún correo, salvo que cambie el precio.`,
  twoPersons: 'Dos personas distintas',
  merged: (name) => `Las inscripciones de ${name} están unidas.`,
  distinct: (name) => `Anotado: hay dos personas llamadas ${name}.`,
};
