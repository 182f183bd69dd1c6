import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Bankdatei',
  help: (max) => `CAMT.053 oder CSV von Sparkasse, DKB oder ING, bis ${max}. Die Datei wird nicht gespeichert.`,
  otherAccount: 'Diese Datei gehört zu einem anderen Konto als dem, das in den E-Mails des Vereins steht.',
  matched: 'Zahlungen mit passendem Beitrag',
  unmatched: 'Zahlungen ohne passenden offenen Beitrag',
  payer: 'Bezahlt von',
  day: 'Gebucht am',
  reason: 'Grund',
  reasons: {
    no_reference: 'Kein Verwendungszweck angegeben',
    unknown_reference: 'Verwendungszweck passt zu keinem Beitrag dieser Listen',
    other_amount: 'Anderer Betrag als offen',
    other_currency: 'Nicht in Euro',
    already_paid: 'Schon bezahlt',
    already_booked: 'Hat schon einmal einen Beitrag bezahlt',
  },
  debits: (count) => `Ausgänge, nicht gezeigt: ${count}`,
  none: 'In dieser Datei gibt es keine Zahlungseingänge.',
  tooLarge: (max) => `Die Datei ist größer als ${max}. Mit einem kürzeren Zeitraum wird sie kleiner.`,
  empty: 'Die Datei ist leer.',
  otherFormat: 'Diese Datei lässt sich nicht als Bankdatei lesen: CAMT.053 oder CSV von Sparkasse, DKB oder ING.',
  unreadable: 'Die Datei ist beschädigt oder unvollständig. Bitte noch einmal bei der Bank herunterladen.',
};
