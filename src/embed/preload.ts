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
 * The data that the server has sent with this script. Empty while the script runs: the assignments follow it, so that a server
 * can append them to a script that was compressed by the build (src/embed/README.md). Each script creates its own object, so
 * several in one file do not mix.
 */
export const preload: Preload = ((globalThis as { [PRELOAD]?: Preload })[PRELOAD] = { modules: {} });

/** The form or the events of the slug; undefined if the server has sent none. */
export const preloadedContent = (): Preload['form'] | Preload['events'] => preload.form ?? preload.events;
