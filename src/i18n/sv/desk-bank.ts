import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Bankfil',
  help: (max) => `CAMT.053, eller CSV från Sparkasse, DKB eller ING, högst ${max}. Filen sparas inte.`,
  otherAccount: 'Filen gäller ett annat konto än det som står i föreningens mejl.',
  matched: 'Betalningar med sin avgift',
  unmatched: 'Betalningar utan en obetald avgift som passar',
  payer: 'Betalt av',
  day: 'Bokfört den',
  reason: 'Orsak',
  reasons: {
    no_reference: 'Ingen referens i texten',
    unknown_reference: 'Referens till ingen avgift i dessa listor',
    other_amount: 'Annat belopp än det obetalda',
    other_currency: 'Inte i euro',
    already_paid: 'Redan betalt',
    already_booked: 'Har redan betalat en avgift',
  },
  debits: (count) => `Uttag, visas inte: ${count}`,
  none: 'Det finns inga inbetalningar i filen.',
  tooLarge: (max) => `Filen är större än ${max}. En kortare period gör den mindre.`,
  empty: 'Filen är tom.',
  otherFormat: 'Det är ingen bankfil som går att läsa: CAMT.053, eller CSV från Sparkasse, DKB eller ING.',
  unreadable: 'Filen är skadad eller ofullständig. Hämta den igen från banken.',
};
