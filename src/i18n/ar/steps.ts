import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `الخطوة ${step} من ${total}`,
  steps: 'الخطوات',
  next: 'التالي',
  back: 'السابق',
};
