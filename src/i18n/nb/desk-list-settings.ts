import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Påmelding og plasser',
  openUntil: (moment) => `Påmeldingen er åpen til ${moment}.`,
  opensAt: (moment) => `Påmeldingen åpner ${moment}.`,
  closedByFile: (moment) => `Påmeldingen stengte ${moment}, slik det står i foreningens oppsettsfil.`,
  closedHere: (moment) => `Påmeldingen ble stengt her (${moment}) og forblir stengt til den åpnes her.`,
  hidden: 'Arrangementet vises ikke: foreningens oppsettsfil skjuler det.',
  close: 'Steng påmeldingen',
  open: 'Åpne påmeldingen',
  nowClosed: 'Påmeldingen er nå stengt.',
  nowOpen: 'Påmeldingen er åpen igjen, slik det står i foreningens oppsettsfil.',
  placesLabel: 'Antall plasser',
  placesHelp: 'La feltet stå tomt for ingen grense. Ledige plasser går først til ventelisten.',
  taken: (count) => `Opptatt eller tilbudt: ${count}.`,
  fileSays: (count) => `Endret her. I foreningens oppsettsfil står det ${count}.`,
  fileUnlimited: 'Endret her. Klubbens oppsettsfil setter ingen grense.',
  savePlaces: 'Lagre plasser',
  placesSaved: 'Antall plasser er endret.',
  invalid: (max) => `Oppgi et helt tall fra 1 til ${max}, eller la feltet stå tomt.`,
  fewerThanTaken: (taken, places) =>
    `${taken} plasser er allerede opptatt eller tilbudt. Endre til ${places} likevel? Ingen mister plassen sin, men nye gis først når færre er opptatt.`,
};
