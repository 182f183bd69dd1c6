import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Naar welk evenement?',
  noEvents: 'Er is geen ander evenement om naar te verplaatsen.',
  freePlaces: (count) => `Vrije plekken: ${count}`,
  unlimited: 'Geen grens aan het aantal plekken',
  full: 'Vol',
  toWaitingList: 'Op de wachtlijst',
  otherEvent: 'Een ander evenement kiezen',
  between: (from, to) => `Van ‘${from}’ naar ‘${to}’`,
  leftOut: (fields) => `Het nieuwe formulier vraagt niet naar: ${fields}. Deze antwoorden worden verwijderd.`,
  help: 'De plek bij het vorige evenement komt meteen vrij. Als er een e-mailadres is, gaat er één e-mail over uit. Toestemmingen gaan alleen mee als beide formulieren er met dezelfde woorden om vragen.',
  paidHelp:
    'Wat betaald is, telt voor het nieuwe evenement. Kost dat meer, dan staat de rest open. Kost het minder, dan is de vereniging het verschil schuldig.',
  toWaitingListInstead: 'In plaats daarvan naar de wachtlijst verplaatsen',
  priceCheck: 'Hiermee verandert de prijs. Controleer de nieuwe prijs en verplaats nog een keer.',
  moved: (name, event) => `${name} is verplaatst naar ‘${event}’.`,
};
