import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Veuillez remplir ce champ.',
    wrong_format: ({ example }) => `Veuillez suivre ce modèle\u202f: ${example}`,
    not_a_date: 'Veuillez indiquer une date valable.',
    short_year: 'Veuillez écrire l’année avec quatre chiffres.',
    in_the_future: 'Cette date est dans le futur.',
    age: ({ at_least, below, on }) =>
      `Âge${on === 'first_day' ? ' le premier jour' : ''}\u202f: ${commaSeparated(at_least && `au moins ${at_least}`, below && `au plus ${below - 1}`)}.`,
    not_a_number: 'Veuillez indiquer un nombre, sans séparer les milliers.',
    not_whole: 'Veuillez indiquer un nombre entier, sans séparer les milliers.',
    not_allowed: 'Veuillez choisir l’une des réponses proposées.',
    too_long: ({ max }) => `C’est trop long\u202f: ${max} caractères au maximum.`,
    unreadable_characters: 'Certains caractères ne peuvent pas être enregistrés. Veuillez réécrire cette réponse.',
    full: 'Malheureusement, les dernières places viennent d’être prises.',
    closed: 'Les inscriptions sont closes.',
    not_yet_open: 'Les inscriptions ne sont pas encore ouvertes.',
    form_token: 'Ce formulaire est resté ouvert trop longtemps. Veuillez l’envoyer à nouveau.',
    invalid: 'Cette réponse ne convient pas ici.',
    must_accept: 'Veuillez cocher cette case pour continuer.',
    key_reused:
      'L’inscription était arrivée dès le premier envoi, et c’est elle qui compte. Pour toute modification, veuillez vous adresser à l’association.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Veuillez saisir un prénom.',
    email: 'Veuillez saisir une adresse e-mail.',
    birthdate: 'Veuillez saisir une date de naissance.',
  },
  pick: (label) => `Veuillez choisir\u202f: ${label}`,
  stillMissing: 'Il manque encore\u202f:',
  labels: {
    name: 'Nom et prénom',
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    birthdate: 'Date de naissance',
    address: 'Adresse',
    street: 'Numéro et rue',
    postcode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
  },
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  dateHint: 'Par exemple\u202f: 24/03/2015',
  nameHint: 'Un seul nom\u202f? Un seul champ suffit.',
  optional: 'facultatif',
  requiredNote: 'Tous les champs sont obligatoires, sauf mention «\u202ffacultatif\u202f».',
  choose: 'Veuillez choisir',
  noAnswer: 'Sans réponse',
  onePerLine: 'Une réponse par ligne',
  summary: (count) => (count === 1 ? 'Une réponse est à revoir' : `${count} réponses sont à revoir`),
  open: 'Inscription',
  answers: 'Réponses envoyées',
  yes: 'Oui',
  no: 'Non',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Le formulaire se charge…',

  send: 'Envoyer l’inscription',
  sending: 'Envoi en cours…',
  thanks: (name) => (name ? `Merci, ${name}\u202f!` : 'Merci\u202f!'),
  registered: (title) => `L’inscription pour «\u202f${title}\u202f» est bien arrivée.`,
  next: 'Inscrire une autre personne',

  placesLeft: (count) => (count === 1 ? 'Il reste une place' : `Il reste ${count} places`),
  closed: 'Les inscriptions sont closes.',
  missing: 'Ce formulaire n’existe pas, ou n’existe plus. Veuillez demander à l’association où s’inscrire.',

  unavailable: 'Le formulaire ne peut pas être affiché pour le moment.',
  busy: 'Beaucoup de personnes s’inscrivent en ce moment. Veuillez réessayer dans un instant.',
  notSent: 'L’inscription n’a pas pu être envoyée. Tout ce qui a été saisi est encore là.',
  maybeStored:
    'Aucune réponse n’est arrivée. Tout ce qui a été saisi est encore là. Renvoyer l’inscription n’inscrit personne deux fois.',
  maybeStoredOnce:
    'Aucune réponse n’est arrivée. Avant de renvoyer l’inscription, veuillez demander à l’association si elle l’a reçue.',
  elsewhere: 'Ouvrir le formulaire sur une page à part',
  allEvents: 'Tous les événements',

  map: 'Carte',
  participant: (number) => `Personne ${number}`,
  forAll: 'Pour tout le monde',
  addParticipant: 'Ajouter une personne',
  removeParticipant: (name) => `Retirer ${name}`,
  copyPrevious: 'Reprendre les réponses ci-dessus',
  someRegistered: (done, total) => `Inscriptions reçues\u202f: ${done} sur ${total}.`,
  isRegistered: 'Inscription reçue',
  sendRest: 'Inscrire les autres',

  openUntil: (when) => `Les inscriptions sont ouvertes jusqu’au ${when}.`,
  retryIn: (seconds) =>
    `Beaucoup de personnes s’inscrivent en ce moment. Tout ce qui a été saisi est conservé et sera renvoyé automatiquement dans ${seconds}\u202fs.`,

  waitingList: 'Toutes les places sont prises. Il y a une liste d’attente.',

  draftBack: 'Ce qui avait été saisi ici a été rétabli.',
  draftNote: 'Les cases cochées et les réponses confidentielles ne sont pas conservées.',
  startOver: 'Tout recommencer',
  undo: 'Rétablir',

  review: 'L’inscription est bien arrivée. L’association la vérifie avant de la valider.',
  checking: 'Un instant, le navigateur effectue une vérification…',

  apply: 'Envoyer la demande',
  applied: (title) => `La demande «\u202f${title}\u202f» est bien arrivée. L’association va l’examiner.`,
  print: 'Imprimer',
  share: 'Partager',
};
