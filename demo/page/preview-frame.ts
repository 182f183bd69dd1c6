import { html, type TemplateResult } from 'lit';
import { addressOf, type Choices } from './choices.js';
import { words } from './language.js';
import type { Preview } from './preview.js';
import type { Change } from './workbench.js';

const widths = [
  [0, 'fit'],
  [360, 'phone'],
  [768, 'tablet'],
  [1200, 'desktop'],
] as const;

const MIN_WIDTH_PX = 280;
const MAX_WIDTH_PX = 1600;

/** The choices that need a new preview when they change. */
const keyOf = ({ element, state, form }: Choices): string => [element, state, form].join(' ');

/** The frame that shows the element on a club's site in the chosen width. */
export class PreviewFrame {
  readonly frame: HTMLIFrameElement = Object.assign(document.createElement('iframe'), { title: words.preview });
  readonly #change: Change;
  #key: string | undefined;
  #width = 0;
  /** The box around the frame. */
  readonly #box = Object.assign(document.createElement('div'), { className: 'preview-box' });

  constructor(change: Change) {
    this.#change = change;
    this.#box.append(this.frame);
    new ResizeObserver(() => this.#fit()).observe(this.#box);
  }

  /** The width in CSS pixels, chosen or available. */
  get #pixels(): number {
    return this.#width || this.#box.clientWidth || 768;
  }

  /** Scales the frame down if it is wider than the available room. */
  #fit(): void {
    const pixels = this.#pixels;
    const scale = Math.min(1, this.#box.clientWidth / pixels) || 1;
    this.frame.style.inlineSize = `${pixels}px`;
    this.frame.style.blockSize = `${100 / scale}%`;
    this.frame.style.transform = scale < 1 ? `scale(${scale})` : '';
    this.#box.parentElement?.style.setProperty('--shown', `${pixels * scale}px`);
  }

  /** Shows the choices. Returns whether the preview was loaded again. */
  show(choices: Choices): boolean {
    this.#width = choices.width;
    this.#fit();
    const key = keyOf(choices);
    if (key === this.#key) {
      (this.frame.contentWindow as Window & { turnoutPreview?: Preview }).turnoutPreview?.apply(choices);
      return false;
    }
    this.#key = key;
    this.restart(choices);
    return true;
  }

  /** Loads the preview again: nobody is signed in, and the form is empty. */
  restart(choices: Choices): void {
    try {
      sessionStorage.clear();
    } catch {
      // without storage there is nothing to clear
    }
    const address = new URL(`preview.html${addressOf(choices)}`, location.href).href;
    // adds no entry to the history
    if (this.frame.isConnected) this.frame.contentWindow!.location.replace(address);
    else this.frame.src = address;
  }

  /** Opens a sign-in link in the preview. */
  openLink(token: string): void {
    const { location: inner } = this.frame.contentWindow!;
    inner.replace(`${inner.href.replace(/#.*/, '')}#${token}`);
    this.frame.focus();
  }

  #drag = (down: PointerEvent): void => {
    const handle = down.currentTarget as HTMLElement;
    const startWidth = this.#pixels;
    const scale = this.frame.getBoundingClientRect().width / startWidth;
    const widthAt = ({ clientX }: PointerEvent) => this.#clamp(startWidth + ((clientX - down.clientX) * 2) / scale);
    const move = (event: PointerEvent) => this.#change({ width: widthAt(event) }, true);
    handle.setPointerCapture(down.pointerId);
    this.#box.toggleAttribute('data-dragged', true);
    handle.addEventListener('pointermove', move);
    const end = (event: PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      this.#box.removeAttribute('data-dragged');
      this.#change({ width: widthAt(event) });
    };
    handle.addEventListener('pointerup', end, { once: true });
  };

  #clamp = (width: number): number => Math.round(Math.min(MAX_WIDTH_PX, Math.max(MIN_WIDTH_PX, width)));

  #step = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -10, ArrowRight: 10, PageDown: -100, PageUp: 100 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.#change({ width: this.#clamp(this.#pixels + by) });
  };

  /** Controls of the width. */
  widthControls({ width }: Choices): TemplateResult {
    const set = (event: Event) => {
      const { value } = event.currentTarget as HTMLInputElement;
      this.#change({ width: value ? this.#clamp(Number(value)) : 0 });
    };
    return html`<fieldset class="switches">
        <legend>${words.width}</legend>
        <div>
          ${widths.map(
            ([pixels, label]) =>
              html`<label
                ><input
                  type="radio"
                  name="width"
                  value=${pixels}
                  .checked=${pixels === width}
                  @change=${() => this.#change({ width: pixels })}
                /><span>${words.widths[label]}</span></label
              >`,
          )}
        </div>
      </fieldset>
      <label class="pixels"
        ><span>${words.pixels}</span
        ><input
          type="number"
          min=${MIN_WIDTH_PX}
          max=${MAX_WIDTH_PX}
          step="1"
          placeholder=${words.autoWidth}
          .value=${width ? String(width) : ''}
          @change=${set}
      /></label>`;
  }

  template(): TemplateResult {
    const pixels = this.#pixels;
    return html`<div class="room">
      ${this.#box}
      <div
        class="handle"
        role="slider"
        tabindex="0"
        aria-label=${words.previewWidth}
        aria-orientation="horizontal"
        aria-valuemin=${MIN_WIDTH_PX}
        aria-valuemax=${MAX_WIDTH_PX}
        aria-valuenow=${pixels}
        aria-valuetext=${words.pixelCount(pixels)}
        @pointerdown=${this.#drag}
        @keydown=${this.#step}
      ></div>
    </div>`;
  }
}
