import type {
  CommonWords,
  FindingWords,
  FormWords,
  ListWords,
  LoginWords,
  MailWords,
  ProfileWords,
  SignOutWords,
} from './messages.js';

/** What every element says. */
const common: CommonWords = {
  slow: 'Cela prend plus de temps que d’habitude. Veuillez rester sur cette page.',
  offline: 'Le serveur est injoignable. Veuillez vérifier la connexion à Internet.',
  too_slow: 'Le serveur met trop de temps à répondre.',
  garbled: 'Autre chose répond à la place du serveur, peut-être la page de connexion d’un réseau Wi-Fi.',
  retry: 'Réessayer',
  joinWaitingList: 'Aller à la liste d’attente',
  newTab: '(s’ouvre dans un nouvel onglet)',
  close: 'Fermer',
  addToCalendar: 'Ajouter à l’agenda',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Veuillez remplir ce champ.',
    wrong_format: ({ example }) => `Veuillez suivre ce modèle\u202f: ${example}`,
    not_a_date: 'Veuillez indiquer une date valable.',
    short_year: 'Veuillez écrire l’année avec quatre chiffres.',
    in_the_future: 'Cette date est dans le futur.',
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
  dateHint: 'Par exemple\u202f: 24 3 2015',
  nameHint: 'Un seul nom\u202f? Un seul champ suffit.',
  optional: 'facultatif',
  requiredNote: 'Tous les champs sont obligatoires, sauf mention «\u202ffacultatif\u202f».',
  choose: 'Veuillez choisir',
  noAnswer: 'Sans réponse',
  onePerLine: 'Une réponse par ligne',

  loading: 'Le formulaire se charge…',
  send: 'Envoyer l’inscription',
  sending: 'Envoi en cours…',
  summary: (count) => (count === 1 ? 'Une réponse est à revoir' : `${count} réponses sont à revoir`),
  thanks: (name) => (name ? `Merci, ${name}\u202f!` : 'Merci\u202f!'),
  registered: (title) => `L’inscription pour «\u202f${title}\u202f» est bien arrivée.`,
  another: 'Inscrire une autre personne',

  placesLeft: (count) => (count === 1 ? 'Il reste une place' : `Il reste ${count} places`),
  full: 'Toutes les places sont prises. Il n’est plus possible de s’inscrire.',
  closed: 'Les inscriptions sont closes.',
  notYetOpen: (when) =>
    when ? `Les inscriptions ouvrent le ${when}.` : 'Les inscriptions ne sont pas encore ouvertes.',
  missing: 'Ce formulaire n’existe pas, ou n’existe plus. Veuillez demander à l’association où s’inscrire.',

  unavailable: 'Le formulaire ne peut pas être affiché pour le moment.',
  busy: 'Beaucoup de personnes s’inscrivent en ce moment. Veuillez réessayer dans un instant.',
  notSent: 'L’inscription n’a pas pu être envoyée. Tout ce qui a été saisi est encore là.',
  perhapsSent:
    'L’inscription a été envoyée, mais aucune réponse n’est arrivée. Tout ce qui a été saisi est encore là. La renvoyer n’entraîne pas de double inscription.',
  perhapsSentOnce:
    'L’inscription a été envoyée, mais aucune réponse n’est arrivée. Avant de la renvoyer, veuillez demander à l’association si elle l’a reçue.',
  elsewhere: 'Ouvrir le formulaire sur une page à part',

  participant: (number) => `Personne ${number}`,
  forAll: 'Pour tout le monde',
  addParticipant: 'Ajouter une personne',
  removeParticipant: (name) => `Retirer ${name}`,
  copyPrevious: 'Reprendre les réponses ci-dessus',
  someRegistered: (done, total) => `Inscriptions reçues\u202f: ${done} sur ${total}.`,
  isRegistered: 'Inscription reçue',
  sendRest: 'Inscrire les autres',

  opensIn: (left) => `Les inscriptions ouvrent dans ${left}.`,
  opensNow: 'Les inscriptions ouvrent…',
  openUntil: (when) => `Les inscriptions sont ouvertes jusqu’au ${when}.`,
  again: (seconds) =>
    `Beaucoup de personnes s’inscrivent en ce moment. Tout ce qui a été saisi est conservé et sera renvoyé automatiquement dans ${seconds}\u202fs.`,

  waitingList: 'Toutes les places sont prises. Il y a une liste d’attente.',

  draftBack: 'Ce qui avait été saisi ici a été rétabli.',
  draftWithout: 'Les cases cochées et les réponses confidentielles ne sont pas conservées.',
  startOver: 'Tout recommencer',
  undo: 'Rétablir',

  held: 'L’inscription est bien arrivée. L’association la vérifie avant de la valider.',
  checking: 'Un instant, le navigateur effectue une vérification…',

  apply: 'Envoyer la demande',
  applied: (title) => `La demande «\u202f${title}\u202f» est bien arrivée. L’association va l’examiner.`,
  open: 'Inscription',
  print: 'Imprimer',
  answers: 'Réponses envoyées',
  yes: 'Oui',
  no: 'Non',
};

