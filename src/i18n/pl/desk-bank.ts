import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Plik z banku',
  help: (max) => `CAMT.053 albo CSV z banków Sparkasse, DKB lub ING, do ${max}. Plik nie jest zapisywany.`,
  otherAccount: 'Ten plik dotyczy innego konta niż to w e-mailach klubu.',
  matched: 'Wpłaty z dopasowaną opłatą',
  unmatched: 'Wpłaty bez pasującej nieopłaconej pozycji',
  payer: 'Wpłacający',
  day: 'Zaksięgowano',
  reason: 'Powód',
  reasons: {
    no_reference: 'Brak tytułu przelewu z numerem',
    unknown_reference: 'Numer nie należy do żadnej opłaty z tych list',
    other_amount: 'Inna kwota niż należna',
    other_currency: 'Nie w euro',
    already_paid: 'Już opłacone',
    already_booked: 'Ta wpłata opłaciła już coś wcześniej',
  },
  debits: (count) => `Obciążenia, niepokazane: ${count}`,
  none: 'W tym pliku nie ma żadnych wpływów.',
  tooLarge: (max) => `Plik jest większy niż ${max}. Krótszy okres go zmniejszy.`,
  empty: 'Plik jest pusty.',
  otherFormat: 'To nie jest plik bankowy, który da się odczytać: CAMT.053 albo CSV z banków Sparkasse, DKB lub ING.',
  unreadable: 'Plik jest uszkodzony lub niepełny. Trzeba pobrać go z banku jeszcze raz.',
};
