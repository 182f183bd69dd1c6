import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Adım ${step} / ${total}`,
  steps: 'Adımlar',
  next: 'İleri',
  back: 'Geri',
};
