import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Iscrizioni e posti',
  openUntil: (moment) => `Le iscrizioni sono aperte fino a ${moment}.`,
  opensAt: (moment) => `Le iscrizioni aprono il ${moment}.`,
  closedByFile: (moment) =>
    `Le iscrizioni si sono chiuse il ${moment}, come indica il file di configurazione dell’associazione.`,
  closedHere: (moment) =>
    `Le iscrizioni sono state chiuse qui (${moment}) e restano chiuse finché non vengono riaperte qui.`,
  hidden: 'Questo evento non è visibile: il file di configurazione dell’associazione lo nasconde.',
  close: 'Chiudi le iscrizioni',
  open: 'Apri le iscrizioni',
  nowClosed: 'Ora le iscrizioni sono chiuse.',
  nowOpen: 'Le iscrizioni sono di nuovo aperte, come indica il file di configurazione dell’associazione.',
  placesLabel: 'Numero di posti',
  placesHelp: 'Lascia vuoto per nessun limite. I posti liberi vanno prima alla lista d’attesa.',
  taken: (count) => `Assegnati o offerti: ${count}.`,
  fileSays: (count) => `Modificato qui. Il file di configurazione dell’associazione indica ${count}.`,
  fileUnlimited: 'Modificato qui. Il file di configurazione dell’associazione non pone limiti.',
  savePlaces: 'Salva i posti',
  placesSaved: 'Il numero di posti è stato modificato.',
  invalid: (max) => `Indica un numero intero da 1 a ${max}, oppure lascia vuoto.`,
  fewerThanTaken: (taken, places) =>
    `${taken} posti sono già assegnati o offerti. Passare comunque a ${places}? Nessuno perde il posto, ma non se ne danno di nuovi finché non ne sono assegnati di meno.`,
};
