import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Крок ${step} із ${total}`,
  steps: 'Кроки',
  next: 'Далі',
  back: 'Назад',
};
