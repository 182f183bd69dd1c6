import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Paso ${step} de ${total}`,
  steps: 'Pasos',
  next: 'Siguiente',
  back: 'Atrás',
};
