import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Bankbestand',
  help: (max) => `CAMT.053, of CSV van Sparkasse, DKB of ING, tot ${max}. Het bestand wordt niet bewaard.`,
  otherAccount: 'Dit bestand hoort bij een andere rekening dan die in de e-mails van de vereniging.',
  matched: 'Betalingen met hun bijdrage',
  unmatched: 'Betalingen zonder passende openstaande bijdrage',
  payer: 'Betaald door',
  day: 'Geboekt op',
  reason: 'Reden',
  reasons: {
    no_reference: 'Geen kenmerk in de tekst',
    unknown_reference: 'Kenmerk van geen bijdrage in deze lijsten',
    other_amount: 'Ander bedrag dan openstaat',
    other_currency: 'Niet in euro',
    already_paid: 'Al betaald',
    already_booked: 'Heeft al eerder een bijdrage betaald',
  },
  debits: (count) => `Afschrijvingen, niet getoond: ${count}`,
  none: 'In dit bestand staan geen ontvangen betalingen.',
  tooLarge: (max) => `Het bestand is groter dan ${max}. Met een kortere periode wordt het kleiner.`,
  empty: 'Het bestand is leeg.',
  otherFormat: 'Dit is geen leesbaar bankbestand: CAMT.053, of CSV van Sparkasse, DKB of ING.',
  unreadable: 'Het bestand is beschadigd of onvolledig. Download het opnieuw bij de bank.',
};
