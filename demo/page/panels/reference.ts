import { html, nothing, type TemplateResult } from 'lit';
import type { Choices } from '../choices.js';
import { described, type Documented } from '../manifest.js';

/** A sentence with code between backticks. */
export const sentence = (text: string): unknown =>
  text.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : part));

const table = (title: string, rows: readonly Documented[], withDefault = false): unknown =>
  rows.length
    ? html`<section>
        <h3>${title}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">For</th>
              ${withDefault ? html`<th scope="col">Default</th>` : nothing}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ name, description = '', default: usual, type }) =>
                html`<tr>
                  <th scope="row"><code>${name}</code></th>
                  <td>
                    ${sentence(description)}${type && !withDefault ? html` <code class="type">${type.text}</code>` : nothing}
                  </td>
                  ${withDefault ? html`<td>${usual && usual !== "''" ? html`<code>${usual}</code>` : nothing}</td>` : nothing}
                </tr>`,
            )}
          </tbody>
        </table>
      </section>`
    : nothing;

/** What the element documents of itself. */
export function reference({ element }: Choices): TemplateResult {
  const { description, attributes, events, slots, parts, properties } = described(element);
  return html`<div class="reference">
    <p>${sentence(description)}</p>
    ${table('Attributes', attributes, true)} ${table('Events', events)} ${table('Slots', slots)}
    ${table('Parts', parts)} ${table('Custom properties', properties, true)}
  </div>`;
}
