import type { FormFactWords } from '../server-messages.js';
import { rules } from './common.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Только если отмечено «${label}».`,
  ifNotTicked: (label) => `Только если не отмечено «${label}».`,
  ifAnswered: (label, answers) => `Только при таком ответе на «${label}»: ${answers}.`,
  ifUnder: (age) => `Только для тех, кому меньше ${age} ${rules.select(age) === 'one' ? 'года' : 'лет'}.`,
  ifFrom: (age) => `Только для тех, кому не меньше ${age} ${rules.select(age) === 'one' ? 'года' : 'лет'}.`,
  forSecond: 'Для второго человека из семьи',
  fromThird: 'Начиная с третьего человека из семьи',
  privacy: 'Защита персональных данных',
  imprint: 'Правовая информация',
};
