import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Es dauert länger als sonst. Bitte auf dieser Seite bleiben.',
  offline: 'Es besteht keine Verbindung zum Server. Bitte die Internetverbindung prüfen.',
  too_slow: 'Der Server braucht zu lange für eine Antwort.',
  invalid_response: 'Statt des Servers antwortet etwas anderes, vielleicht die Login-Seite eines WLANs.',
  retry: 'Noch einmal versuchen',
  joinWaitingList: 'Auf die Warteliste',
  newTab: '(öffnet in einem neuen Tab)',
  close: 'Schließen',
  addToCalendar: 'In den Kalender',
};
