import type { FormFactWords } from '../server-messages.js';
import { forms } from './common.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Tylko jeśli zaznaczono „${label}”.`,
  ifNotTicked: (label) => `Tylko jeśli nie zaznaczono „${label}”.`,
  ifAnswered: (label, answers) => `Tylko jeśli odpowiedź na „${label}” to: ${answers}.`,
  ifUnder: (age) => `Tylko dla osób, które nie ukończyły ${age} ${age === 1 ? 'roku' : 'lat'}.`,
  ifFrom: (age) => `Tylko dla osób, które ukończyły ${age} ${forms(age, 'rok', 'lata', 'lat')}.`,
  forSecond: 'Dla drugiej osoby z rodziny',
  fromThird: 'Od trzeciej osoby z rodziny',
  privacy: 'Ochrona danych',
  imprint: 'Dane stowarzyszenia',
};
