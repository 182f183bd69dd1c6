import { formatEuros } from '../../i18n/index.js';
import type { OwnRegistration } from '../../model/own-registration.js';
import type { RegistrationGroup } from './registrations-api.js';
import type { RegistrationsController } from './registrations-controller.js';
import type { RegistrationsKit } from './registrations-kit.js';
import type { TemplateContext } from './template-context.js';

/** How open fees of a registration are paid, and what was paid too much. */
export function feesTemplate(
  kit: Pick<RegistrationsKit, 'html' | 'nothing' | 'paymentView'>,
  page: RegistrationsController,
  { data }: RegistrationGroup,
  { id, fees, credit }: OwnRegistration,
  { words, feeWords, language, level }: TemplateContext,
): unknown {
  const { html, nothing } = kit;
  const first = data.registrations.find((one) => one.fees.some(({ payment }) => payment));
  const transfers = fees.filter(({ payment }) => payment);
  const paid = credit ? html`<p>${words.overpaid(formatEuros(credit, language))}</p>` : nothing;
  if (!transfers.length) return paid;
  return html`${paid}
    <div class="transfers">
      ${kit.paymentView(kit)(transfers, {
        words: feeWords,
        language,
        level: level + 1,
        copiedText: page.copiedText,
        isFollowing: first?.id !== id,
        onCopy: (text, event) => void page.copy(text, event),
      })}
    </div>`;
}
