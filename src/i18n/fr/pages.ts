import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
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
