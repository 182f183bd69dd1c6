import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Buongiorno ${name}!` : 'Buongiorno!'),
  signInSubject: (organisation) => `${organisation}: accesso all’area soci`,
  signIn: (organisation) =>
    `Ecco il link per accedere all’area soci (${organisation}), vedere i dati personali e tenerli aggiornati:`,
  deskSignIn: (organisation) =>
    `Ecco il link per accedere alla pagina in cui si gestiscono le iscrizioni (${organisation}):`,
  signInButton: 'Accedi',
  validUntil: (when) =>
    `Il link si può usare tutte le volte che serve, se non viene disattivato all’uscita. Scadenza: ${when}. Chi lo possiede può vedere e modificare i dati: si prega di non inoltrarlo.`,
  paste:
    'Se questa e-mail viene letta su un altro dispositivo, il link si può copiare nell’apposito campo della pagina in cui è stato richiesto.',
  codeIntro:
    'Se la richiesta è stata fatta su un altro dispositivo, questo codice si può inserire lì, nella pagina della richiesta:',
  codeNote:
    'Il codice vale una sola volta ed entro 10 minuti dalla richiesta. Dopo l’uso non funziona più nemmeno il link. Non va detto a nessuno: l’associazione non lo chiede mai.',
  notAsked: 'Se nessuno ha richiesto il link, non occorre fare nulla: senza questa e-mail non entra nessuno.',
  emailChangedSubject: (organisation) => `${organisation}: cambio di indirizzo e-mail`,
  emailChanged: (organisation) =>
    `${organisation} ha registrato un altro indirizzo e-mail al posto di questo. D’ora in poi le e-mail arrivano lì, e i link di accesso ricevuti qui non sono più validi.`,
  notYou: (contact) =>
    contact
      ? `Se si tratta di un errore, scrivere al più presto a ${contact}.`
      : 'Se si tratta di un errore, avvisare al più presto l’associazione.',
  repeat: 'È possibile che questa e-mail sia già arrivata.',
  confirmSubject: (organisation) => `Confermare l’indirizzo e-mail per ${organisation}`,
  confirm: (organisation) =>
    `Questo indirizzo è stato inserito presso ${organisation} come nuovo indirizzo e-mail di un membro. Sarà valido dopo la conferma qui:`,
  confirmButton: 'Conferma',
  confirmUntil: (when) => `Il link funziona fino a ${when}.`,
  confirmNotYou:
    'Chi non ne sa nulla non deve fare niente: senza questo link non cambia nulla e non arrivano altre mail.',
  requestedSubject: (organisation) => `Nuovo indirizzo e-mail inserito presso ${organisation}`,
  requested: (organisation) =>
    `Presso ${organisation} è stato inserito un altro indirizzo e-mail. Sarà valido dopo la conferma con una mail inviata lì. Fino ad allora tutto resta com’è.`,
  undoIntro: 'Se è un errore, questo link mantiene il vecchio indirizzo e chiude tutte le sessioni:',
  undoButton: 'Mantieni il vecchio indirizzo',
  scanCode: 'Le app bancarie leggono da questo codice importo, conto e causale.',
  stillToPay: 'Resta da pagare',
  feeReminderSubject: (organisation) => `Promemoria di pagamento da ${organisation}`,
  feeReminder: (organisation) =>
    `Questo importo non risulta ancora pagato a ${organisation}. Se nel frattempo è stato saldato, questa e-mail si può ignorare.`,
  movedFrom: (event) => `L’associazione ha spostato qui questa iscrizione da «${event}». Lì non è più valida.`,
};
