import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { MemberSession } from '../../state/index.js';
import type { ProfileWords } from '../../i18n/index.js';
import { durationIn } from '../event-registration/opening.js';
import { notice } from '../notice.js';

/** From when on it is said that the session ends. Milliseconds. */
const soon = 2 * 60_000;

/** Who types keeps the session open: it is told after so long without a request. Milliseconds. */
const quiet = 5 * 60_000;

/** The end of a session, before it comes. */
export class Ending implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #session: () => MemberSession | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #telling = false;

  constructor(host: ReactiveControllerHost, session: () => MemberSession | undefined) {
    this.#host = host;
    this.#session = session;
    host.addController(this);
  }

  hostConnected(): void {
    this.watch();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** Milliseconds that are left, where these are few. */
  get left(): { readonly ms: number; readonly isFinal: boolean } | undefined {
    const session = this.#session();
    if (!session?.isOpen) return undefined;
    const { timeLeft } = session;
    return timeLeft.ms <= soon ? timeLeft : undefined;
  }

  /** Looks when there is something to see: two minutes before the end, then each second. */
  watch = (): void => {
    clearTimeout(this.#timer);
    const session = this.#session();
    if (!session?.isOpen) return;
    const { ms } = session.timeLeft;
    if (ms <= 0) {
      session.end('over');
      return;
    }
    if (ms <= soon) this.#host.requestUpdate();
    // timers of hours are not exact, and other elements put the end off
    this.#timer = setTimeout(this.watch, ms <= soon ? 1000 : Math.min(ms - soon, 30_000));
  };

  /** The visitor is there. */
  readonly stay = async (): Promise<void> => {
    await this.#session()
      ?.client.readSession()
      .catch(() => undefined);
    this.#host.requestUpdate();
    this.watch();
  };

  /** Somebody types: that is being there as well. */
  readonly typed = (): void => {
    const session = this.#session();
    if (!session?.isOpen || session.idleMs <= quiet || this.#telling) return;
    this.#telling = true;
    void this.stay().finally(() => (this.#telling = false));
  };
}

/** How exactly the time that is left is told: each change is read out. Milliseconds. */
const step = 30_000;

/** The end is near: said in time, and put off by a button where that is possible. */
export function endingOf(
  { left }: Ending,
  { words, language, stay }: { readonly words: ProfileWords; readonly language: string; readonly stay: () => void },
): unknown {
  if (!left) return nothing;
  const time = durationIn(Math.ceil(left.ms / step) * step, language);
  return left.isFinal
    ? notice('status', words.endsForGood(time))
    : notice('alert', words.endsSoon(time), html`<button type="button" @click=${stay}>${words.stay}</button>`);
}
