import type { CommonWords, FindingWords, FormWords, ListWords } from './messages.js';

/** What every element says. */
const common: CommonWords = {
  slow: 'Está tardando más de lo normal. Es mejor no salir de esta página.',
  offline: 'No hay conexión con el servidor. Conviene comprobar la conexión a internet.',
  too_slow: 'El servidor tarda demasiado en responder.',
  garbled: 'Algo distinto responde en lugar del servidor, quizá la página de acceso de una red wifi.',
  retry: 'Reintentar',
  joinWaitingList: 'Ir a la lista de espera',
  newTab: '(se abre en una pestaña nueva)',
  close: 'Cerrar',
  addToCalendar: 'Añadir al calendario',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Falta responder aquí.',
    wrong_format: ({ example }) => `Se escribe así: ${example}`,
    not_a_date: 'Esta fecha no es válida.',
    in_the_future: 'Esta fecha aún no ha llegado.',
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
  dateHint: 'Por ejemplo, 24 3 2015',
  optional: 'opcional',
  requiredNote: 'Todos los campos son obligatorios, salvo donde pone «opcional».',
  choose: 'Elegir',
  onePerLine: 'Una respuesta por línea',

  loading: 'Cargando el formulario…',
  send: 'Enviar inscripción',
  sending: 'Enviando…',
  summary: (count) => (count === 1 ? 'Hay una respuesta por revisar' : `Hay ${count} respuestas por revisar`),
  thanks: (name) => (name ? `¡Gracias, ${name}!` : '¡Gracias!'),
  registered: (title) => `Se ha recibido la inscripción en «${title}».`,
  another: 'Inscribir a otra persona',

  placesLeft: (count) => (count === 1 ? 'Queda una plaza' : `Quedan ${count} plazas`),
  full: 'No quedan plazas. Ya no es posible inscribirse.',
  closed: 'La inscripción está cerrada.',
  notYetOpen: (when) => (when ? `La inscripción se abre el ${when}.` : 'La inscripción aún no está abierta.'),
  missing: 'Este formulario no existe o ya no existe. La asociación puede indicar dónde inscribirse.',

  unavailable: 'Ahora mismo no se puede mostrar el formulario.',
  busy: 'Hay muchas personas inscribiéndose en este momento. Conviene volver a intentarlo dentro de un momento.',
  notSent: 'No se ha podido enviar la inscripción. Todo lo escrito sigue aquí.',
  perhapsSent:
    'La inscripción se ha enviado, pero no ha llegado ninguna respuesta. Todo lo escrito sigue aquí. Enviarla otra vez no inscribe a nadie dos veces.',
  perhapsSentOnce:
    'La inscripción se ha enviado, pero no ha llegado ninguna respuesta. Antes de enviarla otra vez, conviene preguntar a la asociación si la ha recibido.',
  elsewhere: 'Abrir el formulario en una página aparte',

  participant: (number) => `Persona ${number}`,
  forAll: 'Datos comunes',
  addParticipant: 'Añadir otra persona',
  removeParticipant: (name) => `Quitar: ${name}`,
  copyPrevious: 'Copiar las respuestas de arriba',
  someRegistered: (done, total) => `Inscripciones recibidas: ${done} de ${total}.`,
  isRegistered: 'Inscripción recibida',
  sendRest: 'Inscribir a las demás personas',

  opensIn: (left) => `La inscripción se abre dentro de ${left}.`,
  opensNow: 'La inscripción se está abriendo…',
  openUntil: (when) => `La inscripción está abierta hasta el ${when}.`,
  again: (seconds) =>
    `Hay muchas personas inscribiéndose en este momento. Todo lo escrito se conserva y se enviará otra vez de forma automática dentro de ${seconds} s.`,

  waitingList: 'No quedan plazas, pero hay lista de espera.',

  draftBack: 'Se ha recuperado lo que ya estaba escrito aquí.',
  startOver: 'Empezar de nuevo',
  undo: 'Deshacer',

  held: 'Se ha recibido la inscripción. La asociación la revisará antes de darla por válida.',
  checking: 'Un momento, el navegador está haciendo una comprobación…',

  apply: 'Enviar solicitud',
  applied: (title) => `Se ha recibido la solicitud «${title}». La asociación decidirá al respecto.`,
  open: 'Inscripción',
  print: 'Imprimir',
  answers: 'Respuestas enviadas',
  yes: 'Sí',
  no: 'No',
};

export const list: ListWords = {
  ...common,
  loading: 'Cargando las actividades…',
  missing: 'Estas actividades no existen o ya no existen. La asociación puede indicar dónde consultar el calendario.',
  unavailable: 'Ahora mismo no se pueden mostrar las actividades.',
  busy: 'Hay muchas personas consultando las actividades en este momento. Conviene volver a intentarlo dentro de un momento.',
  elsewhere: 'Abrir las actividades en una página aparte',

  events: 'Actividades',
  none: 'Por ahora no hay actividades previstas.',
  noneFound: 'Ninguna actividad coincide con la búsqueda.',
  more: 'Mostrar más',

  isOpen: 'Inscripción abierta',
  fewLeft: (count) => (count === 1 ? 'Queda una plaza' : `Quedan ${count} plazas`),
  isFull: 'Plazas agotadas',
  hasWaitingList: 'Lista de espera',
  opensOn: (when) => (when ? `Inscripción desde el ${when}` : 'Inscripción aún no abierta'),
  isClosed: 'Inscripción cerrada',
  isOver: 'Finalizada',

  register: 'Inscribirse',
  details: 'Más información',
  back: 'Todas las actividades',

  subscribe: 'Suscribirse al calendario',
};

export const finding: FindingWords = {
  found: (count) => (count === 1 ? 'Una actividad' : `${count} actividades`),
  filter: 'Filtrar actividades',
  search: 'Buscar',
  when: 'Cuándo',
  upcoming: 'Próximas',
  past: 'Pasadas',
  anyTime: 'Todas',
  from: 'Desde',
  to: 'Hasta',
  place: 'Lugar',
  anywhere: 'Todos los lugares',
  onlyOpen: 'Solo con inscripción abierta',
  showAll: 'Mostrar todas',
  view: 'Vista',
  asList: 'Lista',
  asCards: 'Tarjetas',
  asMonth: 'Mes',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  thisMonth: 'Este mes',
  furtherOnDay: (count) => `${count} más`,
};
