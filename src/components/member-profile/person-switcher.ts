import { html, nothing } from 'lit';
import type { ProfileWords } from '../../i18n/index.js';
import type { Membership } from '../../model/portal-session.js';
import { formatNames } from '../portal-login/sign-in-view.js';

export interface PersonSwitcherOptions {
  readonly words: ProfileWords;
  readonly language: string;
  /** The id of the person that is shown. */
  readonly currentId: string | undefined;
  /** Of whom something was typed that is not saved. */
  readonly hasChanges: (id: string) => boolean;
  readonly onSelect: (id: string) => void;
}

/** The buttons that choose a person; nothing if there is only one. */
export function personSwitcher(persons: Membership['persons'], options: PersonSwitcherOptions): unknown {
  const { words, language, currentId, hasChanges, onSelect } = options;
  if (persons.length < 2) return nothing;
  return html`<nav aria-label=${words.persons}>
    <ul>
      ${persons.map(
        (person) =>
          html`<li>
            <button
              type="button"
              aria-current=${person.id === currentId ? 'true' : nothing}
              @click=${() => onSelect(person.id)}
            >
              <bdi>${formatNames([person], language) || words.notGiven}</bdi>${
                hasChanges(person.id) ? html` <span class="optional">(${words.unsaved})</span>` : nothing
              }
            </button>
          </li>`,
      )}
    </ul>
  </nav>`;
}
