import type { FormFactWords } from '../server-messages.js';

export const formFacts: FormFactWords = {
  ifTicked: (label) => `Seulement si «\u202f${label}\u202f» est coché.`,
  ifNotTicked: (label) => `Seulement si «\u202f${label}\u202f» n’est pas coché.`,
  ifAnswered: (label, answers) => `Seulement si la réponse à «\u202f${label}\u202f» est\u202f: ${answers}.`,
  ifUnder: (age) => `Seulement pour les moins de ${age} an${age === 1 ? '' : 's'}.`,
  ifFrom: (age) => `Seulement à partir de ${age} an${age === 1 ? '' : 's'}.`,
  forSecond: 'Pour la deuxième personne d’une famille',
  fromThird: 'À partir de la troisième personne d’une famille',
  privacy: 'Protection des données',
  imprint: 'Mentions légales',
};
