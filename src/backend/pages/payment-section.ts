import { html } from 'hono/html';
import { formatEuros, wordsOf } from '../../i18n/index.js';
import type { OpenPayment } from '../../model/fee.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { parseSlug } from '../../model/slug.js';
import { inGroupsOfFour } from '../../payments/index.js';
import type { Html } from './html-parts.js';
import type { PageContext } from './page.js';
import { fullName } from './registered-persons.js';
import type { RegisteredPerson } from './submitted-persons.js';

type Labels = readonly (readonly [label: string, value: Html])[];

/** One transfer in words, the amount first, and then as a QR code, which is open on every screen. */
function transfer(rows: Labels, { payment }: OpenPayment, qrCode: string): Html {
  const { qr } = payment ?? {};
  return html`<div class="transfer">
    <dl>
      ${rows.map(
        ([label, value], index) =>
          html`<div class="${index === 0 ? 'sum' : ''}">
            <dt><bdi>${label}</bdi></dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${
      qr
        ? html`<details class="qr" open>
            <summary>${qrCode}</summary>
            <svg
              viewBox="0 0 ${qr.size} ${qr.size}"
              width="200"
              height="200"
              role="img"
              aria-label="${qrCode}"
              shape-rendering="crispEdges"
            >
              <rect width="100%" height="100%" fill="#fff" />
              <path d="${qr.path}" fill="#000" />
            </svg>
          </details>`
        : ''
    }
  </div>`;
}

/** The persons who were just registered, and the secret that they were sent with. */
interface RegisteredFamily {
  readonly persons: readonly RegisteredPerson[];
  readonly family: string;
}

/**
 * The payment details of registrations; empty if they cost nothing or the service cannot
 * be reached: the mail about the registration has them too.
 */
export async function paymentSection(
  { slug, layout }: RegistrationForm,
  { persons, family }: RegisteredFamily,
  { payments, language }: Pick<PageContext, 'payments' | 'language'>,
): Promise<Html> {
  if (!layout?.prices) return '';
  const { form = '' } = parseSlug(slug);
  const open = await payments.readPayments({ slug: form, body: { family } }).then(
    ({ data }) => data.filter(({ payment }) => payment),
    () => [],
  );
  if (!open.length) return '';
  const words = await wordsOf(language, 'fees');
  const nameOf = (id: string): string => {
    const person = open.length > 1 ? persons.find((one) => one.id === id) : undefined;
    return (person && fullName(person)) || words.total;
  };
  const rowsOf = ({ person_id, amount, payment }: OpenPayment): Labels => [
    [nameOf(person_id), html`${formatEuros(amount, language)}`],
    [words.recipient, html`<bdi>${payment!.holder}</bdi>`],
    [
      'IBAN',
      html`<code>${inGroupsOfFour(payment!.iban)}</code
        >${payment!.bank ? html`<br /><bdi class="bank">${payment!.bank}</bdi>` : ''}`,
    ],
    ...(payment!.bic ? [['BIC', html`<code>${payment!.bic}</code>`] as const] : []),
    [words.reference, html`<code>${payment!.reference}</code>`],
  ];
  return html`<section class="payment">
    <h2>${words.howToPay}</h2>
    ${open.map((one) => transfer(rowsOf(one), one, words.qrCode))}
  </section>`;
}
