import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Det tar lengre tid enn vanlig. Bli på denne siden.',
  offline: 'Det er ingen forbindelse med serveren. Sjekk internettforbindelsen.',
  too_slow: 'Serveren bruker for lang tid på å svare.',
  invalid_response: 'Noe annet svarer i stedet for serveren, kanskje innloggingssiden til et trådløst nett.',
  retry: 'Prøv igjen',
  joinWaitingList: 'Til ventelisten',
  newTab: '(åpnes i en ny fane)',
  close: 'Lukk',
  addToCalendar: 'Legg til i kalenderen',
};
