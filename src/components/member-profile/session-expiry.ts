import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { MemberSession } from '../../state/index.js';
import type { ProfileWords } from '../../i18n/index.js';
import { formatDuration } from '../event-registration/countdown.js';
import { notice } from '../notice.js';

/** From when on it is said that the session ends. Milliseconds. */
const WARNING_MS = 2 * 60_000;

/** Typing extends the session after so long without a request. Milliseconds. */
const KEEP_ALIVE_AFTER_MS = 5 * 60_000;

/** The end of a session, before it comes. */
export class SessionExpiry implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #session: () => MemberSession | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isExtending = false;

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

  /** Milliseconds that are left, if these are few. */
  get timeLeft(): { readonly ms: number; readonly isFinal: boolean } | undefined {
    const session = this.#session();
    if (!session?.isOpen) return undefined;
    const { timeLeft } = session;
    return timeLeft.ms <= WARNING_MS ? timeLeft : undefined;
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
    if (ms <= WARNING_MS) this.#host.requestUpdate();
    // timers of hours are not exact, and other elements put the end off
    this.#timer = setTimeout(this.watch, ms <= WARNING_MS ? 1000 : Math.min(ms - WARNING_MS, 30_000));
  };

  /** The visitor is there. */
  readonly extend = async (): Promise<void> => {
    await this.#session()
      ?.client.readSession()
      .catch(() => undefined);
    this.#host.requestUpdate();
    this.watch();
  };

  /** Extends the session while the member types. */
  readonly onInput = (): void => {
    const session = this.#session();
    if (!session?.isOpen || session.idleMs <= KEEP_ALIVE_AFTER_MS || this.#isExtending) return;
    this.#isExtending = true;
    void this.extend().finally(() => (this.#isExtending = false));
  };
}

/** How exactly the time that is left is told: each change is read out. Milliseconds. */
const ANNOUNCE_STEP_MS = 30_000;

/** The end is near: said in time, and put off by a button if that is possible. */
export function expiryNotice(
  { timeLeft }: SessionExpiry,
  {
    words,
    language,
    onExtend,
  }: { readonly words: ProfileWords; readonly language: string; readonly onExtend: () => void },
): unknown {
  if (!timeLeft) return nothing;
  const time = formatDuration(Math.ceil(timeLeft.ms / ANNOUNCE_STEP_MS) * ANNOUNCE_STEP_MS, language);
  return timeLeft.isFinal
    ? notice('status', words.endsFinally(time))
    : notice('alert', words.endsSoon(time), html`<button type="button" @click=${onExtend}>${words.extend}</button>`);
}
