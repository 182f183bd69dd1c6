import type { PublicEvents } from '../model/club-event.js';
import type { RegistrationForm } from '../model/registration-form.js';

/** The data that a server sends with the script, as assignments behind it. A plain file host sends none. */
export interface Preload {
  /** Address of the folder that the scripts and the gate are in, with a slash at the end: `https://turnout.example.org/`. */
  home?: string;
  /** The slug in the address of the script: `club` or `club/form`. */
  slug?: string;
  /** The form of that slug. */
  form?: RegistrationForm;
  /** The events of that slug. */
  events?: PublicEvents & { readonly slug: string };
  /** Modules that would be loaded on demand, by their names. */
  modules: Record<string, { readonly default: unknown }>;
}

/** The global property that the server's assignments write to. */
const PRELOAD: unique symbol = Symbol.for('turnout.preload');

/**
 * What the server has sent with this very script. Empty while the script runs: the assignments stand behind it, so that a
 * server can put them after a script that was compressed when it was built (README.md, "Preloaded data"). Each script makes a
 * new one, so several in one file do not take each other's.
 */
export const preload: Preload = ((globalThis as { [PRELOAD]?: Preload })[PRELOAD] = { modules: {} });

/** The form or the events of the slug, where the server has sent them. */
export const preloadedContent = (): Preload['form'] | Preload['events'] => preload.form ?? preload.events;
