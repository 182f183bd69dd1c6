import { Task } from '@lit/task';
import { adoptStyles, html, LitElement, nothing, type CSSResult, type PropertyDeclarations } from 'lit';
import type { ApiError } from '../api/index.js';
import { directionOf, supportedTag, wordsOf, type Language, type SharedWords } from '../i18n/index.js';
import { gateAddressError } from './gate-address-error.js';
import { notice } from './notice.js';
import { hostedPage } from './hosted-page.js';
import { surfaceStyles } from './surface-styles.js';
import { errorNotice } from './error-notice.js';
import { containTypedKeys } from '../browser/keyboard.js';
import { readWithRetry } from '../state/index.js';

/** Address of the gate of elements without a `base-url`; the embed script sets the gate in its own folder. */
let defaultBaseUrl = '';

/** True in the embed script: content of the page may contain elements, so their attributes name no gate and no redirect. */
let isEmbedded = false;

/** Sets the gate of elements without a `base-url`, such as `https://turnout.example.org/public`. */
export const setDefaultBaseUrl = (base: string): void => void (defaultBaseUrl = base);

/**
 * The same for the embed script: the attributes `base-url` and `redirect` are ignored from then on; the properties still count.
 */
export function setScriptBaseUrl(base: string): void {
  setDefaultBaseUrl(base);
  isEmbedded = true;
}

/** The gate or service to request from, and the slug to request. */
export interface Source {
  /** Address of the gate, or with `plain` of the service. */
  readonly base: string;
  /** `club`, or `club/form` */
  readonly slug: string;
  /** The service at `base` speaks only the specification. */
  readonly plain: boolean;
  /** Aborts when another source is requested. */
  readonly signal: AbortSignal;
}

/** The parts of a language that elements load; a feature loads the other parts. */
type ElementWords = { [Part in keyof Language]: Language[Part] extends SharedWords ? Part : never }[keyof Language];

/** The language at an element: the nearest `lang`, through shadow roots; else the browser's. */
function languageOf(element: Element): string {
  for (let node: Element | null = element; node;) {
    const ancestor: Element | null = node.closest('[lang]');
    const language = ancestor?.getAttribute('lang');
    if (language) return language;
    const root = (ancestor ?? node).getRootNode();
    node = root instanceof ShadowRoot ? root.host : null;
  }
  return navigator.language;
}

/**
 * The base class of all elements: gate, language, and the messages while data is loaded or cannot be loaded. Views, words and
 * data are loaded in parallel once the page has an element.
 */
export abstract class Widget<Part extends ElementWords = ElementWords, Loaded = unknown> extends LitElement {
  static override styles: CSSResult[] = [surfaceStyles];
  static override properties: PropertyDeclarations = {
    slug: {},
    baseUrl: { attribute: 'base-url' },
    plain: { type: Boolean },
    lang: {},
    headingLevel: { type: Number, attribute: 'heading-level' },
  };

  /** `club`, or `club/form`. */
  slug = '';

  /** Address of the gate, which ends in `/public`, or with `plain` of the service. Default: the gate in the folder that the script was loaded from. */
  baseUrl = '';

  /** The service at `base-url` speaks only the specification, such as a proxy of the club that adds the key. */
  plain = false;

  /** Language of the element; default: that of the page around it. */
  override lang = '';

  /** Level of the element's heading, 1 to 6. */
  headingLevel = 2;

  /** The form or the events that came with the script, used once. No class field, because an element may have it before its class. @internal */
  declare preloaded?: { readonly slug: string } | undefined;

  /** The part of a language that this element uses. */
  protected abstract readonly wordsPart: Part;

  /** Words of the current language, present at every rendering. They stay when other words cannot be loaded. @internal */
  words!: Language[Part];

