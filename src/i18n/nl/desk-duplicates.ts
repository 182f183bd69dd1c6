import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Deze aanmeldingen zijn misschien van dezelfde persoon. Bij het samenvoegen blijft er één, met de hier gekozen antwoorden.',
  none: 'Niemand lijkt dubbel op deze lijst te staan.',
  shared: { birthdate: 'Zelfde naam en geboortedatum', email: 'Zelfde naam en e-mailadres' },
  keep: 'Welke aanmelding blijft?',
  mustKeep: 'Alleen deze kan blijven: ze heeft een plaats of er is iets voor betaald.',
  bothPaid: 'Voor beide is betaald, dus samenvoegen kan niet. Betaal er eerst één terug en annuleer die.',
  differing: 'Verschillende antwoorden: welke blijven?',
  same: 'Gelijke antwoorden',
  fixed: 'Een toestemming blijft zoals de persoon die gaf.',
  merge: 'Samenvoegen',
  ask: (name) =>
    `Beide aanmeldingen van ${name} samenvoegen? De andere wordt verwijderd en die plaats komt vrij. Er gaat geen e-mail uit, tenzij de prijs verandert.`,
  twoPersons: 'Twee verschillende personen',
  merged: (name) => `De aanmeldingen van ${name} zijn samengevoegd.`,
  distinct: (name) => `Genoteerd: er zijn twee personen met de naam ${name}.`,
};
