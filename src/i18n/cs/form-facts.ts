import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Jen pokud je zaškrtnuto „${label}“.`,
  ifNotTicked: (label) => `Jen pokud není zaškrtnuto „${label}“.`,
  ifAnswered: (label, answers) => `Jen při této odpovědi na „${label}“: ${answers}.`,
  ifUnder: (age) => `Jen pro osoby mladší ${age} ${age === 1 ? 'roku' : 'let'}.`,
  ifFrom: (age) => `Jen pro osoby od ${age} ${age === 1 ? 'roku' : 'let'}.`,
  forSecond: 'Pro druhou osobu z rodiny',
  fromThird: 'Od třetí osoby z rodiny',
  privacy: 'Ochrana osobních údajů',
  imprint: 'Údaje o spolku',
};
