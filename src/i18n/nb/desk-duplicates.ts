import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Disse påmeldingene kan være fra samme person. Når de slås sammen, blir én igjen, med svarene som velges her.',
  none: 'Ingen ser ut til å stå to ganger på listen.',
  shared: { birthdate: 'Samme navn og fødselsdato', email: 'Samme navn og e-postadresse' },
  keep: 'Hvilken påmelding blir?',
  mustKeep: 'Bare denne kan bli: den har en plass, eller noe er betalt for den.',
  bothPaid: 'Noe er betalt for begge, så de kan ikke slås sammen. Betal først den ene tilbake, og meld den av.',
  differing: 'Ulike svar: hvilke blir?',
  same: 'Like svar',
  fixed: 'Et samtykke blir slik personen ga det.',
  merge: 'Slå sammen',
  ask: (name) =>
    `Slå sammen begge påmeldingene fra ${name}? Den andre slettes, og plassen blir ledig. Det sendes ingen e-post, med mindre prisen endres.`,
  twoPersons: 'To ulike personer',
  merged: (name) => `Påmeldingene fra ${name} er slått sammen.`,
  distinct: (name) => `Notert: det er to personer som heter ${name}.`,
};
