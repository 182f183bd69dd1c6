import type { FormFactWords } from '../server-messages.js';
import { isolate } from './common.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `فقط عند وضع علامة على «${isolate(label)}».`,
  ifNotTicked: (label) => `فقط عند عدم وضع علامة على «${isolate(label)}».`,
  ifAnswered: (label, answers) => `فقط إذا كانت الإجابة عن «${isolate(label)}»: ${isolate(answers)}.`,
  ifUnder: (age) => `فقط لمن هم دون سن ${age}.`,
  ifFrom: (age) => `فقط لمن بلغوا سن ${age} فما فوق.`,
  forSecond: 'للشخص الثاني من العائلة',
  fromThird: 'ابتداءً من الشخص الثالث من العائلة',
  privacy: 'حماية البيانات',
  imprint: 'بيانات الناشر',
};
