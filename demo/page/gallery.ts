import { html, render, type TemplateResult } from 'lit';
import { addressOf, choicesIn, type Choices } from './choices.js';
import { states, tags, type Tag } from './elements.js';
import { head } from './frame.js';
import { makeHost, type Host } from './host.js';
import { where } from './panels/pick.js';
import type { Preview } from './preview.js';
import './gallery.css';

let choices = choicesIn(location.search);

const cells = new Map<string, HTMLIFrameElement>();

const tallest = 620;

const host: Host = makeHost({
  direct: true,
  drawn: (frame, height) => {
    if (frame instanceof HTMLIFrameElement) frame.style.blockSize = `${Math.min(height, tallest)}px`;
  },
});
(window as Window & { turnoutHost?: Host }).turnoutHost = host;

const cellOf = (element: Tag, state: string): Choices => ({
  ...choicesIn(''),
  element,
  state,
  lang: choices.lang,
  direction: choices.direction,
  theme: choices.theme,
  scheme: choices.scheme,
  knobs: choices.knobs,
});

/** A state's frame; it is loaded when it comes near to what is seen. */
function frameOf(element: Tag, state: string, label: string): HTMLIFrameElement {
  const key = `${element} ${state}`;
  const known = cells.get(key);
  if (known) return known;
  const frame = Object.assign(document.createElement('iframe'), {
    title: `${element}: ${label}`,
    loading: 'lazy',
    src: `./preview.html${addressOf(cellOf(element, state))}&alone`,
  });
  cells.set(key, frame);
  return frame;
}

function wearAll(): void {
  for (const [key, frame] of cells) {
    const [element, state] = key.split(' ') as [Tag, string];
    const inside = frame.contentWindow as (Window & { turnoutPreview?: Preview }) | null;
    if (inside?.turnoutPreview) inside.turnoutPreview.wear(cellOf(element, state));
    else frame.src = `./preview.html${addressOf(cellOf(element, state))}&alone`;
  }
}

const change = (changed: Partial<Choices>): void => {
  const address = addressOf({ ...choices, ...changed });
  choices = choicesIn(address);
  history.pushState(null, '', address);
  wearAll();
  draw();
};

const group = (element: Tag): TemplateResult =>
  html`<section aria-labelledby=${element}>
    <h2 id=${element}>&lt;${element}&gt; <small>${states[element].length} states</small></h2>
    <ul class="cells">
      ${states[element].map(
        ({ name, label }) =>
          html`<li class="cell">
            <h3>
              <a href=${`./index.html${addressOf(cellOf(element, name))}`}>${label}</a>
            </h3>
            ${frameOf(element, name, label)}
          </li>`,
      )}
    </ul>
  </section>`;

const page = (): TemplateResult => html`
  ${head('gallery', addressOf(choices))}
  <main id="main" class="gallery" tabindex="-1">
    <h1>All states at a glance</h1>
    <p class="lead">Every one is the element itself, in front of the whole backend that runs in this page.</p>
    <section class="card pickers" aria-label="How to look at them">${where(choices, change)}</section>
    ${tags.map(group)}
  </main>
`;

function draw(): void {
  render(page(), document.body);
}

addEventListener('popstate', () => {
  choices = choicesIn(location.search);
  wearAll();
  draw();
});

try {
  sessionStorage.clear();
} catch {
  // where storage is refused there is nothing to clear
}
document.body.replaceChildren();
draw();
