import { html, type TemplateResult } from 'lit';
import { addressOf, type Choices } from './choices.js';
import type { Preview } from './preview.js';
import type { Change } from './workbench.js';

const widths = [
  [0, 'Fit'],
  [360, 'Phone'],
  [768, 'Tablet'],
  [1200, 'Desktop'],
] as const;

const narrowest = 280;
const widest = 1600;

/** What has to be the same for a preview to go on as it is. */
const keyOf = ({ element, state, form }: Choices): string => [element, state, form].join(' ');

/** The frame that shows the element on a club's site, as wide as is wanted. */
export class Stage {
  readonly frame: HTMLIFrameElement = Object.assign(document.createElement('iframe'), { title: 'Preview' });
  readonly #change: Change;
  #key: string | undefined;
  #width = 0;
  /** What the frame stands in. */
  readonly #box = Object.assign(document.createElement('div'), { className: 'box' });

  constructor(change: Change) {
    this.#change = change;
    this.#box.append(this.frame);
    new ResizeObserver(() => this.#fit()).observe(this.#box);
  }

  /** How wide it is, whether that was picked or not. */
  get #pixels(): number {
    return this.#width || this.#box.clientWidth || 768;
  }

  /** Wider than there is room for: the whole frame is drawn smaller. */
  #fit(): void {
    const pixels = this.#pixels;
    const scale = Math.min(1, this.#box.clientWidth / pixels) || 1;
    this.frame.style.inlineSize = `${pixels}px`;
    this.frame.style.blockSize = `${100 / scale}%`;
    this.frame.style.transform = scale < 1 ? `scale(${scale})` : '';
    this.#box.parentElement?.style.setProperty('--shown', `${pixels * scale}px`);
  }

  /** Shows what was picked. Gives true where the preview begins anew. */
  show(choices: Choices): boolean {
    this.#width = choices.width;
    this.#fit();
    const key = keyOf(choices);
    if (key === this.#key) {
      (this.frame.contentWindow as Window & { turnoutPreview?: Preview }).turnoutPreview?.wear(choices);
      return false;
    }
    this.#key = key;
    this.again(choices);
    return true;
  }

  /** Begins anew: nobody is signed in, nothing is typed. */
  again(choices: Choices): void {
    try {
      sessionStorage.clear();
    } catch {
      // where storage is refused there is nothing to clear
    }
    const address = new URL(`preview.html${addressOf(choices)}`, location.href).href;
    // no step of its own on the way back
    if (this.frame.isConnected) this.frame.contentWindow!.location.replace(address);
    else this.frame.src = address;
  }

  /** Opens a sign-in link in the preview. */
  follow(token: string): void {
    const { location: inside } = this.frame.contentWindow!;
    inside.replace(`${inside.href.replace(/#.*/, '')}#${token}`);
    this.frame.focus();
  }

  #drag = (down: PointerEvent): void => {
    const handle = down.currentTarget as HTMLElement;
    const from = this.#pixels;
    const scale = this.frame.getBoundingClientRect().width / from;
    const wanted = ({ clientX }: PointerEvent) => this.#within(from + ((clientX - down.clientX) * 2) / scale);
    const move = (event: PointerEvent) => this.#change({ width: wanted(event) }, true);
    handle.setPointerCapture(down.pointerId);
    this.#box.toggleAttribute('data-dragged', true);
    handle.addEventListener('pointermove', move);
    const end = (event: PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      this.#box.removeAttribute('data-dragged');
      this.#change({ width: wanted(event) });
    };
    handle.addEventListener('pointerup', end, { once: true });
  };

  #within = (width: number): number => Math.round(Math.min(widest, Math.max(narrowest, width)));

  #step = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -10, ArrowRight: 10, PageDown: -100, PageUp: 100 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.#change({ width: this.#within(this.#pixels + by) });
  };

  /** Widths to choose from. */
  widths({ width }: Choices): TemplateResult {
    const set = (event: Event) => {
      const { value } = event.currentTarget as HTMLInputElement;
      this.#change({ width: value ? this.#within(Number(value)) : 0 });
    };
    return html`<fieldset class="switches">
        <legend>Width</legend>
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
                /><span>${label}</span></label
              >`,
          )}
        </div>
      </fieldset>
      <label class="pixels"
        ><span>Pixels</span
        ><input
          type="number"
          min=${narrowest}
          max=${widest}
          step="1"
          placeholder="auto"
          .value=${width ? String(width) : ''}
          @change=${set}
      /></label>`;
  }

  drawn(): TemplateResult {
    const pixels = this.#pixels;
    return html`<div class="room">
      ${this.#box}
      <div
        class="handle"
        role="slider"
        tabindex="0"
        aria-label="Width of the preview"
        aria-orientation="horizontal"
        aria-valuemin=${narrowest}
        aria-valuemax=${widest}
        aria-valuenow=${pixels}
        aria-valuetext=${`${pixels} pixels`}
        @pointerdown=${this.#drag}
        @keydown=${this.#step}
      ></div>
    </div>`;
  }
}
