import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Page introuvable',
  notFoundHelp: 'Veuillez vérifier l’adresse ou la demander à l’association.',
  unavailable: 'Cette page n’est pas disponible pour le moment',
  tryAgain: 'Veuillez réessayer dans un instant.',
  calendarHelp: 'Les nouveaux événements et les modifications apparaissent automatiquement dans le calendrier.',
  calendarFile: 'Télécharger le fichier de calendrier',
  members: 'Membres',
  membersHelp: 'Consulter et modifier les données personnelles et les cotisations.',
  membersNeedScript: 'La connexion nécessite JavaScript. Veuillez l’activer et recharger la page.',
  withoutScript: 'Le formulaire ne s’affiche pas\u202f? L’ouvrir sans JavaScript',
  showPrice: 'Calculer le prix',
  priceNow: 'Prix d’après ces réponses',
  sendForAnother: 'Pour inscrire une autre personne, veuillez envoyer le formulaire une nouvelle fois.',
  scriptForNow:
    'De très nombreuses inscriptions viennent d’arriver depuis cette connexion internet. Pendant quelques minutes, le formulaire nécessite JavaScript. Veuillez l’activer, réessayer plus tard ou contacter l’association.',
  notAForm: 'Cette demande ne vient pas du formulaire',
  openForm: 'Ouvrir le formulaire',
  tooLong: 'Les réponses sont trop longues',
  shorten: 'Les réponses sont trop longues. Veuillez raccourcir les plus longues.',
  goBack: 'Veuillez revenir en arrière et raccourcir les réponses les plus longues.',

  confirmAsk: 'Utiliser désormais cette adresse e-mail\u202f?',
  confirmed:
    'Merci, l’adresse e-mail est confirmée. Les liens de connexion y arrivent désormais\u202f; les anciens ne fonctionnent plus.',
  undoAsk:
    'L’adresse e-mail doit-elle rester comme avant\u202f? Toutes les sessions sont fermées et les anciens liens ne fonctionnent plus.',
  undone:
    'C’est fait\u202f: l’ancienne adresse e-mail reste. Toutes les sessions ont été fermées et les anciens liens ne fonctionnent plus.',
  linkGone: 'Ce lien ne fonctionne plus. Il a déjà servi, il a expiré, ou l’adresse a changé entre-temps.',
  linkFailed: 'Cela n’a pas fonctionné cette fois. Merci de réessayer dans un moment.',
  needsScript: 'Cette page a besoin de JavaScript. Merci de l’activer et de rouvrir le lien.',

  landingIntro: 'Formulaires d’inscription, listes d’événements et espace membres pour associations.',
  clubs: 'Associations',
  clubAddress: 'Pour les événements d’une association, merci d’utiliser l’adresse qu’elle a communiquée.',
  forWebmasters: 'Pour webmestres et développeurs',
  examplePage: 'Page d’exemple avec un formulaire',
  apiReference: 'Référence de l’API',
  doctorHelp: (parameter) =>
    `Un formulaire ne s’affiche pas\u202f? Ajouter ${parameter} à l’adresse de la page\u202f: le diagnostic en donne la raison.`,
};
