import { css, html, nothing, render, type CSSResult } from 'lit';
import { sleep } from '../../browser/backoff.js';
import { wordsOf } from '../../i18n/index.js';
import { heading } from '../heading.js';
import { confirmation } from './confirmation.js';
import { check, dateReader, setRegions } from '../../fields/index.js';
import { requiredFeatures, textIn } from '../../forms/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { regionsIn } from '../form/controls.js';
import { choiceStyles } from '../form/choice-styles.js';
import { formStyles } from '../form/form-styles.js';
import type { FurtherControlsKit } from '../form/further-controls.js';
import { lazyFeatures } from './lazy-features.js';
import { notice } from '../notice.js';
import { runInSteps } from '../../browser/scheduler.js';
import { localeWarmUp } from '../intl-warm-up.js';
import type { ConfirmEmailKit } from './confirm-email.js';
import type { FormKit } from './form-kit.js';
import type { PricesKit } from './price-summary.js';
import type { EventPicture } from './event-picture.js';
import type startCountdown from './start-countdown.js';
import type { ClosedForm } from './closed-form.js';
import { fromGate } from './from-gate.js';
import type { FormSource, LoadedForm } from './loaded-form.js';
import { titleStyles } from './title.js';
import { SingleParticipant, sections, type Participants, type ParticipantsOptions } from './participants.js';

/** Sorts the countries in steps, so that the page stays responsive. */
async function sortCountries(language: string, codes: readonly string[]): Promise<void> {
  await runInSteps(
    ...localeWarmUp(language),
    () => new Intl.DisplayNames(language, { type: 'region' }),
    () => regionsIn(language, codes),
  );
  await sleep(0);
}

/** Everything that features take from the script. */
const kit: FormKit & ConfirmEmailKit & PricesKit & FurtherControlsKit = {
  css,
  html,
  nothing,
  render,
  check,
  notice,
  sections,
  heading,
  confirmation,
  wordsOf,
  setRegions,
  dateReader,
  textIn,
  lazyFeatures,
};

/** A form with everything that its rendering needs. */
export interface OpenForm extends LoadedForm {
  readonly createParticipants: (options: ParticipantsOptions) => Participants;
  /** The notice of a form that is not open; false for an open one. */
  readonly closedForm: ClosedForm | false;
  readonly startCountdown: typeof startCountdown | undefined;
  readonly confirmation: typeof confirmation;
  /** Draws the image of the event, if it has one. */
  readonly picture: EventPicture | undefined;
  readonly styles: readonly CSSResult[];
}

/**
 * Opens a form of the gate (`gateForm`), or of a service without a gate, and loads the features that this form needs. Throws
 * `ApiError`; rejects if a feature cannot be loaded.
 */
export async function openForm(source: FormSource, gateForm: RegistrationForm | undefined): Promise<OpenForm> {
  // few clubs have a proxy of their own
  const loadedForm = gateForm
    ? fromGate(source, gateForm)
    : await (await lazyFeatures.plain()).default.fromSpecification(source);
  const { form } = loadedForm;
  const needs = requiredFeatures(form);
  const [extendedFeature, controlStyles, closedFeature, countdownFeature, pricesFeature, confirmEmail, picture, steps] =
    await Promise.all([
      needs.participants && lazyFeatures['extended-form'](),
      needs.furtherControls &&
        lazyFeatures.controls().then(async ({ default: prepareControls }) => {
          const { styles, regions } = prepareControls(kit);
          if (needs.regions) await sortCountries(source.language, regions);
          return styles;
        }),
      needs.closed && lazyFeatures['closed-form'](),
      form.state === 'not_yet_open' && lazyFeatures.countdown(),
      needs.prices && lazyFeatures.prices(),
      form.layout?.confirm_email && lazyFeatures.confirm(),
      // without it, the form is shown all the same
      form.event?.image &&
        lazyFeatures
          .picture()
          .then(({ default: createPicture }) => createPicture(kit))
          .catch(() => {}),
      // without it, the form is shown as a whole
      source.steps &&
        lazyFeatures
          .steps()
          .then(({ default: createSteps }) => createSteps(kit, source))
          .catch(() => {}),
    ]);
  const multiple = extendedFeature ? extendedFeature.default(kit) : undefined;
  const prices = pricesFeature && (await pricesFeature.default(kit, source, multiple?.conditionsFor));
  const confirmed = prices ? prices.confirmation : confirmation;
  const closedForm = closedFeature && (await closedFeature.default(kit, source));
  const create = multiple
    ? multiple.createParticipants
    : (options: ParticipantsOptions): Participants => new SingleParticipant(options);
  const withPrices = prices ? (options: ParticipantsOptions) => prices.withPrices(create(options), options) : create;
  return {
    ...loadedForm,
    createParticipants: steps ? (options) => steps.withSteps(withPrices(options), options) : withPrices,
    closedForm,
    startCountdown: countdownFeature ? countdownFeature.default : undefined,
    confirmation: confirmEmail ? await confirmEmail.default({ ...kit, confirmation: confirmed }, source) : confirmed,
    picture: picture?.picture,
    styles: [
      formStyles,
      titleStyles,
      choiceStyles,
      controlStyles || [],
      multiple ? multiple.participantsStyles : [],
      closedForm ? closedForm.styles : [],
      prices ? prices.styles : [],
      steps ? steps.styles : [],
      picture ? picture.styles : [],
    ].flat(),
  };
}
