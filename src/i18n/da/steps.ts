import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Trin ${step} af ${total}`,
  steps: 'Trin',
  next: 'Næste',
  back: 'Tilbage',
};
