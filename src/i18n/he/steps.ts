import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `שלב ${step} מתוך ${total}`,
  steps: 'שלבים',
  next: 'הבא',
  back: 'הקודם',
};
