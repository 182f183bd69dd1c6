import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Disse tilmeldinger er måske fra samme person. Ved sammenlægning bliver én tilbage med de svar, der vælges her.',
  none: 'Ingen ser ud til at stå to gange på listen.',
  shared: { birthdate: 'Samme navn og fødselsdato', email: 'Samme navn og e-mailadresse' },
  keep: 'Hvilken tilmelding bliver?',
  mustKeep: 'Kun denne kan blive: den har en plads, eller der er betalt for den.',
  bothPaid: 'Der er betalt for begge, så de kan ikke lægges sammen. Betal først den ene tilbage, og afmeld den.',
  differing: 'Forskellige svar: hvilke bliver?',
  same: 'Ens svar',
  fixed: 'Et samtykke bliver, som personen gav det.',
  merge: 'Læg sammen',
  ask: (name) =>
    `Læg begge tilmeldinger fra ${name} sammen? Den anden slettes, og pladsen bliver fri. Der sendes ingen e-mail, medmindre prisen ændres.`,
  twoPersons: 'To forskellige personer',
  merged: (name) => `Tilmeldingerne fra ${name} er lagt sammen.`,
  distinct: (name) => `Noteret: der er to personer ved navn ${name}.`,
};
