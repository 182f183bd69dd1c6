import { html, type TemplateResult } from 'lit';
import { codeBlock } from '../copy-button.js';
import type { PickedPart } from '../host.js';
import { words } from '../language.js';
import { partDescription } from '../part-description.js';
import type { Tag } from '../elements.js';
import { sentence } from './sentence.js';

export interface PartsPanel {
  readonly isPicking: boolean;
  readonly picked: PickedPart | undefined;
  /** The parts that the element shows now. */
  readonly visible: readonly string[];
  setPicking(isPicking: boolean): void;
  pick(part: PickedPart): void;
  /** Marks a part in the preview, or removes the mark. */
  mark(part: string | undefined): void;
}

/** The rule that styles a part, for the style sheet of the website. */
export const ruleOf = ({ element, part }: PickedPart): string => `${element}::part(${part}) {\n  \n}`;

/** Picks a part by a click in the preview or from the list of those that are shown, with the rule that styles it. */
export const partsPanel = (element: Tag, panel: PartsPanel): TemplateResult =>
  html`<p>${sentence(words.partsLead)}</p>
    <button type="button" aria-pressed=${String(panel.isPicking)} @click=${() => panel.setPicking(!panel.isPicking)}>
      ${words.pickPart}
    </button>
    <div role="status">
      ${
        panel.picked
          ? html`<h3><code>${panel.picked.part}</code></h3>
              <p>${partDescription(panel.picked.element, panel.picked.part)}</p>
              ${codeBlock(words.partRule, ruleOf(panel.picked))}`
          : ''
      }
    </div>
    <h3>${words.visibleParts}</h3>
    <ul class="part-list">
      ${panel.visible.map(
        (part) =>
          html`<li>
            <button
              type="button"
              aria-pressed=${String(panel.picked?.part === part)}
              @focus=${() => panel.mark(part)}
              @blur=${() => panel.mark(undefined)}
              @pointerenter=${() => panel.mark(part)}
              @pointerleave=${() => panel.mark(undefined)}
              @click=${() => panel.pick({ element, part })}
            >
              <code>${part}</code>
            </button>
          </li>`,
      )}
    </ul>`;
