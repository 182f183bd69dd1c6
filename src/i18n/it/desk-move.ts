import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'A quale evento?',
  noEvents: 'Non c’è un altro evento a cui spostare.',
  freePlaces: (count) => `Posti liberi: ${count}`,
  unlimited: 'Posti illimitati',
  full: 'Al completo',
  toWaitingList: 'In lista d’attesa',
  otherEvent: 'Scegli un altro evento',
  between: (from, to) => `Da «${from}» a «${to}»`,
  leftOut: (fields) => `Il nuovo modulo non chiede: ${fields}. Queste risposte vengono eliminate.`,
  help: 'Il posto all’evento precedente si libera subito. Se c’è un indirizzo e-mail, parte un’e-mail che lo comunica. I consensi seguono solo se i due moduli li chiedono con le stesse parole.',
  paidHelp:
    'Quanto è stato pagato vale per il nuovo evento. Se costa di più, il resto è da pagare. Se costa di meno, l’associazione deve la differenza.',
  toWaitingListInstead: 'Sposta invece in lista d’attesa',
  priceCheck: 'Il prezzo cambia. Si prega di controllare il nuovo prezzo e di spostare di nuovo.',
  moved: (name, event) => `${name} è ora iscritto a «${event}».`,
};
