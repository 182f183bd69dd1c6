import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Alleen als ‘${label}’ is aangevinkt.`,
  ifNotTicked: (label) => `Alleen als ‘${label}’ niet is aangevinkt.`,
  ifAnswered: (label, answers) => `Alleen bij dit antwoord op ‘${label}’: ${answers}.`,
  ifUnder: (age) => `Alleen voor wie jonger is dan ${age} jaar.`,
  ifFrom: (age) => `Alleen voor wie ${age} jaar of ouder is.`,
  forSecond: 'Voor de tweede persoon van een gezin',
  fromThird: 'Vanaf de derde persoon van een gezin',
  privacy: 'Privacyverklaring',
  imprint: 'Colofon',
};
