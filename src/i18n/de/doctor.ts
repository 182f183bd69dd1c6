import type { DoctorWords } from '../doctor-messages.js';
import { findings } from './doctor-findings.js';

export const doctor: DoctorWords = {
  findings,
  heading: 'Turnout-Diagnose',
  looking: 'Die Seite wird geprüft. Das dauert bis zu zehn Sekunden.',
  summary: (blocking, others) =>
    blocking
      ? `${blocking === 1 ? 'Eine Ursache verhindert' : `${blocking} Ursachen verhindern`}, dass es erscheint.`
      : others
        ? `Nichts verhindert, dass es erscheint. ${others === 1 ? 'Eine Sache lohnt' : `${others} Dinge lohnen`} einen Blick.`
        : 'Alles in Ordnung.',
  foundIn: 'Gefunden in',
  paste: 'Zum Kopieren',
  copy: 'Kopieren',
  copied: 'Kopiert',
  selected: 'Markiert: mit Strg+C kopieren',
  close: 'Schließen',
  embeds: 'Was auf dieser Seite steht',
  slug: 'Slug',
  base: 'Server',
  state: 'Zustand',
  loadedAfter: (milliseconds) => `${milliseconds} ms nach Beginn der Seite`,
  requests: 'Anfragen',
  noRequests: 'keine',
  noStatus: 'Status unbekannt',
  severities: { error: 'Verhindert, dass es erscheint', warning: 'Stört', info: 'Gut zu wissen', ok: 'In Ordnung' },
  statuses: {
    working: 'wird angezeigt',
    message: 'zeigt, warum es nichts auszufüllen gibt',
    error: 'zeigt einen Fehler',
    loading: 'lädt noch',
    empty: 'leer',
    name_taken: 'das Element gehört jemand anderem',
    undefined: 'nicht gestartet',
  },
};
