import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Bare hvis «${label}» er krysset av.`,
  ifNotTicked: (label) => `Bare hvis «${label}» ikke er krysset av.`,
  ifAnswered: (label, answers) => `Bare hvis svaret på «${label}» er: ${answers}.`,
  ifUnder: (age) => `Bare for personer under ${age} år.`,
  ifFrom: (age) => `Bare for personer som er ${age} år eller eldre.`,
  forSecond: 'For den andre personen i en familie',
  fromThird: 'Fra og med den tredje personen i en familie',
  privacy: 'Personvern',
  imprint: 'Om foreningen',
};
