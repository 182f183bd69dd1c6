import { formatEuros, isolate, supportedTag, wordsOf } from '../../../i18n/index.js';
import { personName, type Answers, type FormMail, type MailFact } from './form-mail.js';

/** The price of an offered place. Cents; null without one. */
export interface OfferedPlace {
  readonly person: Answers;
  readonly amount: number | null;
}

/** What it costs to accept offered places: the price of each person, and the sum of several. Nothing without prices. */
export async function offerPriceFacts(
  { language }: Pick<FormMail, 'language'>,
  places: readonly OfferedPlace[],
): Promise<MailFact[]> {
  const priced = places.flatMap(({ person, amount }) => (amount === null ? [] : [{ person, amount }]));
  if (!priced.length) return [];
  const words = await wordsOf(language, 'fees');
  const euros = (cents: number): string => formatEuros(cents, supportedTag(language));
  if (places.length === 1) return [[words.price, euros(priced[0]!.amount)]];
  const sum = priced.reduce((total, { amount }) => total + amount, 0);
  return [
    ...priced.map(({ person, amount }): MailFact => [
      isolate(personName(person), language) || words.price,
      euros(amount),
    ]),
    [words.total, euros(sum)],
  ];
}