export const list: ListWords = {
  ...common,
  loading: 'Les événements se chargent…',
  missing:
    'Ces événements n’existent pas, ou n’existent plus. Veuillez demander à l’association où consulter son agenda.',
  unavailable: 'Les événements ne peuvent pas être affichés pour le moment.',
  busy: 'Beaucoup de personnes consultent l’agenda en ce moment. Veuillez réessayer dans un instant.',
  elsewhere: 'Ouvrir l’agenda sur une page à part',

  events: 'Événements',
  none: 'Aucun événement n’est prévu pour le moment.',
  noneFound: 'Aucun événement ne correspond à la recherche.',
  more: 'Afficher la suite',

  isOpen: 'Inscriptions ouvertes',
  fewLeft: (count) => (count === 1 ? 'Plus qu’une place' : `Plus que ${count} places`),
  isFull: 'Complet',
  hasWaitingList: 'Liste d’attente',
  opensOn: (when) => (when ? `Inscriptions à partir du ${when}` : 'Inscriptions à venir'),
  isClosed: 'Inscriptions closes',
  isOver: 'Terminé',

  register: 'S’inscrire',
  details: 'En savoir plus',
  back: 'Tous les événements',

  subscribe: 'S’abonner à l’agenda',
};

export const finding: FindingWords = {
  found: (count) => `${count} ${count < 2 ? 'événement' : 'événements'}`,
  filter: 'Filtrer les événements',
  search: 'Recherche',
  when: 'Quand',
  upcoming: 'À venir',
  past: 'Passés',
  anyTime: 'Tous',
  from: 'Du',
  to: 'Au',
  place: 'Lieu',
  anywhere: 'Tous les lieux',
  onlyOpen: 'Inscriptions ouvertes uniquement',
  showAll: 'Tout afficher',
  view: 'Affichage',
  asList: 'Liste',
  asCards: 'Vignettes',
  asMonth: 'Mois',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  thisMonth: 'Ce mois-ci',
  furtherOnDay: (count) => `${count} ${count < 2 ? 'autre' : 'autres'}`,
};

