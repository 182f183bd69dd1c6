import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete:
    'Aquí solo aparecen las cuotas de inscripciones hechas en esta página. El servicio del club puede tener más.',
  owedBack: 'Por devolver',
  costUnit: 'Centro de coste',
  noCostUnit: 'Sin centro de coste',
  amount: 'Importe',
  purpose: 'Para',
  reference: 'Concepto',
  due: 'Vencimiento',
  paidDay: 'Pagado el',
  selectAll: 'Seleccionar todas las que se muestran',
  selected: (count, amount) => `Seleccionadas: ${count}, ${amount}`,
  clearSelection: 'Quitar la selección',
  markPaid: 'Marcar como pagadas',
  markOpen: 'Marcar otra vez como pendientes',
  markedPaid: (count, amount) => `Marcadas como pagadas: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Pendientes otra vez: ${count}, ${amount}`,
  wrongDay: 'Hay que elegir un día que no esté en el futuro.',
  noneOpen: 'No hay cuotas pendientes.',
  nonePaid: 'Todavía no se ha pagado ninguna cuota.',
  saveCsv: 'Guardar como CSV para el libro de caja',
  importFile: 'Importar archivo del banco',
};
