import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Hay novedades sobre las inscripciones en «${event}».`,
  digestSubject: (organisation) => `Inscripciones: ${organisation}`,
  digest: 'Novedades desde el último resumen:',
  placesTaken: 'Plazas ocupadas',
  cancelled: 'Cancelada',
  review: 'Pendiente de revisión',
  decide: 'Falta una decisión del club.',
  refusedSubject: (event) => `No entregado: ${event}`,
  mailRefused: (event) =>
    `Un correo sobre una inscripción en «${event}» no pudo entregarse y no se volverá a enviar. Conviene avisar a la persona de otra manera.`,
  serviceRefused: (event) =>
    `El sistema del club no ha aceptado una inscripción en «${event}» cuya dirección de correo está confirmada. Se ha avisado a la persona. La inscripción se borrará a las 24 horas si no se acepta antes.`,
  settings: 'La frecuencia de estos correos la decide el club en los ajustes.',
};
