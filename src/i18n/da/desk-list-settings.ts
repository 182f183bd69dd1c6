import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Tilmelding og pladser',
  openUntil: (moment) => `Tilmeldingen er åben indtil ${moment}.`,
  opensAt: (moment) => `Tilmeldingen åbner ${moment}.`,
  closedByFile: (moment) => `Tilmeldingen lukkede ${moment}, som der står i foreningens opsætningsfil.`,
  closedHere: (moment) => `Tilmeldingen blev lukket her (${moment}) og forbliver lukket, indtil den åbnes her.`,
  hidden: 'Arrangementet kan ikke ses: foreningens opsætningsfil skjuler det.',
  close: 'Luk tilmeldingen',
  open: 'Åbn tilmeldingen',
  nowClosed: 'Tilmeldingen er nu lukket.',
  nowOpen: 'Tilmeldingen er åben igen, som der står i foreningens opsætningsfil.',
  placesLabel: 'Antal pladser',
  placesHelp: 'Lad feltet stå tomt for ingen grænse. Ledige pladser går først til ventelisten.',
  taken: (count) => `Optaget eller tilbudt: ${count}.`,
  fileSays: (count) => `Ændret her. I foreningens opsætningsfil står der ${count}.`,
  fileUnlimited: 'Ændret her. Klubbens opsætningsfil sætter ingen grænse.',
  savePlaces: 'Gem pladser',
  placesSaved: 'Antallet af pladser er ændret.',
  invalid: (max) => `Angiv et helt tal fra 1 til ${max}, eller lad feltet stå tomt.`,
  fewerThanTaken: (taken, places) =>
    `${taken} pladser er allerede optaget eller tilbudt. Skal antallet alligevel ændres til ${places}? Ingen mister sin plads, men nye gives først, når færre er optaget.`,
};
