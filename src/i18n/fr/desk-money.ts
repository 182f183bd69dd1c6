import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete:
    'Seuls les frais des inscriptions faites par cette page figurent ici. Le service de l’association peut en avoir d’autres.',
  owedBack: 'À rembourser',
  costUnit: 'Centre de coûts',
  noCostUnit: 'Sans centre de coûts',
  amount: 'Montant',
  purpose: 'Objet',
  reference: 'Référence',
  due: 'Échéance',
  paidDay: 'Payé le',
  selectAll: 'Sélectionner tout ce qui est affiché',
  selected: (count, amount) => `Sélection : ${count}, ${amount}`,
  clearSelection: 'Annuler la sélection',
  markPaid: 'Marquer comme payé',
  markOpen: 'Marquer de nouveau comme dû',
  markedPaid: (count, amount) => `Marqués comme payés : ${count}, ${amount}`,
  markedOpen: (count, amount) => `De nouveau à payer : ${count}, ${amount}`,
  wrongDay: 'Il faut choisir un jour qui n’est pas dans le futur.',
  noneOpen: 'Aucun montant n’est à payer.',
  nonePaid: 'Rien n’a encore été payé.',
  saveCsv: 'Enregistrer en CSV pour le livre de caisse',
  importFile: 'Importer un fichier bancaire',
};
