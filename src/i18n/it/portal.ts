import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Un momento…',
  missing: 'Quest’area soci non esiste o non esiste più. Chiedere l’indirizzo all’associazione.',
  unavailable: 'Al momento non è possibile mostrare l’area soci.',
  busy: 'In questo momento gli accessi sono molti. Riprovare tra poco.',
  elsewhere: 'Apri l’area soci in una pagina a parte',

  signInTitle: 'Accesso per i soci',
  emailLabel: 'E-mail',
  emailHelp: 'L’indirizzo comunicato all’associazione. Lì arriva un link per accedere, senza bisogno di password.',
  emailWrong: 'Scrivere così: name@example.org',
  sendLink: 'Ricevi un link',
  sendingLink: 'Invio in corso…',
  linkNotSent: 'Non è stato possibile richiedere il link. L’indirizzo è ancora qui.',
  checkMail: 'Ora basta controllare la posta',
  linkSent: (address) =>
    `Se l’indirizzo ${address} è registrato presso l’associazione, entro pochi minuti arriverà lì un’e-mail. A volte finisce nella posta indesiderata.`,
  sendAgain: 'Invia di nuovo il link',
  sendAgainIn: (seconds) => `Invia di nuovo il link (tra ${seconds} s)`,
  otherAddress: 'Usa un altro indirizzo',
  pasteTitle: 'L’e-mail è stata aperta su un altro dispositivo?',
  pasteLabel: 'Link ricevuto per e-mail',
  pasteHelp: 'Incollare tutto il link, oppure solo la parte che segue il simbolo #.',
  pasteWrong: 'Qui non c’è nessun link. Copiarlo per intero dall’e-mail.',
  goOn: 'Continua',
  linkFor: (names) => `Questo link è per ${names}.`,
  linkUntil: (when) => `Scadenza del link: ${when}.`,
  signIn: 'Accedi',
  signingIn: 'Accesso in corso…',
  linkExpired:
    'Questo link non è più valido. Un link vale finché non viene disattivato all’uscita, al massimo 14 giorni. Qui se ne può richiedere uno nuovo:',
  notMe: 'Non sono io',
  signedInAs: (names) => `Accesso effettuato: ${names}`,
  signOut: 'Esci',
  signedOut: 'Uscita effettuata. A presto!',
  sessionOver:
    'La sessione è terminata, in modo che nessun altro veda questi dati. Con un nuovo link, o con quello ricevuto per e-mail, si possono riaprire.',
  addressChanged:
    'Il nuovo indirizzo e-mail è stato salvato. I link inviati a quello precedente non sono più validi: richiederne uno con il nuovo indirizzo.',
  notHere: 'Su questo sito non vengono mostrati dati personali.',
  portalClosed: 'Qui i soci non possono accedere.',
  viaParent: 'I soci di questa associazione accedono tramite la federazione a cui è affiliata.',
  askClub: (address) => `Per domande: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Dati noti all’associazione',
  print: 'Stampa o salva come PDF',
  membershipNumber: 'Numero di tessera',
  persons: 'Persone',
  edit: 'Modifica',
  save: 'Salva',
  saving: 'Salvataggio in corso…',
  cancel: 'Annulla',
  saved: 'Modifiche salvate.',
  nothingChanged: 'Non c’erano modifiche da salvare.',
  unsaved: 'modifiche non ancora salvate',
  notSaved: 'Non è stato possibile salvare. Tutto ciò che è stato scritto è ancora qui.',
  maybeSaved:
    'Non è arrivata nessuna risposta: forse le modifiche sono state salvate, forse no. Si può salvare di nuovo senza problemi.',
  emailNote:
    'Un nuovo indirizzo è valido dopo la conferma con il link di una mail inviata lì. Fino ad allora vale il vecchio.',
  freshLink: 'Per questo bisogna accedere di nuovo con un link nuovo. Tutto ciò che è stato scritto è ancora qui.',
  emailPending: (address) =>
    `Una mail è in arrivo a ${address}. Il nuovo indirizzo è valido dopo la conferma con il link; fino ad allora vale il vecchio.`,
  onlyClub: 'Solo l’associazione può modificare questo dato.',
  notGiven: 'non indicato',
  conflict: 'Nel frattempo qualcuno ha modificato questa risposta. Scegliere quella giusta:',
  storedNow: 'Salvato nel frattempo',
  enteredHere: 'Scritto qui',
  merged: 'Nel frattempo qualcuno ha modificato altre risposte. Anche quelle vengono conservate.',
  personGone: 'Questa persona qui non risulta più.',
  registrations: 'Iscrizioni',
  fees: 'Quote',
  noFees: 'Non ci sono quote.',
  download: 'Scarica tutti i dati in un file',
  endsSoon: (left) => `Da un po’ di tempo qui non c’è attività. La sessione termina tra ${left}.`,
  endsFinally: (left) => `La sessione termina tra ${left}. Si prega di salvare in tempo.`,
  extend: 'Prolunga la sessione',
};

export const signOut: SignOutWords = {
  endLink: 'Disattiva anche il link di accesso',
  endLinkHelp: 'Su un computer condiviso: così nessuno può rientrare dalla cronologia del browser.',
  everywhere: 'Esci ovunque',
  everywhereAsk:
    'Tutti i dispositivi vengono scollegati e nessun link inviato finora è più valido. Se ne può richiedere uno nuovo in qualsiasi momento.',
  cancel: 'Annulla',
  signingOut: 'Uscita in corso…',
  linkEnded: 'Uscita effettuata. Anche il link di accesso non è più valido.',
  linkKept: 'Uscita effettuata. Il link di accesso resta valido.',
  allEnded: 'Uscita effettuata ovunque. Nessun link inviato finora è più valido.',
  signOutFailed:
    'Uscita effettuata solo in questa finestra: non è stato possibile avvisare il server, e alcuni link potrebbero essere ancora validi.',
  linkUnknown:
    'Uscita effettuata. La sessione era già terminata, quindi il link non è stato disattivato e forse è ancora valido. Per disattivarlo, accedere ancora una volta con il link e poi uscire.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Codice dell’e-mail',
  codeHelp: 'Sei cifre, solo per questa finestra. Valgono 10\u00a0minuti.',
  codeFormat: 'Inserire le sei cifre dell’e-mail.',
  codeWrong: 'Questo codice non è corretto. Confrontare le cifre con l’e-mail più recente.',
  codeOver: 'Questo codice non è più valido. Usare il link dell’e-mail oppure richiedere una nuova e-mail.',
};