  #wordsTask = new Task(this, {
    args: () => [this.language],
    task: ([language]) => wordsOf(language, this.wordsPart),
    onComplete: (words) => (this.words = words),
    onError: (error) => console.warn(error),
  });

  #loadTask = new Task(this, {
    args: () => [this.base, this.slug, this.plain] as const,
    task: async ([base, slug, plain], { signal }) => {
      const problem = gateAddressError(base, plain);
      if (!base) throw problem;
      return readWithRetry(() => this.load({ base, slug, plain, signal })).catch((error: unknown) => {
        throw problem ?? error;
      });
    },
    onComplete: (data) => this.onLoaded(data),
    onError: (error) => {
      const isMissing = (error as Partial<ApiError>).status === 404;
      const problem = isMissing
        ? `there is no "${this.slug}" at ${this.base}`
        : gateAddressError(this.base, this.plain)?.message;
      if (problem) console.warn(`<${this.localName}>: ${problem}`);
    },
  });

  /** A page may change its language at any time. */
  readonly #page = new MutationObserver(() => this.requestUpdate());

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    containTypedKeys(root);
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#page.observe(document.documentElement, { attributeFilter: ['lang'] });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#page.disconnect();
  }

  override attributeChangedCallback(name: string, previous: string | null, value: string | null): void {
    if (!isEmbedded || !/^(base-url|redirect)$/.test(name)) super.attributeChangedCallback(name, previous, value);
  }

  /** The BCP 47 tag of the element's language. */
  get language(): string {
    return supportedTag(this.lang || languageOf(this));
  }

  /** Address that requests go to, without a slash at the end. @internal */
  get base(): string {
    return (this.baseUrl || defaultBaseUrl).replace(/\/+$/, '');
  }

  /** The hosted page with the same content; undefined if the address has none. @internal */
  get page(): string | undefined {
    return hostedPage(this.base, this.slug);
  }

  /** The link to other events, in place of content that does not exist. @internal */
  eventsLink?(): unknown;

  /** The last loaded data. */
  protected get data(): Loaded | undefined {
    return this.#loadTask.value;
  }

  /** Loads the data and the view. Throws `ApiError`; rejects if a module cannot be loaded. @internal */
  abstract load(source: Source): Promise<Loaded>;

  /** Called after every load. @internal */
  abstract onLoaded(data: Loaded): void;

  /** Renders the loaded data. */
  protected abstract renderLoaded(data: Loaded): unknown;

  /** Renders the element while it loads. */
  protected renderPending(words: SharedWords): unknown {
    return notice('status', words.loading, html`<p class="later">${words.slow}</p>`);
  }

  /** Renders the element once its words are loaded. */
  protected renderContent(): unknown {
    const { words } = this;
    return this.#loadTask.render({
      pending: () => this.renderPending(words),
      complete: (data) => this.renderLoaded(data),
      error: (error) => errorNotice(error, this),
    });
  }

  /** Loads the words again, and the content if it failed too. */
  readonly #retryWords = (): void => {
    void this.#wordsTask.run();
    if (this.#loadTask.error) void this.reload();
  };

  override render(): unknown {
    // the present words stay while others are loaded, and so do typed answers
    if (this.words as SharedWords | undefined)
      return html`<div lang=${this.language} dir=${directionOf(this.language)}>${this.renderContent()}</div>`;
    const { page } = this;
    return this.#wordsTask.render({
      // without words: the slotted fallback content
      error: () =>
        html`<p role="alert">Hier fehlt etwas. Something is missing here.</p>
          <p><button type="button" @click=${this.#retryWords}>Noch einmal. Try again.</button></p>
          <slot>${page ? html`<a href=${page}>${page}</a>` : nothing}</slot>`,
    });
  }

  /** The styles of optional features, by feature. */
  #extraStyles: Record<string, readonly CSSResult[]> = {};

  /** Adopts the styles of a feature, in place of its previous ones. @internal */
  adoptStyles(name: string, styles: readonly CSSResult[]): void {
    this.#extraStyles[name] = styles;
    const { elementStyles } = this.constructor as typeof Widget;
    adoptStyles(this.renderRoot as ShadowRoot, [...elementStyles, ...Object.values(this.#extraStyles).flat()]);
  }

  /** Reloads. @internal */
  reload(): Promise<void> {
    return this.#loadTask.run();
  }

  /** Reloads, and moves the focus to the new content. @internal */
  readonly retry = async (): Promise<void> => {
    await this.reload();
    await this.focusResult();
  };

  /** Moves the focus to the next content, or to the error message. @internal */
  async focusResult(): Promise<void> {
    await this.updateComplete;
    await this.#loadTask.taskComplete.catch(() => {});
    await this.updateComplete;
    this.focusOn('[part=heading], [part=item], form input, .actions button');
  }

  /** Moves the focus to the first match of a selector. @internal */
  focusOn(selector: string): void {
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}
