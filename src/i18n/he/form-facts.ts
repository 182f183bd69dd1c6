import type { FormFactWords } from '../server-messages.js';
import { isolate } from './common.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `רק אם ״${isolate(label)}״ מסומן.`,
  ifNotTicked: (label) => `רק אם ״${isolate(label)}״ לא מסומן.`,
  ifAnswered: (label, answers) => `רק אם התשובה על ״${isolate(label)}״ היא: ${isolate(answers)}.`,
  ifUnder: (age) => `רק מתחת לגיל ${age}.`,
  ifFrom: (age) => `רק מגיל ${age} ומעלה.`,
  forSecond: 'לאדם השני מאותה משפחה',
  fromThird: 'החל מהאדם השלישי מאותה משפחה',
  privacy: 'הגנת הפרטיות',
  imprint: 'פרטי העמותה',
};
