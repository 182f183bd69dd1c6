import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Nur wenn „${label}“ angekreuzt ist.`,
  ifNotTicked: (label) => `Nur wenn „${label}“ nicht angekreuzt ist.`,
  ifAnswered: (label, answers) => `Nur bei dieser Antwort auf „${label}“: ${answers}.`,
  ifUnder: (age) => `Nur für Personen unter ${age} Jahr${age === 1 ? '' : 'en'}.`,
  ifFrom: (age) => `Nur für Personen ab ${age} Jahr${age === 1 ? '' : 'en'}.`,
  forSecond: 'Für die zweite Person einer Familie',
  fromThird: 'Ab der dritten Person einer Familie',
  privacy: 'Datenschutzhinweise',
  imprint: 'Impressum',
};
