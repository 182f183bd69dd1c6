import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'De här anmälningarna kan vara från samma person. När de slås ihop blir en kvar, med svaren som väljs här.',
  none: 'Ingen verkar stå två gånger på listan.',
  shared: { birthdate: 'Samma namn och födelsedatum', email: 'Samma namn och e-postadress' },
  keep: 'Vilken anmälan blir kvar?',
  mustKeep: 'Bara den här kan bli kvar: den har en plats, eller något har betalats för den.',
  bothPaid: 'Något har betalats för båda, så de kan inte slås ihop. Betala först tillbaka den ena och avboka den.',
  differing: 'Olika svar: vilka blir kvar?',
  same: 'Samma svar',
  fixed: 'Ett samtycke blir kvar som personen gav det.',
  merge: 'Slå ihop',
  ask: (name) =>
    `Slå ihop båda anmälningarna från ${name}? Den andra raderas och platsen blir ledig. Ingen e-post skickas, om inte priset ändras.`,
  twoPersons: 'Två olika personer',
  merged: (name) => `Anmälningarna från ${name} är ihopslagna.`,
  distinct: (name) => `Noterat: det finns två personer som heter ${name}.`,
};
