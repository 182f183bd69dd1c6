import type { StepWords } from '../messages.js';

export const steps: StepWords = {
  progress: (step, total) => `Schritt ${step} von ${total}`,
  steps: 'Schritte',
  next: 'Weiter',
  back: 'Zurück',
};
