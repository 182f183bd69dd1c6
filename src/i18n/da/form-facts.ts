import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Kun hvis »${label}« er markeret.`,
  ifNotTicked: (label) => `Kun hvis »${label}« ikke er markeret.`,
  ifAnswered: (label, answers) => `Kun hvis svaret på »${label}« er: ${answers}.`,
  ifUnder: (age) => `Kun for personer under ${age} år.`,
  ifFrom: (age) => `Kun for personer på ${age} år eller derover.`,
  forSecond: 'For den anden person i en familie',
  fromThird: 'Fra og med den tredje person i en familie',
  privacy: 'Databeskyttelse',
  imprint: 'Om foreningen',
};
