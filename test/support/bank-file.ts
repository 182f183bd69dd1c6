import { BANK_FILE_PART_BYTES, type BankFile } from '../../src/model/desk-bank.js';

/** An entry of a made-up bank file; `amount` in cents, negative for money that went out. */
export interface SampleEntry {
  readonly text: string;
  readonly amount: number;
  readonly day?: string;
  readonly currency?: string;
  readonly payer?: string;
}

const entryXml = ({ text, amount, day = '2026-01-02', currency = 'EUR', payer = 'Ada Nowak' }: SampleEntry) =>
  `<Ntry><Amt Ccy="${currency}">${(Math.abs(amount) / 100).toFixed(2)}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>
<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

/** A CAMT.053 file with these entries. */
export const camtOf = (entries: readonly SampleEntry[], iban = 'DE89370400440532013000'): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>
${entries.map(entryXml).join('\n')}</Stmt></BkToCstmrStmt></Document>`;

/** The body that sends a file to the desk. */
export function bankFileOf(content: string | Uint8Array): BankFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const file: string[] = [];
  for (let from = 0; from < bytes.length; from += BANK_FILE_PART_BYTES)
    file.push(btoa(String.fromCharCode(...bytes.subarray(from, from + BANK_FILE_PART_BYTES))));
  return { file };
}
