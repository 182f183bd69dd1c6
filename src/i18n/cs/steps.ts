import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Krok ${step} z ${total}`,
  steps: 'Kroky',
  next: 'Další',
  back: 'Zpět',
};
