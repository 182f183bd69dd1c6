import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Vers quel événement\u202f?',
  noEvents: 'Il n’y a pas d’autre événement vers lequel déplacer.',
  freePlaces: (count) => `Places libres\u00a0: ${count}`,
  unlimited: 'Places illimitées',
  full: 'Complet',
  toWaitingList: 'Sur la liste d’attente',
  otherEvent: 'Choisir un autre événement',
  between: (from, to) => `De «\u202f${from}\u202f» vers «\u202f${to}\u202f»`,
  leftOut: (fields) => `Le nouveau formulaire ne demande pas\u00a0: ${fields}. Ces réponses seront supprimées.`,
  help: 'La place à l’ancien événement se libère aussitôt. Si une adresse e-mail est indiquée, un e-mail l’annonce. Les consentements ne suivent que si les deux formulaires les demandent dans les mêmes termes.',
  paidHelp:
    'Ce qui est payé compte pour le nouvel événement. S’il coûte plus, le reste est dû. S’il coûte moins, l’association doit la différence.',
  toWaitingListInstead: 'Déplacer plutôt sur la liste d’attente',
  priceCheck: 'Le prix change. Merci de vérifier le nouveau prix et de déplacer à nouveau.',
  moved: (name, event) => `${name} a été déplacé vers «\u202f${event}\u202f».`,
};
