import { formatEuros, zonedMoment } from '../../i18n/index.js';
import type { OwnRegistration } from '../../model/own-registration.js';
import { definitionList } from './definition-list.js';
import { isolatedName } from './full-name.js';
import type { RegistrationGroup } from './registrations-api.js';
import type { RegistrationsController } from './registrations-controller.js';
import type { RegistrationsKit } from './registrations-kit.js';
import type { TemplateContext } from './template-context.js';

type OfferKit = Pick<RegistrationsKit, 'html' | 'nothing' | 'isolate'>;

/** The price of accepting: that of the person and, at the last of several who are offered a place, the sum of all. */
function offerPrices(
  kit: OfferKit,
  { data }: RegistrationGroup,
  { id, amount }: OwnRegistration,
  context: TemplateContext,
): unknown {
  const { feeWords, language } = context;
  const offered = data.registrations.filter(({ state, amount }) => state === 'offered' && amount !== null);
  const isLast = offered.length > 1 && offered.at(-1)!.id === id;
  const names = new Intl.ListFormat(language).format(offered.map((one) => isolatedName(kit, one, language)));
  const sum = formatEuros(
    offered.reduce((total, one) => total + (one.amount ?? 0), 0),
    language,
  );
  return definitionList(kit, [
    ...(amount === null ? [] : [[feeWords.price, formatEuros(amount, language)] as const]),
    ...(isLast ? [[feeWords.total, `${sum}\n${names}`] as const] : []),
  ]);
}

/** An offered place: until when, its price, and the two answers. */
export function offerTemplate(
  kit: OfferKit,
  page: RegistrationsController,
  group: RegistrationGroup,
  registration: OwnRegistration,
  context: TemplateContext,
): unknown {
  const { html, nothing } = kit;
  const { words, language } = context;
  const { id, deadline_at } = registration;
  const { time_zone } = group.data;
  return html`${deadline_at ? html`<p>${words.offeredUntil(zonedMoment(deadline_at, language, time_zone))}</p>` : nothing}
    ${offerPrices(kit, group, registration, context)}
    <div class="actions">
      <button
        type="button"
        class="main"
        data-accept=${id}
        aria-describedby="name-${id}"
        aria-disabled=${page.isBusy ? 'true' : nothing}
        @click=${() => page.accept(id)}
      >
        <span>${words.accept}</span>
      </button>
      <button
        type="button"
        data-decline=${id}
        aria-describedby="name-${id}"
        @click=${() => page.openQuestion(id, 'decline')}
      >
        ${words.decline}
      </button>
    </div>`;
}
