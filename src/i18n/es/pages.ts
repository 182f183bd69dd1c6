import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: '¿Usar esta dirección de correo a partir de ahora?',
  confirmed:
    'Gracias, la dirección de correo está confirmada. Los enlaces para entrar llegan allí desde ahora; los anteriores ya no funcionan.',
  undoAsk:
    '¿Debe quedar la dirección de correo como estaba? Se cierran todas las sesiones y los enlaces anteriores dejan de funcionar.',
  undone:
    'Hecho: sigue la dirección de correo anterior. Se han cerrado todas las sesiones y los enlaces anteriores ya no funcionan.',
  linkGone: 'Este enlace ya no funciona. Ya se usó, ha caducado o la dirección ha cambiado entretanto.',
  linkFailed: 'No ha funcionado en este momento. Inténtelo de nuevo dentro de un rato, por favor.',
  needsScript: 'Esta página necesita JavaScript. Actívelo, por favor, y abra el enlace otra vez.',
};
