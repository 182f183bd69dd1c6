import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: '¿A qué evento?',
  noEvents: 'No hay otro evento al que cambiar.',
  freePlaces: (count) => `Plazas libres: ${count}`,
  unlimited: 'Plazas sin límite',
  full: 'Completo',
  toWaitingList: 'A la lista de espera',
  otherEvent: 'Elegir otro evento',
  between: (from, to) => `De «${from}» a «${to}»`,
  leftOut: (fields) => `El nuevo formulario no pregunta por: ${fields}. Estas respuestas se borran.`,
  help: 'La plaza del evento anterior queda libre enseguida. Si hay una dirección de correo, un correo lo comunica. Los consentimientos solo pasan si ambos formularios los piden con las mismas palabras.',
  paidHelp:
    'Lo pagado cuenta para el nuevo evento. Si cuesta más, queda pendiente el resto. Si cuesta menos, el club debe la diferencia.',
  toWaitingListInstead: 'Pasar a la lista de espera',
  priceCheck: 'Con esto cambia el precio. Por favor, compruebe el nuevo precio y confirme el cambio de nuevo.',
  moved: (name, event) => `${name} tiene ahora la inscripción en «${event}».`,
};
