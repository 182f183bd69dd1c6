import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Étape ${step} sur ${total}`,
  steps: 'Étapes',
  next: 'Suivant',
  back: 'Retour',
};
