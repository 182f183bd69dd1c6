/** A sentence, or a function that makes one out of what it has to know. */
export type Sentence<Params> = keyof Params extends never ? string : (params: Params) => string;

/** Words that all elements share. */
export interface CommonWords {
  readonly slow: string;
  /** Why no answer came, by the client's own names for it. */
  readonly offline: string;
  readonly too_slow: string;
  readonly invalid_response: string;
  readonly retry: string;
  /** After a link that opens in a new window or tab. */
  readonly newTab: string;
  /** The button that closes a dialog. */
  readonly close: string;
  readonly addToCalendar: string;
  /** The way to the form that takes who found no place. */
  readonly joinWaitingList: string;
}

/** Words that each element has for itself: of what it waits for, and of why there is nothing. */
export interface SharedWords extends CommonWords {
  readonly loading: string;
  readonly missing: string;
  /** Before anything was done: what the element is for cannot be had. */
  readonly unavailable: string;
  /** Too many ask at this moment. */
  readonly busy: string;
  /** Leads to the same on a page of its own. */
  readonly elsewhere: string;
}