export const login: LoginWords = {
  ...common,
  loading: 'Un instant…',
  missing: 'Cet espace membres n’existe pas, ou n’existe plus. Veuillez demander l’adresse à l’association.',
  unavailable: 'L’espace membres ne peut pas être affiché pour le moment.',
  busy: 'Il y a beaucoup de monde en ce moment. Veuillez réessayer dans un instant.',
  elsewhere: 'Ouvrir l’espace membres sur une page à part',

  signInTitle: 'Connexion des membres',
  emailLabel: 'Adresse e-mail',
  emailHelp:
    'L’adresse que l’association connaît. Un lien de connexion y sera envoyé\u202f: aucun mot de passe n’est nécessaire.',
  emailWrong: 'Veuillez suivre ce modèle\u202f: name@example.org',
  sendLink: 'Recevoir un lien',
  sendingLink: 'Envoi en cours…',
  linkNotSent: 'Le lien n’a pas pu être demandé. L’adresse saisie est encore là.',
  lookIntoMail: 'Veuillez maintenant consulter la boîte de réception',
  linkSent: (address) =>
    `Si l’association connaît l’adresse ${address}, un e-mail avec un lien y arrivera dans les prochaines minutes. Il se trouve parfois parmi les courriers indésirables.`,
  sendAgain: 'Renvoyer le lien',
  sendAgainIn: (seconds) => `Renvoyer le lien (dans ${seconds}\u202fs)`,
  otherAddress: 'Utiliser une autre adresse',
  pasteTitle: 'L’e-mail a été ouvert sur un autre appareil\u202f?',
  pasteLabel: 'Lien reçu par e-mail',
  pasteHelp: 'Veuillez coller le lien entier, ou seulement ce qui suit le signe # dans ce lien.',
  pasteWrong: 'Il n’y a pas de lien ici. Veuillez le copier en entier depuis l’e-mail.',
  goOn: 'Continuer',
  linkFor: (names) => `Ce lien est pour ${names}.`,
  linkUntil: (when) => `Il est valable jusqu’au ${when}.`,
  signIn: 'Se connecter',
  signingIn: 'Connexion en cours…',
  linkOver:
    'Ce lien ne fonctionne plus. Un lien est valable jusqu’à sa désactivation lors d’une déconnexion, au plus 14 jours. Un nouveau lien peut être demandé ici\u202f:',
  notMe: 'C’est quelqu’un d’autre',
  signedInAs: (names) => `Session ouverte\u202f: ${names}`,
  signOut: 'Se déconnecter',
  signedOut: 'Déconnexion effectuée. À bientôt\u202f!',
  sessionOver:
    'La session a pris fin, pour que personne d’autre ne voie ces données. Un nouveau lien, ou celui reçu par e-mail, permet d’y revenir.',
  addressChanged:
    'La nouvelle adresse e-mail est enregistrée. Les liens envoyés à l’ancienne ne fonctionnent plus\u202f: veuillez en demander un autre avec la nouvelle adresse.',
  notHere: 'Les données personnelles ne sont pas affichées sur ce site.',
  portalClosed: 'Les membres ne peuvent pas se connecter ici.',
  portalAbove: 'Les membres de cette association se connectent auprès de la fédération à laquelle elle est affiliée.',
  askClub: (address) => `Pour toute question\u202f: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Données connues de l’association',
  membershipNumber: 'Numéro de membre',
  whose: 'Afficher',
  edit: 'Modifier',
  save: 'Enregistrer',
  saving: 'Enregistrement en cours…',
  cancel: 'Annuler',
  saved: 'C’est enregistré.',
  nothingChanged: 'Il n’y avait aucune modification à enregistrer.',
  unsaved: 'modifications non enregistrées',
  notSaved: 'L’enregistrement n’a pas abouti. Tout ce qui a été saisi est encore là.',
  perhapsSaved:
    'Aucune réponse n’est arrivée\u202f: c’est peut-être enregistré, peut-être pas. Enregistrer à nouveau est sans risque.',
  emailNote:
    'Une nouvelle adresse prend effet une fois confirmée par le lien d’un e-mail qui y est envoyé. Jusque-là, l’ancienne reste.',
  freshLink: 'Pour cela, il faut se reconnecter avec un nouveau lien. Tout ce qui a été saisi est encore là.',
  emailPending: (address) =>
    `Un e-mail est en route vers ${address}. La nouvelle adresse prend effet une fois confirmée par ce lien\u202f; jusque-là, l’ancienne reste.`,
  onlyClub: 'Seule l’association peut modifier cette information.',
  notGiven: 'non indiqué',
  conflict: 'Quelqu’un a modifié cette réponse entre-temps. Veuillez choisir la bonne\u202f:',
  storedNow: 'Enregistré entre-temps',
  enteredHere: 'Saisi ici',
  merged: 'Quelqu’un a modifié d’autres réponses entre-temps. Elles sont également conservées.',
  personGone: 'Cette personne n’apparaît plus ici.',
  fees: 'Cotisations et frais',
  noFees: 'Il n’y a ni cotisation ni frais.',
  amount: 'Montant',
  reference: 'Référence',
  total: 'Montant total',
  referenceHint: 'La référence permet à l’association de savoir à quoi correspond un virement.',
  copy: 'Copier',
  copied: 'Copié',
  download: 'Télécharger toutes les données dans un fichier',
  endsSoon: (left) => `Il n’y a pas eu d’activité depuis un moment. La session prend fin dans ${left}.`,
  endsForGood: (left) => `La session prend fin dans ${left}. Veuillez enregistrer d’ici là.`,
  stay: 'Prolonger la session',
};

export const signOut: SignOutWords = {
  endLink: 'Désactiver aussi le lien de connexion',
  endLinkHelp: 'Sur un ordinateur partagé\u202f: personne ne pourra alors revenir par l’historique du navigateur.',
  everywhere: 'Se déconnecter partout',
  everywhereAsk:
    'Tous les appareils sont déconnectés et aucun lien envoyé jusqu’ici ne fonctionne plus. Un nouveau lien peut être demandé à tout moment.',
  cancel: 'Annuler',
  signingOut: 'Déconnexion en cours…',
  linkEnded: 'Déconnexion effectuée. Le lien de connexion ne fonctionne plus non plus.',
  linkKept: 'Déconnexion effectuée. Le lien de connexion reste valable.',
  allEnded: 'Déconnexion effectuée partout. Aucun lien envoyé jusqu’ici ne fonctionne plus.',
  notTold:
    'Déconnexion dans cette fenêtre seulement\u202f: le serveur n’a pas pu être prévenu, et des liens peuvent encore fonctionner.',
  linkUnknown:
    'Déconnexion effectuée. La session avait déjà pris fin, le lien n’a donc pas été désactivé et fonctionne peut-être encore. Pour le désactiver, veuillez l’utiliser une dernière fois, puis vous déconnecter.',
};

export const mail: MailWords = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  signInSubject: (organisation) => `${organisation}\u202f: connexion à l’espace membres`,
  signIn: (organisation) =>
    `Voici le lien de connexion à l’espace membres (${organisation}), pour consulter les données personnelles et les tenir à jour\u202f:`,
  signInButton: 'Se connecter',
  validUntil: (when) =>
    `Il est valable jusqu’au ${when}, sauf s’il est désactivé lors d’une déconnexion, et peut servir autant de fois que nécessaire. Toute personne qui le possède peut voir et modifier les données\u202f: veuillez ne pas le transmettre.`,
  paste:
    'Si cet e-mail est lu sur un autre appareil, le lien peut être copié dans le champ prévu sur la page où il a été demandé.',
  notAsked:
    'Si personne n’a demandé ce lien, aucune démarche n’est nécessaire\u202f: sans cet e-mail, personne ne peut entrer.',
  emailChangedSubject: (organisation) => `${organisation}\u202f: changement d’adresse e-mail`,
  emailChanged: (organisation) =>
    `${organisation} a enregistré une autre adresse e-mail à la place de celle-ci. Les e-mails sont désormais envoyés à la nouvelle, et les liens de connexion reçus ici ne fonctionnent plus.`,
  notYou: (contact) =>
    contact
      ? `S’il s’agit d’une erreur, veuillez écrire sans tarder à ${contact}.`
      : 'S’il s’agit d’une erreur, veuillez prévenir l’association sans tarder.',
  repeat: 'Il est possible que cet e-mail soit déjà arrivé.',
  confirmSubject: (organisation) => `Confirmer l’adresse e-mail pour ${organisation}`,
  confirm: (organisation) =>
    `cette adresse a été saisie chez ${organisation} comme nouvelle adresse e-mail d’un membre. Elle prend effet une fois confirmée ici\u202f:`,
  confirmButton: 'Confirmer',
  confirmUntil: (when) => `Le lien fonctionne jusqu’au ${when}.`,
  confirmNotYou:
    'Si cela ne vous dit rien, il n’y a rien à faire\u202f: sans ce lien, rien ne change, et aucun autre e-mail ne suivra.',
  requestedSubject: (organisation) => `Nouvelle adresse e-mail saisie chez ${organisation}`,
  requested: (organisation) =>
    `une autre adresse e-mail a été saisie chez ${organisation}. Elle prend effet une fois confirmée par un e-mail qui y est envoyé. Jusque-là, tout reste en l’état.`,
  undoIntro: 'S’il s’agit d’une erreur, ce lien garde l’ancienne adresse et ferme toutes les sessions\u202f:',
  undoButton: 'Garder l’ancienne adresse',
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
};
