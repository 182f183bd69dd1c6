import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Det tar längre tid än vanligt. Stanna kvar på sidan.',
  offline: 'Det går inte att nå servern. Kontrollera internetanslutningen.',
  too_slow: 'Det tar för lång tid innan servern svarar.',
  invalid_response: 'Något annat svarar i stället för servern, kanske inloggningssidan för ett wifi-nätverk.',
  retry: 'Försök igen',
  joinWaitingList: 'Till väntelistan',
  newTab: '(öppnas i en ny flik)',
  close: 'Stäng',
  addToCalendar: 'Lägg till i kalendern',
};
