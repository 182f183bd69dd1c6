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

/** The gate of the origin that the script came from, until a page says otherwise. */
let defaultBaseUrl = '';

/** Content of the page may hold elements: where they ask and lead is the script's to say, no attribute's. */
let isEmbedded = false;

/** Says where elements without a `base-url` ask: the address of a gate, such as `https://turnout.example.org/public`. */
export const setDefaultBaseUrl = (base: string): void => void (defaultBaseUrl = base);

/** The same, for the embed script: from then on the attributes `base-url` and `redirect` count no more, only the properties do. */
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
  /** Ends the asking: something else is wanted meanwhile. */
  readonly signal: AbortSignal;
}

/** The parts of a language that elements load; a feature loads the other parts. */
type ElementWords = { [Part in keyof Language]: Language[Part] extends SharedWords ? Part : never }[keyof Language];

/** The language in force where an element stands: the nearest `lang`, through shadow roots; else the browser's. */
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
 * What all elements share: whom to ask, which language to speak, and what is said while something is loading or cannot be
 * had. An element is light: what draws it is loaded when the page has one, at the same time as its words and what it shows.
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

  /** Address of the gate, which ends in `/public`, or with `plain` of the service. Default: the gate of the origin that the script came from. */
  baseUrl = '';

  /** The service at `base-url` speaks only the specification, such as a proxy of the club that adds the key. */
  plain = false;

  /** Language of the element; default: that of the page around it. */
  override lang = '';

  /** Level of the element's heading, 1 to 6. */
  headingLevel = 2;

  /** The form or the events that came with the script: good for once. No class field, for an element may have it before its class. @internal */
  declare preloaded?: { readonly slug: string } | undefined;

  /** The part of a language that this element uses. */
  protected abstract readonly wordsPart: Part;

  /** Words of the language in force, there when something is drawn. Where others cannot be had, these stay. @internal */
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

  /** A page may change its language as it stands. */
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

  /** The BCP 47 tag of the language that is spoken here. */
  get language(): string {
    return supportedTag(this.lang || languageOf(this));
  }

  /** Address that requests go to, without a slash at the end. @internal */
  get base(): string {
    return (this.baseUrl || defaultBaseUrl).replace(/\/+$/, '');
  }

  /** The same on a page of its own, where this address has one. */
  protected get page(): string | undefined {
    return hostedPage(this.base, this.slug);
  }

  /** The data that was loaded last. */
  protected get data(): Loaded | undefined {
    return this.#loadTask.value;
  }

  /** Finds what the element shows, and loads what draws it. Throws `ApiError`; rejects where a part cannot be loaded. @internal */
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
    const { words, page } = this;
    return this.#loadTask.render({
      pending: () => this.renderPending(words),
      complete: (data) => this.renderLoaded(data),
      error: (error) => errorNotice(error, { words, page, retry: this.retry }),
    });
  }

  override render(): unknown {
    // while other words are on their way, the ones there are stay: what was typed stays with them
    if (this.words as SharedWords | undefined)
      return html`<div lang=${this.language} dir=${directionOf(this.language)}>${this.renderContent()}</div>`;
    const { page } = this;
    return this.#wordsTask.render({
      // the words themselves are missing: what can be said without them
      error: () =>
        html`<p role="alert">Hier fehlt etwas. Something is missing here.</p>
          <p><button type="button" @click=${() => void this.#wordsTask.run()}>Noch einmal. Try again.</button></p>
          <slot>${page ? html`<a href=${page}>${page}</a>` : nothing}</slot>`,
    });
  }

  /** The styles of what was loaded besides, by what it is. */
  #extraStyles: Record<string, readonly CSSResult[]> = {};

  /** Puts styles on, in place of those that the same wore before. @internal */
  adoptStyles(name: string, styles: readonly CSSResult[]): void {
    this.#extraStyles[name] = styles;
    const { elementStyles } = this.constructor as typeof Widget;
    adoptStyles(this.renderRoot as ShadowRoot, [...elementStyles, ...Object.values(this.#extraStyles).flat()]);
  }

  /** Asks once more. @internal */
  reload(): Promise<void> {
    return this.#loadTask.run();
  }

  /** Asks once more, and puts the visitor at what stands there then. @internal */
  readonly retry = async (): Promise<void> => {
    await this.reload();
    await this.focusResult();
  };

  /** Puts the visitor at what stands there next, or at why there is nothing. @internal */
  async focusResult(): Promise<void> {
    await this.updateComplete;
    await this.#loadTask.taskComplete.catch(() => {});
    await this.updateComplete;
    this.focusOn('[part=heading], [part=item], form input, .actions button');
  }

  /** Puts the visitor at the first element that a selector finds. @internal */
  focusOn(selector: string): void {
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}
