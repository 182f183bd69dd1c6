import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Шаг ${step} из ${total}`,
  steps: 'Шаги',
  next: 'Далее',
  back: 'Назад',
};
