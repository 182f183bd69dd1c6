import type {
  CommonWords,
  FindingWords,
  FormWords,
  ListWords,
  LoginWords,
  MailWords,
  ProfileWords,
  SignOutWords,
} from './messages.js';

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
    short_year: 'El año debe tener cuatro cifras.',
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
  nameHint: '¿Solo un nombre? Basta con un campo.',
  optional: 'opcional',
  requiredNote: 'Todos los campos son obligatorios, salvo donde pone «opcional».',
  choose: 'Elegir',
  noAnswer: 'Sin respuesta',
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
  draftWithout: 'Las casillas y los datos confidenciales no se guardan.',
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

export const login: LoginWords = {
  ...common,
  loading: 'Un momento…',
  missing: 'Esta área de socios no existe o ya no existe. La asociación puede indicar la dirección.',
  unavailable: 'Ahora mismo no se puede mostrar el área de socios.',
  busy: 'Hay muchas personas aquí en este momento. Conviene volver a intentarlo dentro de poco.',
  elsewhere: 'Abrir el área de socios en una página aparte',

  signInTitle: 'Acceso para socios',
  emailLabel: 'Correo electrónico',
  emailHelp:
    'La dirección que conoce la asociación. Allí llega un enlace para iniciar sesión, sin necesidad de contraseña.',
  emailWrong: 'Se escribe así: name@example.org',
  sendLink: 'Recibir un enlace',
  sendingLink: 'Enviando…',
  linkNotSent: 'No se ha podido pedir el enlace. La dirección escrita sigue aquí.',
  lookIntoMail: 'Ahora hay que mirar el correo',
  linkSent: (address) =>
    `Si la asociación conoce la dirección ${address}, en unos minutos llegará allí un correo con un enlace. A veces acaba entre el correo no deseado.`,
  sendAgain: 'Enviar otra vez',
  sendAgainIn: (seconds) => `Enviar otra vez (dentro de ${seconds} s)`,
  otherAddress: 'Usar otra dirección',
  pasteTitle: '¿Se ha abierto el correo en otro dispositivo?',
  pasteLabel: 'Enlace del correo',
  pasteHelp: 'Se puede pegar el enlace entero, o solo lo que va después del signo #.',
  pasteWrong: 'Aquí no hay ningún enlace. Hay que copiarlo entero del correo.',
  goOn: 'Continuar',
  linkFor: (names) => `Este enlace es para ${names}.`,
  linkUntil: (when) => `Funciona hasta el ${when}.`,
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  linkOver:
    'Este enlace ya no funciona. Un enlace vale hasta que se anula al cerrar la sesión, como máximo 14 días. Aquí se puede pedir uno nuevo:',
  notMe: 'Se trata de otra persona',
  signedInAs: (names) => `Sesión iniciada: ${names}`,
  signOut: 'Cerrar sesión',
  signedOut: 'Sesión cerrada. ¡Hasta pronto!',
  sessionOver:
    'La sesión ha terminado, para que nadie más vea estos datos. Un enlace nuevo, o el del correo, permite abrirlos otra vez.',
  addressChanged:
    'Se ha guardado la nueva dirección de correo. Los enlaces enviados a la anterior ya no funcionan: hay que pedir otro con la nueva dirección.',
  notHere: 'En este sitio web no se muestran datos personales.',
  portalClosed: 'Los socios no pueden iniciar sesión aquí.',
  portalAbove: 'Los socios de esta asociación inician sesión a través de la federación a la que esta pertenece.',
  askClub: (address) => `Para consultas: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Datos que tiene la asociación',
  membershipNumber: 'Número de socio',
  whose: 'Mostrar',
  edit: 'Modificar',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saved: 'Cambios guardados.',
  nothingChanged: 'No había cambios que guardar.',
  unsaved: 'cambios sin guardar',
  notSaved: 'No se ha podido guardar. Todo lo escrito sigue aquí.',
  perhapsSaved:
    'No ha llegado ninguna respuesta: puede que se haya guardado o puede que no. Guardar otra vez no causa ningún problema.',
  emailNote:
    'Una dirección nueva es válida cuando se confirma con el enlace de un correo enviado a ella. Hasta entonces sigue la anterior.',
  freshLink: 'Para esto hay que volver a entrar con un enlace nuevo. Todo lo escrito sigue aquí.',
  emailPending: (address) =>
    `Un correo va de camino a ${address}. La nueva dirección será válida cuando se confirme con el enlace; hasta entonces sigue la anterior.`,
  onlyClub: 'Solo la asociación puede cambiar este dato.',
  notGiven: 'sin indicar',
  conflict: 'Alguien ha cambiado esta respuesta entretanto. Hay que elegir la correcta:',
  storedNow: 'Guardado entretanto',
  enteredHere: 'Escrito aquí',
  merged: 'Alguien ha cambiado otras respuestas entretanto. También se conservan.',
  personGone: 'Esta persona ya no figura aquí.',
  fees: 'Cuotas',
  noFees: 'No hay cuotas.',
  amount: 'Importe',
  reference: 'Concepto',
  total: 'Importe total',
  referenceHint: 'El concepto indica a la asociación a qué corresponde una transferencia.',
  copy: 'Copiar',
  copied: 'Copiado',
  download: 'Descargar todos los datos en un archivo',
  endsSoon: (left) => `Hace un rato que no hay actividad. La sesión se cierra dentro de ${left}.`,
  endsForGood: (left) => `La sesión se cierra dentro de ${left}. Conviene guardar antes.`,
  stay: 'Mantener la sesión abierta',
};

export const signOut: SignOutWords = {
  endLink: 'Anular también el enlace de acceso',
  endLinkHelp: 'En un ordenador compartido: así nadie puede volver a entrar por el historial del navegador.',
  everywhere: 'Cerrar sesión en todas partes',
  everywhereAsk:
    'Se cierra la sesión en todos los dispositivos y deja de funcionar cualquier enlace enviado hasta ahora. Se puede pedir uno nuevo en cualquier momento.',
  cancel: 'Cancelar',
  signingOut: 'Cerrando sesión…',
  linkEnded: 'Sesión cerrada. El enlace de acceso tampoco funciona ya.',
  linkKept: 'Sesión cerrada. El enlace de acceso sigue funcionando.',
  allEnded: 'Sesión cerrada en todas partes. Ningún enlace enviado hasta ahora funciona ya.',
  notTold:
    'Sesión cerrada solo en esta ventana: no se ha podido avisar al servidor, y puede que algún enlace siga funcionando.',
  linkUnknown:
    'Sesión cerrada. Ya había terminado antes, por lo que el enlace no se ha anulado y puede que siga funcionando. Para anularlo, hay que iniciar sesión con él una vez más y cerrarla.',
};

export const mail: MailWords = {
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  signInSubject: (organisation) => `${organisation}: acceso al área de socios`,
  signIn: (organisation) =>
    `Este es el enlace para acceder al área de socios (${organisation}), consultar los datos personales y mantenerlos al día:`,
  signInButton: 'Iniciar sesión',
  validUntil: (when) =>
    `Funciona hasta el ${when}, tantas veces como haga falta, salvo que se anule al cerrar la sesión. Quien lo tenga puede ver y cambiar los datos: es mejor no reenviarlo a nadie.`,
  paste:
    'Si este correo se lee en otro dispositivo, el enlace se puede copiar en el campo correspondiente de la página donde se pidió.',
  notAsked: 'Si nadie ha pedido el enlace, no hace falta hacer nada: sin este correo no entra nadie.',
  emailChangedSubject: (organisation) => `${organisation}: cambio de dirección de correo`,
  emailChanged: (organisation) =>
    `${organisation} ha guardado otra dirección de correo en lugar de esta. A partir de ahora los mensajes se envían a la nueva, y los enlaces de acceso recibidos aquí ya no funcionan.`,
  notYou: (contact) =>
    contact
      ? `Si se trata de un error, conviene escribir pronto a ${contact}.`
      : 'Si se trata de un error, conviene avisar pronto a la asociación.',
  repeat: 'Es posible que este correo ya haya llegado antes.',
  confirmSubject: (organisation) => `Confirmar la dirección de correo para ${organisation}`,
  confirm: (organisation) =>
    `esta dirección se ha indicado en ${organisation} como nueva dirección de correo de un socio. Será válida cuando se confirme aquí:`,
  confirmButton: 'Confirmar',
  confirmUntil: (when) => `El enlace funciona hasta el ${when}.`,
  confirmNotYou:
    'Quien no sepa nada de esto no tiene que hacer nada: sin este enlace no cambia nada y no llegan más correos.',
  requestedSubject: (organisation) => `Nueva dirección de correo indicada en ${organisation}`,
  requested: (organisation) =>
    `se ha indicado otra dirección de correo en ${organisation}. Será válida cuando se confirme con un correo enviado a ella. Hasta entonces todo sigue igual.`,
  undoIntro: 'Si es un error, este enlace mantiene la dirección anterior y cierra todas las sesiones:',
  undoButton: 'Mantener la dirección anterior',
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
