import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Solo se «${label}» è selezionato.`,
  ifNotTicked: (label) => `Solo se «${label}» non è selezionato.`,
  ifAnswered: (label, answers) => `Solo se la risposta a «${label}» è: ${answers}.`,
  ifUnder: (age) => `Solo per chi ha meno di ${age} ann${age === 1 ? 'o' : 'i'}.`,
  ifFrom: (age) => `Solo per chi ha almeno ${age} ann${age === 1 ? 'o' : 'i'}.`,
  forSecond: 'Per la seconda persona di una famiglia',
  fromThird: 'Dalla terza persona di una famiglia in poi',
  privacy: 'Informativa sulla privacy',
  imprint: 'Note legali',
};
