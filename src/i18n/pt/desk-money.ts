import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'Aqui só aparecem as taxas das inscrições feitas nesta página. O serviço do clube pode ter mais.',
  owedBack: 'A devolver',
  costUnit: 'Centro de custo',
  noCostUnit: 'Sem centro de custo',
  amount: 'Valor',
  purpose: 'Para',
  reference: 'Referência',
  due: 'Vencimento',
  paidDay: 'Pago em',
  selectAll: 'Selecionar todas as que aparecem',
  selected: (count, amount) => `Selecionadas: ${count}, ${amount}`,
  clearSelection: 'Limpar a seleção',
  markPaid: 'Marcar como pagas',
  markOpen: 'Marcar de novo por pagar',
  markedPaid: (count, amount) => `Marcadas como pagas: ${count}, ${amount}`,
  markedOpen: (count, amount) => `De novo por pagar: ${count}, ${amount}`,
  wrongDay: 'É preciso escolher um dia que não esteja no futuro.',
  noneOpen: 'Não há taxas por pagar.',
  nonePaid: 'Ainda nenhuma taxa foi paga.',
  saveCsv: 'Guardar como CSV para o livro de caixa',
};
