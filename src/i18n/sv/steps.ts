import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Steg ${step} av ${total}`,
  steps: 'Steg',
  next: 'Nästa',
  back: 'Tillbaka',
};
