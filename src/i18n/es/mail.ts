import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  signInSubject: (organisation) => `${organisation}: acceso al área de socios`,
  signIn: (organisation) =>
    `Este es el enlace para acceder al área de socios (${organisation}), consultar los datos personales y mantenerlos al día:`,
  deskSignIn: (organisation) =>
    `Este es el enlace para acceder a la página donde se gestionan las inscripciones (${organisation}):`,
  signInButton: 'Iniciar sesión',
  validUntil: (when) =>
    `Funciona hasta el ${when}, tantas veces como haga falta, salvo que se anule al cerrar la sesión. Quien lo tenga puede ver y cambiar los datos: es mejor no reenviarlo a nadie.`,
  paste:
    'Si este correo se lee en otro dispositivo, el enlace se puede copiar en el campo correspondiente de la página donde se pidió.',
  codeIntro: 'Si se ha pedido en otro dispositivo, este código se puede introducir allí, en la página donde se pidió:',
  codeNote:
    'El código sirve una sola vez y solo durante los 10 minutos siguientes a la petición. Una vez usado, el enlace tampoco funciona. No hay que decírselo a nadie: el club nunca lo pide.',
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
    `Esta dirección se ha indicado en ${organisation} como nueva dirección de correo de un socio. Será válida cuando se confirme aquí:`,
  confirmButton: 'Confirmar',
  confirmUntil: (when) => `El enlace funciona hasta el ${when}.`,
  confirmNotYou:
    'Quien no sepa nada de esto no tiene que hacer nada: sin este enlace no cambia nada y no llegan más correos.',
  requestedSubject: (organisation) => `Nueva dirección de correo indicada en ${organisation}`,
  requested: (organisation) =>
    `Se ha indicado otra dirección de correo en ${organisation}. Será válida cuando se confirme con un correo enviado a ella. Hasta entonces todo sigue igual.`,
  undoIntro: 'Si es un error, este enlace mantiene la dirección anterior y cierra todas las sesiones:',
  undoButton: 'Mantener la dirección anterior',
  scanCode: 'Las aplicaciones bancarias leen en este código el importe, la cuenta y la referencia.',
  stillToPay: 'Queda por pagar',
  feeReminderSubject: (organisation) => `Recordatorio de pago de ${organisation}`,
  feeReminder: (organisation) =>
    `Esto sigue sin pagar en ${organisation}. Si ya se ha pagado, se puede ignorar este correo.`,
  movedFrom: (event) => `El club ha cambiado esta inscripción aquí desde «${event}». Allí ya no es válida.`,
};
