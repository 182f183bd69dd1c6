/** A number with a minus sign, which is as wide as its figures, where the language has a hyphen. */
const withMinusSign = (text: string): string => text.replace('-', '−');

/** Cents as an amount of money. The specification names no currency; the service is made for clubs that count in euros. */
export const formatEuros = (cents: number, language: string): string =>
  withMinusSign(new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100));

/** A share of 100 in words: `−10 %`. */
export const formatPercent = (percent: number, language: string): string =>
  withMinusSign(new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100));

/** The same without zero cents: `25 €`. */
export const formatWholeEuros = (cents: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100);
