import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Bankfil',
  help: (max) => `CAMT.053, eller CSV fra Sparkasse, DKB eller ING, opptil ${max}. Filen lagres ikke.`,
  otherAccount: 'Filen gjelder en annen konto enn den som står i foreningens e-poster.',
  matched: 'Betalinger med avgiften sin',
  unmatched: 'Betalinger uten en åpen avgift som passer',
  payer: 'Betalt av',
  day: 'Bokført',
  reason: 'Årsak',
  reasons: {
    no_reference: 'Ingen referanse i teksten',
    unknown_reference: 'Referanse til ingen avgift i disse listene',
    other_amount: 'Et annet beløp enn det utestående',
    other_currency: 'Ikke i euro',
    already_paid: 'Allerede betalt',
    already_booked: 'Har allerede betalt en avgift',
  },
  debits: (count) => `Utbetalinger, vises ikke: ${count}`,
  none: 'Det er ingen innbetalinger i filen.',
  tooLarge: (max) => `Filen er større enn ${max}. En kortere periode gjør den mindre.`,
  empty: 'Filen er tom.',
  otherFormat: 'Dette er ingen bankfil som kan leses: CAMT.053, eller CSV fra Sparkasse, DKB eller ING.',
  unreadable: 'Filen er skadet eller ufullstendig. Last den ned fra banken på nytt.',
};
