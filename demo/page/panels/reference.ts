import { html, nothing, type TemplateResult } from 'lit';
import type { Choices } from '../choices.js';
import { language, words } from '../language.js';
import { documentationOf, type Documented } from '../manifest.js';
import { partDescription } from '../part-description.js';
import { sentence } from './sentence.js';

interface TableOptions {
  readonly withDefault?: boolean;
  /** The description of a row in the language of the page. Default: the English one of the manifest. */
  readonly describe?: (name: string) => unknown;
}

const table = (
  title: string,
  rows: readonly Documented[],
  { withDefault = false, describe }: TableOptions = {},
): unknown =>
  rows.length
    ? html`<section>
        <h3>${title}</h3>
        <table>
          <thead>
            <tr>
              <th scope="col">${words.name}</th>
              <th scope="col">${words.purpose}</th>
              ${withDefault ? html`<th scope="col">${words.default}</th>` : nothing}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ name, description = '', default: usual, type }) =>
                html`<tr>
                  <th scope="row"><code>${name}</code></th>
                  <td lang=${describe ? language : 'en'}>
                    ${describe?.(name) ?? sentence(description)}${type && !withDefault ? html` <code class="type">${type.text}</code>` : nothing}
                  </td>
                  ${withDefault ? html`<td>${usual && usual !== "''" ? html`<code>${usual}</code>` : nothing}</td>` : nothing}
                </tr>`,
            )}
          </tbody>
        </table>
      </section>`
    : nothing;

/** The documentation of the element. */
export function reference({ element }: Choices): TemplateResult {
  const { description, attributes, events, slots, parts, properties } = documentationOf(element);
  return html`<div class="reference">
    <p lang="en">${sentence(description)}</p>
    ${table(words.attributes, attributes, { withDefault: true })} ${table(words.events, events)}
    ${table(words.slots, slots)} ${table(words.parts, parts, { describe: (part) => partDescription(element, part) })}
    ${table(words.properties, properties, { withDefault: true })}
  </div>`;
}
