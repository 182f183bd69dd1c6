import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Bankfil',
  help: (max) => `CAMT.053, eller CSV fra Sparkasse, DKB eller ING, op til ${max}. Filen gemmes ikke.`,
  otherAccount: 'Filen hører til en anden konto end den, der står i foreningens e-mails.',
  matched: 'Betalinger med deres kontingent',
  unmatched: 'Betalinger uden et åbent kontingent, der passer',
  payer: 'Betalt af',
  day: 'Bogført den',
  reason: 'Årsag',
  reasons: {
    no_reference: 'Ingen reference i teksten',
    unknown_reference: 'Reference til intet kontingent på disse lister',
    other_amount: 'Andet beløb end det skyldige',
    other_currency: 'Ikke i euro',
    already_paid: 'Allerede betalt',
    already_booked: 'Har allerede betalt et kontingent',
  },
  debits: (count) => `Udbetalinger, ikke vist: ${count}`,
  none: 'Der er ingen indbetalinger i filen.',
  tooLarge: (max) => `Filen er større end ${max}. En kortere periode gør den mindre.`,
  empty: 'Filen er tom.',
  otherFormat: 'Det er ikke en bankfil, der kan læses: CAMT.053, eller CSV fra Sparkasse, DKB eller ING.',
  unreadable: 'Filen er beskadiget eller ufuldstændig. Hent den igen fra banken.',
};
