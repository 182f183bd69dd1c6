import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Krok ${step} z ${total}`,
  steps: 'Kroki',
  next: 'Dalej',
  back: 'Wstecz',
};
