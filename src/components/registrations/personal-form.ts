import { personFields } from '../../fields/index.js';
import { entriesOf } from '../../forms/index.js';
import type { Person } from '../../model/person.js';
import type { EventRegistration } from '../event-registration/event-registration.js';

export interface PersonalFormOptions {
  /** Address of the gate. */
  readonly base: string;
  /** The form: `club/form`. */
  readonly slug: string;
  readonly language: string;
  readonly headingLevel: number;
  readonly personId: string;
  /** The stored data of the person; undefined if they are gone. */
  readonly person: Person | undefined;
  readonly onRegistered: () => void;
  readonly onReady: () => void;
}

/** The entries that a form is filled in with, by the names of its controls: built-in fields only. */
const prefillOf = (person: Person | undefined): Record<string, string> =>
  person ? Object.fromEntries(entriesOf(personFields, person)) : {};

/**
 * The form of an event, filled in with the stored data of a person. The data is passed as a property and stays in memory: it is in no
 * address and in no storage. The events of the form do not reach the page.
 */
export class PersonalForm {
  readonly personId: string;
  readonly #element: EventRegistration;

  constructor(options: PersonalFormOptions) {
    const { base, slug, language, headingLevel, person, onRegistered, onReady } = options;
    this.personId = options.personId;
    const element = (this.#element = document.createElement('event-registration'));
    // an older version of the element would keep a draft
    const prefill = 'createDraft' in element ? prefillOf(person) : {};
    Object.assign(element, {
      baseUrl: base,
      slug,
      lang: language,
      headingLevel,
      headless: true,
      prefill,
      createDraft: () => ({ load: () => undefined, save() {}, clear() {} }),
      dispatchEvent: ({ type }: Event): boolean => {
        if (type === 'person-registered') onRegistered();
        if (type === 'form-ready') onReady();
        return true;
      },
    });
  }

  /** Puts the form into an element, unless it is there. */
  showIn(place: HTMLElement): void {
    if (this.#element.parentNode !== place) place.replaceChildren(this.#element);
  }
}
