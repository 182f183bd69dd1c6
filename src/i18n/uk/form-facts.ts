import type { FormFactWords } from '../server-messages.js';
import { rules } from './common.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Лише якщо позначено «${label}».`,
  ifNotTicked: (label) => `Лише якщо не позначено «${label}».`,
  ifAnswered: (label, answers) => `Лише за такої відповіді на «${label}»: ${answers}.`,
  ifUnder: (age) => `Лише для тих, кому менше ${age} ${rules.select(age) === 'one' ? 'року' : 'років'}.`,
  ifFrom: (age) => `Лише для тих, кому не менше ${age} ${rules.select(age) === 'one' ? 'року' : 'років'}.`,
  forSecond: 'Для другої особи з родини',
  fromThird: 'Від третьої особи з родини',
  privacy: 'Захист персональних даних',
  imprint: 'Правова інформація',
};
