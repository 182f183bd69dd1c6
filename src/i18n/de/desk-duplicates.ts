import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Diese Anmeldungen sind vielleicht von derselben Person. Beim Zusammenführen bleibt eine davon, mit den hier gewählten Angaben.',
  none: 'In dieser Liste scheint niemand doppelt zu sein.',
  shared: { birthdate: 'Gleicher Name, gleiches Geburtsdatum', email: 'Gleicher Name, gleiche E-Mail-Adresse' },
  keep: 'Welche Anmeldung bleibt?',
  mustKeep: 'Nur diese kann bleiben: Sie hat einen Platz, oder dafür wurde etwas bezahlt.',
  bothPaid:
    'Für beide wurde bezahlt, daher lassen sie sich nicht zusammenführen. Erst eine Zahlung erstatten, dann diese Anmeldung stornieren.',
  differing: 'Verschiedene Angaben: Welche bleiben?',
  same: 'Gleiche Angaben',
  fixed: 'Eine Einwilligung bleibt so, wie die Person sie gegeben hat.',
  merge: 'Zusammenführen',
  ask: (name) =>
    `Beide Anmeldungen von ${name} zusammenführen? Die andere wird gelöscht, ihr Platz wird frei. Eine E-Mail geht nur hinaus, wenn sich der Preis ändert.`,
  twoPersons: 'Zwei verschiedene Personen',
  merged: (name) => `Die Anmeldungen von ${name} sind zusammengeführt.`,
  distinct: (name) => `Vermerkt: Es gibt zwei Personen namens ${name}.`,
};
