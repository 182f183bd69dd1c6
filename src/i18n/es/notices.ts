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
  settings: (key) => `La frecuencia de estos correos se ajusta con «${key}» en el archivo del club.`,
};
