import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Trinn ${step} av ${total}`,
  steps: 'Trinn',
  next: 'Neste',
  back: 'Tilbake',
};
