import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Só se «${label}» estiver assinalado.`,
  ifNotTicked: (label) => `Só se «${label}» não estiver assinalado.`,
  ifAnswered: (label, answers) => `Só se a resposta a «${label}» for: ${answers}.`,
  ifUnder: (age) => `Só para menores de ${age} ano${age === 1 ? '' : 's'}.`,
  ifFrom: (age) => `Só a partir de ${age} ano${age === 1 ? '' : 's'}.`,
  forSecond: 'Para a segunda pessoa de uma família',
  fromThird: 'A partir da terceira pessoa de uma família',
  privacy: 'Proteção de dados',
  imprint: 'Informação legal',
};
