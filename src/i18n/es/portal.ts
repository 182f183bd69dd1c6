import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

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
    'La dirección comunicada a la asociación. Allí llega un enlace para iniciar sesión, sin necesidad de contraseña.',
  emailWrong: 'Se escribe así: name@example.org',
  sendLink: 'Recibir un enlace',
  sendingLink: 'Enviando…',
  linkNotSent: 'No se ha podido pedir el enlace. La dirección escrita sigue aquí.',
  checkMail: 'Ahora hay que mirar el correo',
  linkSent: (address) =>
    `Si la dirección ${address} está registrada en la asociación, en unos minutos llegará allí un correo. A veces acaba entre el correo no deseado.`,
  sendAgain: 'Enviar otra vez',
  sendAgainIn: (seconds) => `Enviar otra vez (dentro de ${seconds} s)`,
  otherAddress: 'Usar otra dirección',
  pasteTitle: '¿Se ha abierto el correo en otro dispositivo?',
  pasteLabel: 'Enlace del correo',
  pasteHelp: 'Se puede pegar el enlace entero, o solo lo que va después del signo #.',
  pasteWrong: 'Aquí no hay ningún enlace. Hay que copiarlo entero del correo.',
  goOn: 'Continuar',
  linkFor: (names) => `Este enlace es para ${names}.`,
  linkUntil: (when) => `El enlace funciona hasta el ${when}.`,
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  linkExpired:
    'Este enlace ya no funciona. Un enlace vale hasta que se anula al cerrar la sesión, como máximo 14 días. Aquí se puede pedir uno nuevo:',
  notMe: 'No soy yo',
  signedInAs: (names) => `Sesión iniciada: ${names}`,
  signOut: 'Cerrar sesión',
  signedOut: 'Sesión cerrada. ¡Hasta pronto!',
  sessionOver:
    'La sesión ha terminado, para que nadie más vea estos datos. Un enlace nuevo, o el del correo, permite abrirlos otra vez.',
  addressChanged:
    'Se ha guardado la nueva dirección de correo. Los enlaces enviados a la anterior ya no funcionan: hay que pedir otro con la nueva dirección.',
  notHere: 'En este sitio web no se muestran datos personales.',
  portalClosed: 'Los socios no pueden iniciar sesión aquí.',
  viaParent: 'Los socios de esta asociación inician sesión a través de la federación a la que esta pertenece.',
  askClub: (address) => `Para consultas: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Datos que tiene la asociación',
  print: 'Imprimir o guardar como PDF',
  membershipNumber: 'Número de socio',
  persons: 'Personas',
  edit: 'Modificar',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saved: 'Cambios guardados.',
  nothingChanged: 'No había cambios que guardar.',
  unsaved: 'cambios sin guardar',
  notSaved: 'No se ha podido guardar. Todo lo escrito sigue aquí.',
  maybeSaved:
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
  registrations: 'Inscripciones',
  fees: 'Cuotas',
  noFees: 'No hay cuotas.',
  download: 'Descargar todos los datos en un archivo',
  endsSoon: (left) => `Hace un rato que no hay actividad. La sesión se cierra dentro de ${left}.`,
  endsFinally: (left) => `La sesión se cierra dentro de ${left}. Conviene guardar antes.`,
  extend: 'Mantener la sesión abierta',
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
  signOutFailed:
    'Sesión cerrada solo en esta ventana: no se ha podido avisar al servidor, y puede que algún enlace siga funcionando.',
  linkUnknown:
    'Sesión cerrada. Ya había terminado antes, por lo que el enlace no se ha anulado y puede que siga funcionando. Para anularlo, hay que iniciar sesión con él una vez más y cerrarla.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Código del correo',
  codeHelp: 'Seis cifras, solo para esta ventana. Sirven durante 10\u00a0minutos.',
  codeFormat: 'Introducir las seis cifras del correo.',
  codeWrong: 'Este código no es correcto. Conviene comparar las cifras con el correo más reciente.',
  codeOver: 'Este código ya no funciona. Se puede usar el enlace del correo o pedir otro correo.',
};
