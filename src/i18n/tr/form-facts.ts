import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Yalnızca “${label}” işaretliyse.`,
  ifNotTicked: (label) => `Yalnızca “${label}” işaretli değilse.`,
  ifAnswered: (label, answers) => `Yalnızca “${label}” için verilen yanıt şuysa: ${answers}.`,
  ifUnder: (age) => `Yalnızca ${age} yaşından küçükler için.`,
  ifFrom: (age) => `Yalnızca ${age} yaş ve üzeri için.`,
  forSecond: 'Bir ailenin ikinci kişisi için',
  fromThird: 'Bir ailenin üçüncü kişisinden itibaren',
  privacy: 'Kişisel verilerin korunması',
  imprint: 'Künye',
};
