import { html } from 'hono/html';
import { snippets, type ExampleRequest } from './snippets.js';

/** Strings, numbers and constants; everything else stays as it is. */
const tokens = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\b(\d+(?:\.\d+)?|true|false|null|True|False|None)\b/g;

/** A text with its strings and constants marked for the style sheet. */
function highlighted(text: string) {
  const parts: unknown[] = [];
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    parts.push(
      text.slice(end, match.index),
      html`<span class="${match[1] ? 'string' : 'constant'}">${match[0]}</span>`,
    );
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

/** A block of code, which the keyboard can scroll. Code reads from left to right in every language. */
export const codeBlock = (text: string, label: string) =>
  html`<pre
    dir="ltr"
    translate="no"
    tabindex="0"
    role="group"
    aria-label="${label}"
  ><code>${highlighted(text)}</code></pre>`;

/** An example answer. */
export const answerBlock = (answer: unknown, label: string) => codeBlock(JSON.stringify(answer, null, 2), label);

/** The example request in each language. Tabs need the script; without it, the first language is shown. */
export function requestTabs(request: ExampleRequest) {
  const languages = Object.entries(snippets).map(([language, snippet], index) => ({
    language,
    text: snippet(request),
    tab: `${request.name}-tab-${index}`,
    panel: `${request.name}-panel-${index}`,
    isFirst: index === 0,
  }));
  return html`<div class="tabs">
    <div class="bar">
      <div role="tablist" aria-label="Language of the example" hidden>
        ${languages.map(
          ({ language, tab, panel, isFirst }) =>
            html`<button
              type="button"
              role="tab"
              id="${tab}"
              aria-controls="${panel}"
              aria-selected="${String(isFirst)}"
              tabindex="${isFirst ? 0 : -1}"
            >
              ${language}
            </button>`,
        )}
      </div>
      <button type="button" class="copy" hidden>Copy</button>
    </div>
    ${languages.map(
      ({ language, text, tab, panel, isFirst }) =>
        html`<div role="tabpanel" id="${panel}" aria-labelledby="${tab}" ${isFirst ? '' : 'hidden'}>
          ${codeBlock(text, `Example request in ${language}`)}
        </div>`,
    )}
  </div>`;
}
