/** Cents as an amount of money. The specification names no currency; the service is made for clubs that count in euros. */
export const formatEuros = (cents: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(cents / 100);
