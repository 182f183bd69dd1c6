import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Het duurt langer dan normaal. Blijf op deze pagina.',
  offline: 'Er is geen verbinding met de server. Controleer je internetverbinding.',
  too_slow: 'De server doet te lang over een antwoord.',
  invalid_response: 'Er antwoordt iets anders dan de server, misschien de inlogpagina van een wifinetwerk.',
  retry: 'Opnieuw proberen',
  joinWaitingList: 'Naar de wachtlijst',
  newTab: '(opent in een nieuw tabblad)',
  close: 'Sluiten',
  addToCalendar: 'In agenda zetten',
};
