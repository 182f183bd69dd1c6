import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Only if “${label}” is ticked.`,
  ifNotTicked: (label) => `Only if “${label}” is not ticked.`,
  ifAnswered: (label, answers) => `Only if the answer to “${label}” is: ${answers}.`,
  ifUnder: (age) => `Only for people under ${age}.`,
  ifFrom: (age) => `Only for people aged ${age} or over.`,
  forSecond: 'For the second person of a family',
  fromThird: 'For the third and each further person of a family',
  privacy: 'Privacy notice',
  imprint: 'Legal notice',
};
