import type { ReactiveController, ReactiveControllerHost } from 'lit';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A form that opens later than this says only when: nobody waits before it. */
export const MAX_COUNTDOWN_MS = 7 * 86_400_000;

/** Longest time until the countdown looks again whether it is time to begin; timers of browsers end after 24 days. */
const MAX_PAUSE_MS = 3_600_000;

/** A length of time in words and figures, its two largest parts: “2 days, 3 hours”. Milliseconds. */
export function formatDuration(milliseconds: number, language: string): string {
  let remaining = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts: string[] = [];
  for (const [unit, seconds] of units) {
    const count = Math.floor(remaining / seconds);
    remaining -= count * seconds;
    if (count || (unit === 'second' && !parts.length)) {
      const part = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
      // a number and its unit stay on one line
      parts.push(part.replace(' ', '\u00a0'));
    } else if (parts.length) break;
    if (parts.length === 2) break;
  }
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts);
}

/** Waits for a form to open, by the server's clock, and draws the time that is left. */
export class Countdown implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #onOpen: () => void;
  /** When it opens. Milliseconds of a clock that nobody sets. */
  #opensAt: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, onOpen: () => void) {
    this.#host = host;
    this.#onOpen = onOpen;
    host.addController(this);
  }

  /** Milliseconds that are left; undefined if nothing is waited for. */
  get leftMs(): number | undefined {
    return this.#opensAt === undefined ? undefined : Math.max(0, this.#opensAt - performance.now());
  }

  /** The same in words and figures; empty when it is time, undefined while the opening is far off. */
  leftText(language: string): string | undefined {
    const { leftMs } = this;
    if (leftMs === undefined || leftMs > MAX_COUNTDOWN_MS) return undefined;
    return leftMs ? formatDuration(leftMs, language) : '';
  }

  /** `opens_at` and `now` by the server's clock. */
  start(opens_at: string, now: string): void {
    this.#opensAt = performance.now() + Date.parse(opens_at) - Date.parse(now);
    this.hostConnected();
  }

  /** Stops the countdown for good. */
  stop(): void {
    this.#opensAt = undefined;
    this.hostDisconnected();
    this.#host.removeController(this);
  }

  hostConnected(): void {
    this.hostDisconnected();
    if (this.#host.isConnected) this.#tick();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  #tick = (): void => {
    const { leftMs } = this;
    if (leftMs === undefined) return;
    if (leftMs > MAX_COUNTDOWN_MS) {
      this.#timer = setTimeout(this.#tick, Math.min(leftMs - MAX_COUNTDOWN_MS, MAX_PAUSE_MS));
      return;
    }
    this.#host.requestUpdate();
    // jitter, so that visitors do not reload at the same moment
    if (leftMs === 0) this.#timer = setTimeout(() => this.#open(), Math.random() * 3000);
    else this.#timer = setTimeout(this.#tick, leftMs % 1000 || 1000);
  };

  #open(): void {
    this.stop();
    this.#onOpen();
  }
}
