import type { DeskClient } from '../../api/desk-client.js';
import type { DeskList, DeskSession } from '../../model/desk.js';
import type { DeskContext } from './desk-context.js';
import type { DeskNotice } from './action-runner.js';
import type { DeskRoute } from './desk-route.js';
import type { OpenList } from './open-list.js';

/** The page, as far as such a screen needs it. */
export interface DeskScreenHost {
  readonly session: { readonly client: DeskClient };
  readonly desk: DeskSession | undefined;
  /** The list of the screen, and its registrations; undefined where there is none. */
  readonly list: DeskList | undefined;
  readonly open: OpenList | undefined;
  readonly route: DeskRoute;
  /** The outcome of the last action, which the next screen shows. */
  notice: DeskNotice | undefined;
  /** A BCP 47 tag. */
  readonly language: string;
  /** Whether there is room for a table. */
  readonly isWide: boolean;
  /** Opens a screen, which the browser's way back leaves again; or in the place of the one that is open. */
  goTo(route: DeskRoute, way?: 'push' | 'replace'): void;
  requestUpdate(): void;
  /** Has counts and registrations loaded anew by the next screen. */
  refresh(): void;
  readonly updateComplete: Promise<boolean>;
  /** Finds an element of the page. */
  find(selector: string): HTMLElement | null;
  /** Draws, and moves the focus to the first of these elements that exists. */
  focus(...selectors: readonly string[]): Promise<void>;
}

/** A screen with a module of its own. */
export interface DeskScreen {
  /** Loads what it shows, as it stands now. Errors are shown by the screen itself. */
  open(): void;
  draw(context: DeskContext): unknown;
  /** Discards loaded data when the session ends. Typed text stays. */
  clear(): void;
}
