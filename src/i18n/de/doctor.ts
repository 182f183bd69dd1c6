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
  severities: { blocks: 'Verhindert, dass es erscheint', hinders: 'Stört', note: 'Gut zu wissen', fine: 'In Ordnung' },
  statuses: {
    stands: 'wird angezeigt',
    says: 'zeigt, warum es nichts auszufüllen gibt',
    trouble: 'zeigt einen Fehler',
    loading: 'lädt noch',
    empty: 'leer',
    foreign: 'das Element gehört jemand anderem',
    undefined: 'nicht gestartet',
  },
};
