import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Step ${step} of ${total}`,
  steps: 'Steps',
  next: 'Next',
  back: 'Back',
};
