import { formatEuros, isolate, supportedTag, wordsOf } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import { compactReference, inGroupsOfFour } from '../../../payments/index.js';
import type { Workspace } from '../../../model/workspace.js';
import { transferImage } from '../../../payments/qr-image.js';
import type { MailBlock } from '../mail-blocks.js';
import type { OwedFee } from './owed-fee.js';
import { personName, type Answers, type FormMail, type MailFact } from './form-mail.js';

const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(supportedTag(language), { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(
    Date.parse(day),
  );

/**
 * How open fees are paid (docs/mails.md#payment): one transfer for each person, by the reference of the fee (ISO 11649), in words,
 * and then as a QR code (EPC069-12) that the mail can do without. Nothing without open fees; without a bank account of the club, the amounts alone.
 * `amountLabel` stands before an amount that is no sum.
 */
export async function paymentBlocks(
  { language, formWords }: Pick<FormMail, 'language' | 'formWords'>,
  { bank_account }: Pick<Workspace, 'bank_account'>,
  owed: readonly { readonly person: Answers; readonly fee: OwedFee }[],
  amountLabel?: string,
): Promise<MailBlock[]> {
  const open = owed.filter(({ fee }) => !fee.paid_at);
  if (!open.length) return [];
  const words = await wordsOf(language, 'fees');
  const total = amountLabel ?? words.total;
  const ltr = (text: string): string => isolate(text, language);
  const account: MailFact[] = bank_account
    ? [
        [words.recipient, ltr(bank_account.holder)],
        ['IBAN', ltr(inGroupsOfFour(bank_account.iban))],
        ...(bank_account.bic ? [['BIC', ltr(bank_account.bic)] as const] : []),
      ]
    : [];
  const factsOf = ({ person, fee }: (typeof open)[number]): MailFact[] => [
    ...(open.length > 1 ? [[formWords.labels['name']!, ltr(personName(person))] as const] : []),
    [total, formatEuros(fee.amount, supportedTag(language))],
    ...(bank_account ? [[words.reference, ltr(fee.reference)] as const] : []),
  ];
  const { scanCode } = await serverWordsOf(language, 'mail');
  const codeOf = ({ fee }: (typeof open)[number], index: number): MailBlock[] => {
    const image = bank_account && transferImage(fee, bank_account);
    if (!image) return [];
    const file = {
      filename: `${compactReference(fee.reference)}.gif`,
      contentType: 'image/gif',
      encoding: 'base64' as const,
      content: image.base64,
      cid: `transfer-${index + 1}@turnout`,
    } as const;
    return [{ image: { file, size: image.size, caption: scanCode } }];
  };
  const due = open.map(({ fee }) => fee.due_at).find((day) => day);
  return [
    { heading: bank_account ? words.howToPay : total },
    ...(account.length ? [{ facts: account }] : []),
    ...open.flatMap((one, index): MailBlock[] => [{ facts: factsOf(one) }, ...codeOf(one, index)]),
    ...(due ? [{ text: words.dueOn(dayText(due, language)) }] : []),
  ];
}
