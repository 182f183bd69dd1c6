import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Ilmoittautuminen ja paikat',
  openUntil: (moment) => `Ilmoittautuminen on auki, päättyy ${moment}.`,
  opensAt: (moment) => `Ilmoittautuminen alkaa ${moment}.`,
  closedByFile: (moment) => `Ilmoittautuminen päättyi ${moment}, kuten seuran asetustiedostossa sanotaan.`,
  closedHere: (moment) =>
    `Ilmoittautuminen suljettiin täällä (${moment}) ja pysyy suljettuna, kunnes se avataan täällä.`,
  hidden: 'Tapahtuma ei näy: seuran asetustiedosto piilottaa sen.',
  close: 'Sulje ilmoittautuminen',
  open: 'Avaa ilmoittautuminen',
  nowClosed: 'Ilmoittautuminen on nyt suljettu.',
  nowOpen: 'Ilmoittautuminen on taas auki, kuten seuran asetustiedostossa sanotaan.',
  placesLabel: 'Paikkojen määrä',
  placesHelp: 'Jätä tyhjäksi, jos rajaa ei ole. Vapaat paikat tarjotaan ensin jonotuslistalle.',
  taken: (count) => `Varattu tai tarjottu: ${count}.`,
  fileSays: (count) => `Muutettu täällä. Seuran asetustiedostossa on ${count}.`,
  fileUnlimited: 'Muutettu täällä. Seuran asetustiedostossa ei ole rajaa.',
  savePlaces: 'Tallenna paikat',
  placesSaved: 'Paikkojen määrä on muutettu.',
  invalid: (max) => `Anna kokonaisluku väliltä 1–${max} tai jätä tyhjäksi.`,
  fewerThanTaken: (taken, places) =>
    `Paikkoja on jo varattu tai tarjottu ${taken}. Muutetaanko määräksi silti ${places}? Kukaan ei menetä paikkaansa, mutta uusia annetaan vasta, kun varattuja on vähemmän.`,
};
