import type { DoctorWords } from '../doctor-messages.js';
import { findings } from './doctor-findings.js';

export const doctor: DoctorWords = {
  findings,
  heading: 'Turnout-Diagnose',
  looking: 'Die Seite wird geprüft. Das dauert bis zu zehn Sekunden.',
  summary: (blockingCount, minorCount) =>
    blockingCount
      ? `${blockingCount === 1 ? 'Eine Ursache verhindert' : `${blockingCount} Ursachen verhindern`}, dass es erscheint.`
      : minorCount
        ? `Nichts verhindert, dass es erscheint. ${minorCount === 1 ? 'Eine Sache lohnt' : `${minorCount} Dinge lohnen`} einen Blick.`
        : 'Nichts zu beanstanden.',
  foundIn: 'Gefunden in',
  paste: 'Zum Kopieren',
  mailHeading: 'Für eine Mail an den Support',
  mailHelp: 'Diesen Satz in die Mail kopieren. Er enthält keine personenbezogenen Daten.',
  mailProblem: 'Auf unserer Seite erscheint etwas von Turnout nicht so, wie es soll. Die Diagnose sagt:',
  mailFine: 'Auf unserer Seite mit Turnout geht etwas nicht wie erwartet, obwohl die Diagnose sagt:',
  copy: 'Kopieren',
  copied: 'Kopiert',
  selected: 'Markiert: mit Strg+C kopieren',
  close: 'Schließen',
  embeds: 'Was auf dieser Seite steht',
  slug: 'Verein oder Formular (Slug)',
  base: 'Server',
  state: 'Zustand',
  loadedAfter: (milliseconds) => `${milliseconds} ms nach Beginn der Seite`,
  requests: 'Anfragen',
  noRequests: 'keine',
  noStatus: 'Status unbekannt',
  severities: {
    blocks: 'Verhindert, dass es erscheint',
    hinders: 'Lohnt einen Blick',
    note: 'Gut zu wissen',
    fine: 'In Ordnung',
  },
  statuses: {
    stands: 'wird angezeigt',
    says: 'zeigt, warum es nichts auszufüllen gibt',
    trouble: 'zeigt einen Fehler',
    loading: 'lädt noch',
    empty: 'leer',
    foreign: 'etwas anderes trägt den Namen des Elements',
    undefined: 'nicht gestartet',
  },
};
