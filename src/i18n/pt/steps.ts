import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Passo ${step} de ${total}`,
  steps: 'Passos',
  next: 'Seguinte',
  back: 'Voltar',
};
