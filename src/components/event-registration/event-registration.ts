import { Task } from '@lit/task';
import { css, html, nothing, type PropertyDeclarations } from 'lit';
import { publicClient, isBehindServiceWorker } from '../../api/index.js';
import { storage } from '../../browser/storage.js';
import { runInSteps, yieldIfLong, yieldToMain } from '../../browser/scheduler.js';
import { Draft } from '../../state/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { RegistrationForm } from '../../model/registration-form.js';
import { parseSlug } from '../../model/slug.js';
import { clubAtGate } from '../club-at-gate.js';
import { hostedPage } from '../hosted-page.js';
import { dayFormatWarmUp } from '../intl-warm-up.js';
import { Widget, type Source } from '../widget.js';
import type { FormReadyEvent, FormSubmittedEvent, PersonRegisteredEvent, RegistrationFailedEvent } from './events.js';
import { lazyFeatures } from './lazy-features.js';
import type { OpenForm } from './open-form.js';
import { openForm, RegistrationController } from './registration-controller.js';

/**
 * The registration form of an event, made of the columns of its list.
 *
 * @summary Registers one person or several for an event.
 * @tag event-registration
 * @fires {FormReadyEvent} form-ready - The form can be filled in.
 * @fires {FormSubmittedEvent} form-submitted - Answers are about to be sent; `preventDefault` keeps them from being sent.
 * @fires {PersonRegisteredEvent} person-registered - The service has accepted a person.
 * @fires {RegistrationFailedEvent} registration-failed - A registration failed.
 * @slot - Fallback content if the element cannot load its words; default: a link to the hosted page.
 * @csspart heading - The event's title.
 * @csspart image - The image of the event.
 * @csspart field - A field with its label, control, help and issue.
 * @csspart label - The label of a field.
 * @csspart control - The input, select or textarea of a field.
 * @csspart help - The help text of a field.
 * @csspart issue - The error message of a field.
 * @csspart group - A group of fields with one value, such as an address.
 * @csspart section - A section of fields with its title.
 * @csspart person - The fields of one of several persons.
 * @csspart dialog - The dialog that holds the form, with the attribute `dialog`.
 * @csspart prices - The prices of the registration, of a form with prices.
 * @csspart payment - How to pay, in the confirmation of a form with prices.
 * @csspart summary - The list of errors above the form.
 * @csspart notice - A status message or an error message.
 * @csspart button - The button that sends the form.
 * @cssproperty [--turnout-accent=currentColor] - Colour of the button and of ticked boxes.
 * @cssproperty [--turnout-on-accent] - Colour of the text on it; default: black or white, whichever reads better.
 * @cssproperty [--turnout-danger=color-mix(in oklab, #d40f2e 72%, currentColor)] - Colour of error messages and invalid fields.
 * @cssproperty [--turnout-focus=currentColor] - Colour of the focus ring.
 * @cssproperty [--turnout-gap=1.5em] - Space between two questions, a length.
 * @cssproperty [--turnout-radius=0.4em] - Roundness of controls, a length.
 */
export class EventRegistration extends Widget<'form', OpenForm> {
  static override properties: PropertyDeclarations = {
    headless: { type: Boolean },
    dialog: { type: Boolean },
    steps: { type: Boolean },
    prefill: { type: Object },
    prefillFromQuery: { type: Boolean, attribute: 'prefill-from-query' },
    redirect: {},
  };

  /** Hides title, date, place, image and description. */
  headless = false;

  /** Shows a button that opens the form in a dialog. */
  dialog = false;

  /** Shows a form with several sections or persons step by step; read when the form loads. */
  steps = false;

  /** Prefilled answers, by the names of controls: `{ "email": "ada@example.org" }`. */
  prefill: Readonly<Record<string, unknown>> = {};

  /** Prefills answers from the query of the page's address: `?email=…`. */
  prefillFromQuery = false;

  /** Address to open when all persons are registered; default: the page stays. */
  redirect = '';

  /** Where what is typed is kept. A page that fills in what it knows of somebody keeps nothing. @internal */
  createDraft(name: string): Draft {
    return new Draft(name);
  }

  protected override readonly wordsPart = 'form';

  #dialogTask = new Task(this, {
    args: () => [this.dialog],
    task: async ([isDialog]) => (isDialog ? (await lazyFeatures.dialog()).default({ css, html }) : undefined),
    onComplete: (dialog) => this.adoptStyles('frame', dialog ? [dialog.styles] : []),
  });

  /** The script brought what it shows. */
  #isPreloaded = false;
  #controller: RegistrationController | undefined;

  /** @internal */
  override async load({ base, slug, plain, signal }: Source): Promise<OpenForm> {
    const { name, ...gateOptions } = clubAtGate(base, slug);
    const form = this.preloaded;
    this.preloaded = undefined;
    // a service worker may have kept the script, and what came with it, for months
    const preloaded =
      form?.slug === slug && !plain && !isBehindServiceWorker() ? (form as RegistrationForm) : undefined;
    this.#isPreloaded = !!preloaded;
    // what takes long the first time, step by step, and while an answer is on its way: a browser asks another process for what a tab keeps,
    // and reads how a language words days
    const warmUp = runInSteps(() => storage()?.length, ...(preloaded ? [] : dayFormatWarmUp(this.language)));
    const [response] = await Promise.all([
      plain || preloaded ? undefined : publicClient(gateOptions).readForm({ slug: name, signal }),
      preloaded && warmUp,
      // a preloaded form renders one task later, so that the load event of the page comes first
      preloaded && yieldToMain(0),
    ]);
    await yieldIfLong();
    const loadedForm = await openForm(
      { base, slug, signal, language: this.language, steps: this.steps },
      preloaded ?? response?.data,
    );
    // drawing is a step of its own
    await yieldIfLong();
    return loadedForm;
  }

  /** @internal */
  override onLoaded(loadedForm: OpenForm): void {
    this.#controller ??= new RegistrationController(this);
    this.#controller.begin(loadedForm);
  }

  /** @internal */
  override eventsLink(): unknown {
    const clubPage = hostedPage(this.base, parseSlug(this.slug).club);
    return clubPage && html`<a href=${clubPage}>${this.words.allEvents}</a>`;
  }

  protected override renderPending(words: FormWords): unknown {
    return this.#isPreloaded ? nothing : super.renderPending(words);
  }

  protected override renderLoaded(): unknown {
    return this.#controller!.render();
  }

  protected override renderContent(): unknown {
    const { words } = this;
    const content = super.renderContent();
    return this.#dialogTask.render({
      complete: (dialog) => dialog?.dialog(content, { words, title: this.data?.form.title }) ?? content,
      error: () => content,
    });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'event-registration': EventRegistration;
  }
  interface HTMLElementEventMap {
    'form-ready': FormReadyEvent;
    'form-submitted': FormSubmittedEvent;
    'person-registered': PersonRegisteredEvent;
    'registration-failed': RegistrationFailedEvent;
  }
}
