import { html, render, type TemplateResult } from 'lit';
import { addressOf, choicesIn, type Choices } from './choices.js';
import { states, tags, type Tag } from './elements.js';
import { createHost, type Host } from './host.js';
import { language, words } from './language.js';
import { pageHeader } from './page-header.js';
import { lookPickers, siteSwitches } from './panels/pickers.js';
import type { Preview } from './preview.js';
import './gallery.css';

let choices = choicesIn(location.search);

const frames = new Map<string, HTMLIFrameElement>();

const MAX_FRAME_HEIGHT_PX = 620;

const host: Host = createHost({
  withoutWorker: true,
  onResize: (frame, height) => {
    if (frame instanceof HTMLIFrameElement) frame.style.blockSize = `${Math.min(height, MAX_FRAME_HEIGHT_PX)}px`;
  },
});
(window as Window & { turnoutHost?: Host }).turnoutHost = host;

const choicesOf = (element: Tag, state: string): Choices => ({
  ...choicesIn(''),
  element,
  state,
  lang: choices.lang,
  direction: choices.direction,
  theme: choices.theme,
  scheme: choices.scheme,
  around: choices.around,
  ui: choices.ui,
  look: choices.look,
  properties: choices.properties,
});

/** The frame of a state. It loads when it comes near the visible part of the page. */
function frameOf(element: Tag, state: string, label: string): HTMLIFrameElement {
  const key = `${element} ${state}`;
  const existing = frames.get(key);
  if (existing) return existing;
  const frame = Object.assign(document.createElement('iframe'), {
    title: `${element}: ${label}`,
    loading: 'lazy',
    src: `./preview.html${addressOf(choicesOf(element, state))}`,
  });
  frames.set(key, frame);
  return frame;
}

function applyToAll(): void {
  for (const [key, frame] of frames) {
    const [element, state] = key.split(' ') as [Tag, string];
    const inner = frame.contentWindow as (Window & { turnoutPreview?: Preview }) | null;
    if (inner?.turnoutPreview) inner.turnoutPreview.apply(choicesOf(element, state));
    else frame.src = `./preview.html${addressOf(choicesOf(element, state))}`;
  }
}

const change = (changes: Partial<Choices>, isIntermediate = false): void => {
  const address = addressOf({ ...choices, ...changes });
  choices = choicesIn(address);
  if (isIntermediate) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  applyToAll();
  draw();
};

const group = (element: Tag): TemplateResult =>
  html`<section aria-labelledby=${element}>
    <h2 id=${element}>&lt;${element}&gt; <small>${words.stateCount(states[element].length)}</small></h2>
    <ul class="cells">
      ${states[element].map(
        ({ name, label }) =>
          html`<li class="cell">
            <h3>
              <a href=${`./index.html${addressOf(choicesOf(element, name))}`}>${words.states[label]}</a>
            </h3>
            ${frameOf(element, name, words.states[label])}
          </li>`,
      )}
    </ul>
  </section>`;

const page = (): TemplateResult => html`
  ${pageHeader('gallery', { query: addressOf(choices), onLook: (look) => change({ look }, true) })}
  <main id="main" class="gallery" tabindex="-1">
    <h1>${words.galleryTitle}</h1>
    <p class="lead">${words.galleryLead}</p>
    <section class="card pickers" aria-label=${words.galleryPickers}>
      ${lookPickers(choices, change)} ${siteSwitches(choices, change)}
    </section>
    ${tags.map(group)}
  </main>
`;

function draw(): void {
  render(page(), document.body);
}

addEventListener('popstate', () => {
  choices = choicesIn(location.search);
  document.documentElement.dataset['look'] = choices.look;
  applyToAll();
  draw();
});

try {
  sessionStorage.clear();
} catch {
  // without storage there is nothing to clear
}
document.documentElement.lang = language;
document.title = `${words.pages.gallery} · Turnout`;
document.body.replaceChildren();
draw();
