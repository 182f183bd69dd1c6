import type { CSSResult, ReactiveControllerHost } from 'lit';
import type { ListWords } from '../../i18n/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import type { ClubTime } from '../../model/club-time.js';
import type { Source } from '../widget.js';

/** The events of a club with the server's time. */
export interface LoadedEvents extends ClubTime {
  /** `club` */
  readonly slug: string;
  readonly events: readonly PublicEvent[];
  readonly organisation: string;
}

/** The values that visitors can filter by. */
export interface FilterOptions {
  readonly time: '' | 'upcoming' | 'past' | 'all';
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly place: string;
  readonly onlyOpen: boolean;
}

/** The options of a list, by the element's attributes. */
export interface ListOptions extends FilterOptions {
  readonly view: string;
  readonly grouped: boolean;
  readonly filters: string;
  readonly order: string;
  readonly limit: number;
  readonly registration: string;
  readonly keepAddress: boolean;
  readonly unstructured: boolean;
  readonly headingLevel: number;
}

/** The interface of `<event-list>` for its helpers. Each takes the part that it needs. */
export interface ListHost extends ReactiveControllerHost, HTMLElement, ListOptions, Omit<Source, 'signal'> {
  readonly words: ListWords;
  readonly language: string;
  readonly renderRoot: HTMLElement | DocumentFragment;
  load(source: Source): Promise<LoadedEvents>;
  onLoaded(events: LoadedEvents): void;
  adoptStyles(name: string, styles: readonly CSSResult[]): void;
  focusOn(selector: string): void;
}
