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
  offeredSubject: (event) => `Une place est libre\u202f: ${event}`,
  offeredMail: (event) =>
    `Une place s’est libérée pour «\u202f${event}\u202f». Elle est réservée et peut maintenant être acceptée ou refusée.`,
  answerBy: 'Réponse avant le',
  offerEnds: 'Sans réponse d’ici là, la place sera proposée à la personne suivante sur la liste d’attente.',
  answerOffer: 'Accepter ou refuser la place',
  lapsedSubject: (event) => `Offre expirée\u202f: ${event}`,
  lapsedMail: (event) =>
    `La place proposée pour «\u202f${event}\u202f» n’a pas été acceptée à temps et sera proposée à la personne suivante sur la liste d’attente. En cas d’intérêt, merci d’écrire au club.`,
  acceptedSubject: (title) => `Demande acceptée\u202f: ${title}`,
  acceptedMail: (organisation) => `Bienvenue chez ${organisation}\u202f! La demande est acceptée.`,
  declinedSubject: (title) => `À propos de la demande\u202f: ${title}`,
  declinedMail: (title) =>
    `Merci pour la demande «\u202f${title}\u202f». Malheureusement, le club ne peut pas l’accepter. Les informations seront supprimées.`,
};
