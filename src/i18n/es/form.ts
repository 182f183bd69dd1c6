import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Falta responder aquí.',
    wrong_format: ({ example }) => `Se escribe así: ${example}`,
    not_a_date: 'Esta fecha no es válida.',
    short_year: 'El año debe tener cuatro cifras.',
    in_the_future: 'Esta fecha aún no ha llegado.',
    age: ({ at_least, below, on }) =>
      `Edad${on === 'first_day' ? ' el primer día' : ''}: ${commaSeparated(at_least && `al menos ${at_least}`, below && `como máximo ${below - 1}`)}.`,
    not_a_number: 'Aquí va un número, sin separador de miles.',
    not_whole: 'Aquí va un número entero, sin separador de miles.',
    not_allowed: 'Hay que elegir una de las respuestas propuestas.',
    too_long: ({ max }) => `El texto es demasiado largo: caben ${max} caracteres como máximo.`,
    unreadable_characters: 'Hay caracteres que no se pueden guardar. Es necesario volver a escribirlo.',
    full: 'Lo sentimos, se acaban de ocupar las últimas plazas.',
    closed: 'La inscripción está cerrada.',
    not_yet_open: 'La inscripción aún no está abierta.',
    form_token: 'El formulario ha estado abierto demasiado tiempo. Hay que enviarlo de nuevo.',
    invalid: 'Esta respuesta no es válida aquí.',
    must_accept: 'Para continuar hay que marcar esta casilla.',
    key_reused:
      'La inscripción ya había llegado con el primer envío, y esa es la que cuenta. Para hacer cambios, conviene dirigirse a la asociación.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Falta indicar un nombre.',
    email: 'Falta indicar un correo electrónico.',
    birthdate: 'Falta indicar una fecha de nacimiento.',
  },
  pick: (label) => `Falta elegir: ${label}`,
  stillMissing: 'Todavía falta:',
  labels: {
    name: 'Nombre y apellidos',
    first_name: 'Nombre',
    last_name: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    birthdate: 'Fecha de nacimiento',
    address: 'Dirección',
    street: 'Calle y número',
    postcode: 'Código postal',
    city: 'Localidad',
    country: 'País',
  },
  day: 'Día',
  month: 'Mes',
  year: 'Año',
  dateHint: 'Por ejemplo, 24/03/2015',
  nameHint: '¿Solo un nombre? Basta con un campo.',
  optional: 'opcional',
  requiredNote: 'Todos los campos son obligatorios, salvo donde pone «opcional».',
  choose: 'Elegir',
  noAnswer: 'Sin respuesta',
  onePerLine: 'Una respuesta por línea',
  summary: (count) => (count === 1 ? 'Hay una respuesta por revisar' : `Hay ${count} respuestas por revisar`),
  open: 'Inscripción',
  answers: 'Respuestas enviadas',
  yes: 'Sí',
  no: 'No',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Cargando el formulario…',

  send: 'Enviar inscripción',
  sending: 'Enviando…',
  thanks: (name) => (name ? `¡Gracias, ${name}!` : '¡Gracias!'),
  registered: (title) => `Se ha recibido la inscripción en «${title}».`,
  next: 'Inscribir a otra persona',

  placesLeft: (count) => (count === 1 ? 'Queda una plaza' : `Quedan ${count} plazas`),
  closed: 'La inscripción está cerrada.',
  missing: 'Este formulario no existe o ya no existe. La asociación puede indicar dónde inscribirse.',

  unavailable: 'Ahora mismo no se puede mostrar el formulario.',
  busy: 'Hay muchas personas inscribiéndose en este momento. Conviene volver a intentarlo dentro de un momento.',
  notSent: 'No se ha podido enviar la inscripción. Todo lo escrito sigue aquí.',
  maybeStored:
    'No ha llegado ninguna respuesta. Todo lo escrito sigue aquí. Enviar la inscripción otra vez no inscribe a nadie dos veces.',
  maybeStoredOnce:
    'No ha llegado ninguna respuesta. Antes de enviar la inscripción otra vez, conviene preguntar a la asociación si la ha recibido.',
  elsewhere: 'Abrir el formulario en una página aparte',
  allEvents: 'Todas las actividades',

  map: 'Mapa',
  participant: (number) => `Persona ${number}`,
  forAll: 'Datos comunes',
  addParticipant: 'Añadir otra persona',
  removeParticipant: (name) => `Quitar: ${name}`,
  copyPrevious: 'Copiar las respuestas de arriba',
  someRegistered: (done, total) => `Inscripciones recibidas: ${done} de ${total}.`,
  isRegistered: 'Inscripción recibida',
  sendRest: 'Inscribir a las demás personas',

  openUntil: (when) => `La inscripción está abierta hasta el ${when}.`,
  retryIn: (seconds) =>
    `Hay muchas personas inscribiéndose en este momento. Todo lo escrito se conserva y se enviará otra vez de forma automática dentro de ${seconds} s.`,

  waitingList: 'No quedan plazas, pero hay lista de espera.',

  draftBack: 'Se ha recuperado lo que ya estaba escrito aquí.',
  draftNote: 'Las casillas y los datos confidenciales no se guardan.',
  startOver: 'Empezar de nuevo',
  undo: 'Deshacer',

  review: 'Se ha recibido la inscripción. La asociación la revisará antes de darla por válida.',
  checking: 'Un momento, el navegador está haciendo una comprobación…',

  apply: 'Enviar solicitud',
  applied: (title) => `Se ha recibido la solicitud «${title}». La asociación decidirá al respecto.`,
  print: 'Imprimir',
  share: 'Compartir',
};
