import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Vain jos ”${label}” on valittu.`,
  ifNotTicked: (label) => `Vain jos ”${label}” ei ole valittu.`,
  ifAnswered: (label, answers) => `Vain jos vastaus kohtaan ”${label}” on: ${answers}.`,
  ifUnder: (age) => `Vain alle ${age}-vuotiaille.`,
  ifFrom: (age) => `Vain vähintään ${age}-vuotiaille.`,
  forSecond: 'Perheen toiselle henkilölle',
  fromThird: 'Perheen kolmannesta henkilöstä alkaen',
  privacy: 'Tietosuojaseloste',
  imprint: 'Yhdistyksen tiedot',
};
