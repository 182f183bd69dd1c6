import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Página no encontrada',
  notFoundHelp: 'La dirección puede tener un error. La asociación puede indicar la correcta.',
  unavailable: 'Esta página no está disponible en este momento',
  tryAgain: 'Se puede volver a intentar dentro de un momento.',
  calendarHelp: 'Las nuevas actividades y los cambios aparecen automáticamente en el calendario.',
  calendarFile: 'Descargar el archivo del calendario',
  members: 'Socios',
  membersHelp: 'Consultar y actualizar los datos personales y las cuotas.',
  membersNeedScript: 'Para iniciar sesión hace falta JavaScript. Hay que activarlo y volver a cargar la página.',
  withoutScript: '¿No aparece el formulario? Abrirlo sin JavaScript',
  showPrice: 'Calcular el precio',
  priceNow: 'Precio según estas respuestas',
  sendForAnother: 'Para inscribir a otra persona, hay que enviar el formulario otra vez.',
  scriptForNow:
    'Acaban de llegar muchísimas inscripciones desde esta conexión a internet. Durante unos minutos, el formulario necesita JavaScript. Hay que activarlo, volver a intentarlo más tarde o preguntar a la asociación.',
  notAForm: 'Esta solicitud no procede del formulario',
  openForm: 'Abrir el formulario',
  tooLong: 'Las respuestas son demasiado largas',
  shorten: 'Las respuestas son demasiado largas. Hay que acortar las más largas.',
  goBack: 'Hay que volver atrás y acortar las respuestas más largas.',

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

  landingIntro: 'Formularios de inscripción, listas de eventos y un portal de socios para clubes.',
  clubs: 'Clubes',
  clubAddress: 'Los eventos de un club están en la dirección que ha dado el club.',
  forWebmasters: 'Para administradores web y desarrolladores',
  examplePage: 'Página de ejemplo con un formulario',
  apiReference: 'Referencia de la API',
  doctorHelp: (parameter) =>
    `¿No aparece un formulario? Basta con añadir ${parameter} a la dirección de la página: el diagnóstico dice por qué.`,
};
