import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Solo si «${label}» está marcado.`,
  ifNotTicked: (label) => `Solo si «${label}» no está marcado.`,
  ifAnswered: (label, answers) => `Solo si la respuesta a «${label}» es: ${answers}.`,
  ifUnder: (age) => `Solo para menores de ${age} año${age === 1 ? '' : 's'}.`,
  ifFrom: (age) => `Solo a partir de ${age} año${age === 1 ? '' : 's'}.`,
  forSecond: 'Para la segunda persona de una familia',
  fromThird: 'A partir de la tercera persona de una familia',
  privacy: 'Protección de datos',
  imprint: 'Aviso legal',
};
