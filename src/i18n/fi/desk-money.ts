import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete:
    'Tässä näkyvät vain tämän sivun kautta tehtyjen ilmoittautumisten maksut. Seuran palvelussa voi olla muitakin.',
  owedBack: 'Palautettavaa',
  costUnit: 'Kustannuspaikka',
  noCostUnit: 'Ilman kustannuspaikkaa',
  amount: 'Summa',
  purpose: 'Aihe',
  reference: 'Viite',
  due: 'Eräpäivä',
  paidDay: 'Maksupäivä',
  selectAll: 'Valitse kaikki näkyvät',
  selected: (count, amount) => `Valittu: ${count}, ${amount}`,
  clearSelection: 'Poista valinta',
  markPaid: 'Merkitse maksetuksi',
  markOpen: 'Merkitse taas maksamattomaksi',
  markedPaid: (count, amount) => `Merkitty maksetuksi: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Taas maksamatta: ${count}, ${amount}`,
  wrongDay: 'Valitse päivä, joka ei ole tulevaisuudessa.',
  noneOpen: 'Yhtään maksua ei ole maksamatta.',
  nonePaid: 'Yhtään maksua ei ole vielä maksettu.',
  saveCsv: 'Tallenna CSV-tiedostoksi kassakirjaa varten',
  importFile: 'Lue pankin tiedosto',
};
