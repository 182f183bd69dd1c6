import type { CommonWords } from '../messages.js';

/** What every element says. */
export const common: CommonWords = {
  slow: 'Es dauert länger als sonst. Bitte auf dieser Seite bleiben.',
  offline: 'Es besteht keine Verbindung zum Server. Bitte die Internetverbindung prüfen.',
  too_slow: 'Der Server braucht zu lange für eine Antwort.',
  invalid_response: 'Etwas auf dem Weg antwortet anstelle des Servers, vielleicht die Anmeldeseite eines WLANs.',
  retry: 'Noch einmal versuchen',
  joinWaitingList: 'Zur Warteliste',
  newTab: '(öffnet in einem neuen Tab)',
  close: 'Schließen',
  addToCalendar: 'In den Kalender',
};
