import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Soubor z banky',
  help: (max) => `CAMT.053 nebo CSV od Sparkasse, DKB či ING, nejvýše ${max}. Soubor se neukládá.`,
  otherAccount: 'Tento soubor patří k jinému účtu, než je ten v e-mailech spolku.',
  matched: 'Platby s odpovídajícím poplatkem',
  unmatched: 'Platby bez odpovídajícího nezaplaceného poplatku',
  payer: 'Zaplatil(a)',
  day: 'Zaúčtováno',
  reason: 'Důvod',
  reasons: {
    no_reference: 'V textu není žádný symbol platby',
    unknown_reference: 'Symbol nepatří k žádnému poplatku v těchto seznamech',
    other_amount: 'Jiná částka, než je dlužná',
    other_currency: 'Ne v eurech',
    already_paid: 'Už zaplaceno',
    already_booked: 'Už dříve zaplatila poplatek',
  },
  debits: (count) => `Odchozí platby, nezobrazené: ${count}`,
  none: 'V tomto souboru nejsou žádné příchozí platby.',
  tooLarge: (max) => `Soubor je větší než ${max}. Kratší období ho zmenší.`,
  empty: 'Soubor je prázdný.',
  otherFormat: 'Toto není bankovní soubor, který lze přečíst: CAMT.053 nebo CSV od Sparkasse, DKB či ING.',
  unreadable: 'Soubor je poškozený nebo neúplný. Stáhněte ho prosím z banky znovu.',
};
