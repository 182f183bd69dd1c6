import type { RegistrationWords } from '../server-messages.js';

export const registration: RegistrationWords = {
  registeredSubject: (event) => `Inscription\u202f: ${event}`,
  waitingSubject: (event) => `Liste d’attente\u202f: ${event}`,
  appliedSubject: (event) => `Demande reçue\u202f: ${event}`,
  heldSubject: (event) => `Inscription reçue\u202f: ${event}`,
  waiting: (event) =>
    `L’inscription à «\u202f${event}\u202f» est sur la liste d’attente. Un e-mail suivra dès qu’une place se libère.`,
  when: 'Quand',
  where: 'Où',
  view: 'Voir ou modifier l’inscription',
  keepLink: 'Toute personne qui a ce lien peut voir et modifier l’inscription. Merci de ne pas le transmettre.',
  ask: 'Ici, une inscription peut être consultée, corrigée ou annulée.',
  cancel: (name) => `Désinscrire ${name}`,
  cancelAsk: (name) =>
    `Désinscrire ${name}\u202f? La place sera libérée et les informations supprimées, définitivement.`,
  cancelYes: 'Oui, désinscrire',
  cancelNo: 'Non, garder',
  cancelled: 'L’inscription est annulée et les informations sont supprimées.',
  change: 'Modifier les informations',
  save: 'Enregistrer',
  saved: 'Les modifications sont enregistrées.',
  tooLate: 'Ce n’est plus modifiable ici. Merci d’écrire au club.',
  states: {
    registered: 'Inscription enregistrée',
    waiting: 'Sur la liste d’attente',
    offered: 'Une place est proposée',
    applied: 'Demande reçue',
    accepted: 'Demande acceptée',
    declined: 'Demande refusée',
    unconfirmed: 'Adresse e-mail pas encore confirmée',
  },
  cancelledSubject: (event) => `Inscription annulée\u202f: ${event}`,
  cancelledMail: (event) => `L’inscription à «\u202f${event}\u202f» est annulée. Les informations sont supprimées.`,
};
