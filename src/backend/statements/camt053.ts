import { isDate } from '../../fields/index.js';
import { StatementError, type Payment } from './payment.js';
import { elementsAt, textAt, xmlTree, type XmlElement } from './xml-tree.js';

/** Cents of a decimal number with a point (ISO 20022, ActiveCurrencyAndAmount). */
function centsOf(text: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(text) ?? [];
  if (!whole || /[^0]/.test(fraction.slice(2))) throw new StatementError(`The amount ${text} cannot be read.`);
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
}

const dayOf = (entry: XmlElement): string =>
  (textAt(entry, 'BookgDt/Dt') || textAt(entry, 'BookgDt/DtTm') || textAt(entry, 'ValDt/Dt')).slice(0, 10);

/** Texts that may name a reference: structured, unstructured, and the payer's own. */
const remittanceOf = (transaction: XmlElement): string =>
  ['RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Ustrd', 'Refs/EndToEndId', 'AddtlTxInf']
    .flatMap((path) => elementsAt(transaction, path).map(({ text }) => text.trim()))
    .filter((text) => text && text !== 'NOTPROVIDED')
    .join(' ');

const payerOf = (transaction: XmlElement): string =>
  textAt(transaction, 'RltdPties/Dbtr/Nm') || textAt(transaction, 'RltdPties/Dbtr/Pty/Nm');

function amountOf(element: XmlElement, direction: string): Pick<Payment, 'amount' | 'currency'> | undefined {
  const [amount] = [...elementsAt(element, 'Amt'), ...elementsAt(element, 'AmtDtls/TxAmt/Amt')];
  if (!amount) return undefined;
  const cents = centsOf(amount.text.trim());
  return { amount: direction === 'DBIT' ? -cents : cents, currency: amount.attributes['Ccy'] ?? '' };
}

/** The transactions of an entry: several if the bank booked a batch at once. */
function paymentsOf(entry: XmlElement): Payment[] {
  // pending entries come again when they are booked
  const status = textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts');
  if (status && status !== 'BOOK') return [];
  const direction = textAt(entry, 'CdtDbtInd');
  const date = dayOf(entry);
  const whole = amountOf(entry, direction);
  if (!whole || !isDate(date)) throw new StatementError('The statement has an entry without a day or an amount.');
  const transactions = elementsAt(entry, 'NtryDtls/TxDtls');
  const parts = transactions.map((one) => amountOf(one, textAt(one, 'CdtDbtInd') || direction));
  if (transactions.length > 1 && parts.every((part) => part !== undefined))
    return transactions.map((one, index) => ({
      date,
      payer: payerOf(one),
      text: remittanceOf(one),
      ...parts[index]!,
    }));
  const texts = [...transactions.map(remittanceOf), textAt(entry, 'AddtlNtryInf')].filter(Boolean);
  return [{ date, payer: transactions.map(payerOf).find(Boolean) ?? '', text: texts.join(' '), ...whole }];
}

/** The bookings of a statement in XML: CAMT.053 (ISO 20022, BankToCustomerStatement), any version. Throws `StatementError`. */
export function readCamt053(xml: string): Payment[] {
  const statements = elementsAt(xmlTree(xml), 'Document/BkToCstmrStmt/Stmt');
  if (!statements.length)
    throw new StatementError('The file is no bank statement: CAMT.053 is expected.', { isOtherFormat: true });
  return statements.flatMap((statement) => elementsAt(statement, 'Ntry').flatMap(paymentsOf));
}
