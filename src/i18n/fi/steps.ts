import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Vaihe ${step}/${total}`,
  steps: 'Vaiheet',
  next: 'Seuraava',
  back: 'Takaisin',
};
