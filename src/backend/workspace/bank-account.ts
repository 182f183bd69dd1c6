import type { BankAccount } from '../../model/workspace.js';
import { ibanFault, isBic, normaliseBic, normaliseIban, type IbanFault } from '../../payments/index.js';
import { fault } from './available-fields.js';
import type { RawFile, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

type RawBankAccount = NonNullable<RawFile['workspace']['bank_account']>;

function sentenceOf(problem: IbanFault): string {
  switch (problem.code) {
    case 'shape':
      return 'write the IBAN like DE89 3704 0044 0532 0130 00';
    case 'country':
      return `there are no IBANs that begin with ${problem.country}`;
    case 'length':
      return `IBANs of ${problem.country} have ${problem.expected} characters, this one has ${problem.length}`;
    case 'check_digits':
      return 'the check digits do not match: a character is wrong, or two are exchanged';
  }
}

/** Faults of the bank account of a workspace. */
export function bankAccountFaults({ holder, iban, bic }: ValidPart<RawBankAccount>): PathFault[] {
  const at = (name: string) => ['workspace', 'bank_account', name];
  const problem = iban === undefined ? undefined : ibanFault(iban);
  return [
    ...(holder !== undefined && (!holder.trim() || /\p{Cc}/u.test(holder))
      ? [fault(at('holder'), 'write the name in one line')]
      : []),
    ...(problem ? [fault(at('iban'), sentenceOf(problem))] : []),
    ...(bic !== undefined && !isBic(bic) ? [fault(at('bic'), 'a BIC has 8 or 11 characters, like COBADEFFXXX')] : []),
  ];
}

/** A bank account as it is stored. */
export const bankAccountOf = (account: RawBankAccount | undefined): BankAccount | null =>
  account
    ? {
        holder: account.holder.trim(),
        iban: normaliseIban(account.iban),
        bic: account.bic === undefined ? null : normaliseBic(account.bic),
        bank: account.bank ?? null,
      }
    : null;
