import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Passo ${step} di ${total}`,
  steps: 'Passi',
  next: 'Avanti',
  back: 'Indietro',
};
