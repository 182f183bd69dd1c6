import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

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
    'L’adresse communiquée à l’association. Un lien de connexion y sera envoyé\u202f: aucun mot de passe n’est nécessaire.',
  emailWrong: 'Veuillez suivre ce modèle\u202f: name@example.org',
  sendLink: 'Recevoir un lien',
  sendingLink: 'Envoi en cours…',
  linkNotSent: 'Le lien n’a pas pu être demandé. L’adresse saisie est encore là.',
  checkMail: 'Veuillez maintenant consulter la boîte de réception',
  linkSent: (address) =>
    `Si l’adresse ${address} est enregistrée auprès de l’association, un e-mail y arrivera dans les prochaines minutes. Il se trouve parfois parmi les courriers indésirables.`,
  sendAgain: 'Renvoyer le lien',
  sendAgainIn: (seconds) => `Renvoyer le lien (dans ${seconds}\u202fs)`,
  otherAddress: 'Utiliser une autre adresse',
  pasteTitle: 'L’e-mail a été ouvert sur un autre appareil\u202f?',
  pasteLabel: 'Lien reçu par e-mail',
  pasteHelp: 'Veuillez coller le lien entier, ou seulement ce qui suit le signe # dans ce lien.',
  pasteWrong: 'Il n’y a pas de lien ici. Veuillez le copier en entier depuis l’e-mail.',
  goOn: 'Continuer',
  linkFor: (names) => `Ce lien est pour ${names}.`,
  linkUntil: (when) => `Le lien est valable jusqu’au ${when}.`,
  signIn: 'Se connecter',
  signingIn: 'Connexion en cours…',
  linkExpired:
    'Ce lien ne fonctionne plus. Un lien est valable jusqu’à sa désactivation lors d’une déconnexion, au plus 14 jours. Un nouveau lien peut être demandé ici\u202f:',
  notMe: 'Ce n’est pas moi',
  signedInAs: (names) => `Session ouverte\u202f: ${names}`,
  signOut: 'Se déconnecter',
  signedOut: 'Déconnexion effectuée. À bientôt\u202f!',
  sessionOver:
    'La session a pris fin, pour que personne d’autre ne voie ces données. Un nouveau lien, ou celui reçu par e-mail, permet d’y revenir.',
  addressChanged:
    'La nouvelle adresse e-mail est enregistrée. Les liens envoyés à l’ancienne ne fonctionnent plus\u202f: veuillez en demander un autre avec la nouvelle adresse.',
  notHere: 'Les données personnelles ne sont pas affichées sur ce site.',
  portalClosed: 'Les membres ne peuvent pas se connecter ici.',
  viaParent: 'Les membres de cette association se connectent auprès de la fédération à laquelle elle est affiliée.',
  askClub: (address) => `Pour toute question\u202f: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Données connues de l’association',
  print: 'Imprimer ou enregistrer en PDF',
  membershipNumber: 'Numéro de membre',
  persons: 'Personnes',
  edit: 'Modifier',
  save: 'Enregistrer',
  saving: 'Enregistrement en cours…',
  cancel: 'Annuler',
  saved: 'C’est enregistré.',
  nothingChanged: 'Il n’y avait aucune modification à enregistrer.',
  unsaved: 'modifications non enregistrées',
  notSaved: 'L’enregistrement n’a pas abouti. Tout ce qui a été saisi est encore là.',
  maybeSaved:
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
  registrations: 'Inscriptions',
  fees: 'Cotisations et frais',
  noFees: 'Il n’y a ni cotisation ni frais.',
  download: 'Télécharger toutes les données dans un fichier',
  endsSoon: (left) => `Il n’y a pas eu d’activité depuis un moment. La session prend fin dans ${left}.`,
  endsFinally: (left) => `La session prend fin dans ${left}. Veuillez enregistrer d’ici là.`,
  extend: 'Prolonger la session',
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
  signOutFailed:
    'Déconnexion dans cette fenêtre seulement\u202f: le serveur n’a pas pu être prévenu, et des liens peuvent encore fonctionner.',
  linkUnknown:
    'Déconnexion effectuée. La session avait déjà pris fin, le lien n’a donc pas été désactivé et fonctionne peut-être encore. Pour le désactiver, veuillez l’utiliser une dernière fois, puis vous déconnecter.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Code reçu par e-mail',
  codeHelp: 'Six chiffres, pour cette fenêtre uniquement. Ils sont valables 10\u00a0minutes.',
  codeFormat: 'Veuillez saisir les six chiffres de l’e-mail.',
  codeWrong: 'Ce code n’est pas correct. Veuillez comparer les chiffres avec le dernier e-mail.',
  codeOver: 'Ce code n’est plus valable. Veuillez utiliser le lien de l’e-mail ou demander un nouvel e-mail.',
};
