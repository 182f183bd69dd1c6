import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  signInSubject: (organisation) => `${organisation}\u202f: connexion à l’espace membres`,
  signIn: (organisation) =>
    `Voici le lien de connexion à l’espace membres (${organisation}), pour consulter les données personnelles et les tenir à jour\u202f:`,
  deskSignIn: (organisation) =>
    `Voici le lien de connexion à la page où se gèrent les inscriptions (${organisation})\u202f:`,
  signInButton: 'Se connecter',
  validUntil: (when) =>
    `Il est valable jusqu’au ${when}, sauf s’il est désactivé lors d’une déconnexion, et peut servir autant de fois que nécessaire. Toute personne qui le possède peut voir et modifier les données\u202f: veuillez ne pas le transmettre.`,
  paste:
    'Si cet e-mail est lu sur un autre appareil, le lien peut être copié dans le champ prévu sur la page où il a été demandé.',
  codeIntro:
    'Si la demande a été faite sur un autre appareil, ce code peut y être saisi, sur la page de la demande\u202f:',
  codeNote:
    'Le code sert une seule fois, dans les 10 minutes qui suivent la demande. Une fois utilisé, le lien n’est plus valable non plus. Ne le communiquer à personne\u202f: l’association ne le demande jamais.',
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
    `Cette adresse a été saisie chez ${organisation} comme nouvelle adresse e-mail d’un membre. Elle prend effet une fois confirmée ici\u202f:`,
  confirmButton: 'Confirmer',
  confirmUntil: (when) => `Le lien fonctionne jusqu’au ${when}.`,
  confirmNotYou:
    'Si cela ne vous dit rien, il n’y a rien à faire\u202f: sans ce lien, rien ne change, et aucun autre e-mail ne suivra.',
  requestedSubject: (organisation) => `Nouvelle adresse e-mail saisie chez ${organisation}`,
  requested: (organisation) =>
    `Une autre adresse e-mail a été saisie chez ${organisation}. Elle prend effet une fois confirmée par un e-mail qui y est envoyé. Jusque-là, tout reste en l’état.`,
  undoIntro: 'S’il s’agit d’une erreur, ce lien garde l’ancienne adresse et ferme toutes les sessions\u202f:',
  undoButton: 'Garder l’ancienne adresse',
  scanCode: 'Les applications bancaires lisent dans ce code le montant, le compte et la référence.',
  stillToPay: 'Reste à payer',
  feeReminderSubject: (organisation) => `Rappel de paiement de ${organisation}`,
  feeReminder: (organisation) =>
    `Ce montant reste à payer à ${organisation}. S’il a été réglé entre-temps, merci d’ignorer cet e-mail.`,
  movedFrom: (event) =>
    `L’association a déplacé cette inscription ici depuis «\u202f${event}\u202f». Elle n’y est plus valable.`,
};
