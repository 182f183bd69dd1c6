import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete:
    'Hier staan alleen bijdragen van aanmeldingen via deze pagina. Bij de dienst van de vereniging kunnen er meer zijn.',
  owedBack: 'Terug te betalen',
  costUnit: 'Kostenplaats',
  noCostUnit: 'Zonder kostenplaats',
  amount: 'Bedrag',
  purpose: 'Waarvoor',
  reference: 'Betalingskenmerk',
  due: 'Te betalen uiterlijk',
  paidDay: 'Betaald op',
  selectAll: 'Alles selecteren wat wordt getoond',
  selected: (count, amount) => `Geselecteerd: ${count}, ${amount}`,
  clearSelection: 'Selectie wissen',
  markPaid: 'Als betaald noteren',
  markOpen: 'Weer als open noteren',
  markedPaid: (count, amount) => `Als betaald genoteerd: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Weer open: ${count}, ${amount}`,
  wrongDay: 'Kies een dag die niet in de toekomst ligt.',
  noneOpen: 'Er staan geen bijdragen open.',
  nonePaid: 'Er is nog geen bijdrage betaald.',
  saveCsv: 'Opslaan als CSV voor het kasboek',
  importFile: 'Bankbestand inlezen',
};
