import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `Du nouveau pour les inscriptions à «\u202f${event}\u202f».`,
  digestSubject: (organisation) => `Inscriptions\u202f: ${organisation}`,
  digest: 'Nouveautés depuis le dernier résumé\u202f:',
  placesTaken: 'Places prises',
  cancelled: 'Annulé',
  review: 'En attente de vérification',
  decide: 'Une décision du club est attendue.',
  refusedSubject: (event) => `Non distribué\u202f: ${event}`,
  mailRefused: (event) =>
    `Un e-mail au sujet d’une inscription à «\u202f${event}\u202f» n’a pas pu être distribué et ne sera plus envoyé. Il faudrait prévenir la personne autrement.`,
  serviceRefused: (event) =>
    `Le système du club n’a pas accepté une inscription à «\u202f${event}\u202f» dont l’adresse e-mail est confirmée. La personne a été prévenue. L’inscription sera supprimée au bout de 24 heures si elle n’est pas acceptée d’ici là.`,
  settings: 'La fréquence de ces e-mails se règle dans les paramètres du club.',
};
