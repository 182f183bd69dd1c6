import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Stap ${step} van ${total}`,
  steps: 'Stappen',
  next: 'Volgende',
  back: 'Terug',
};
