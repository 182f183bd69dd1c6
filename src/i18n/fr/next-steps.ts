import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Et maintenant ?',
  number: 'Numéro',
  quoteNumber: 'En cas de question, merci d’indiquer le numéro de l’inscription.',
  payNow: 'Merci de virer le montant. Tout le nécessaire figure plus haut.',
  changeLater: 'Pour modifier ou annuler : par le lien dans l’e-mail d’inscription, ou auprès du club.',
  onWaitingList:
    'Aucune place n’est encore assurée : l’inscription est sur la liste d’attente. Si une place se libère, le club prend contact.',
  clubReplies: 'Le club prend contact. D’ici là, il n’y a rien à faire.',
};
