import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Endast om ”${label}” är ikryssat.`,
  ifNotTicked: (label) => `Endast om ”${label}” inte är ikryssat.`,
  ifAnswered: (label, answers) => `Endast om svaret på ”${label}” är: ${answers}.`,
  ifUnder: (age) => `Endast för personer under ${age} år.`,
  ifFrom: (age) => `Endast för personer som är ${age} år eller äldre.`,
  forSecond: 'För den andra personen i en familj',
  fromThird: 'Från och med den tredje personen i en familj',
  privacy: 'Integritetspolicy',
  imprint: 'Om föreningen',
};
