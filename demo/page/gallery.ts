import { html, render, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { addressOf, choicesIn, hasClubTexts, type Choices } from './choices.js';
import { states, tags, type State, type Tag } from './elements.js';
import { createHost, type Host } from './host.js';
import { language, words } from './language.js';
import { pageHeader } from './page-header.js';
import { lookPickers, siteSwitches } from './panels/pickers.js';
import type { Preview } from './preview.js';
import './gallery.css';

let choices = choicesIn(location.search);
/** The words that a state's name must contain. */
let search = '';

const frames = new Map<string, HTMLIFrameElement>();

const MAX_FRAME_HEIGHT_PX = 620;

const host: Host = createHost({
  withoutWorker: true,
  // the skeleton goes as soon as the element shows something
  onDraw: (frame) => frame?.parentElement?.removeAttribute('data-waiting'),
  onResize: (frame, height) => {
    if (frame instanceof HTMLIFrameElement) frame.style.minBlockSize = `${Math.min(height, MAX_FRAME_HEIGHT_PX)}px`;
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

/** The states whose name, or whose element's name, contains all words of the search. */
const matching = (element: Tag): readonly State[] =>
  states[element].filter(({ label }) => {
    const name = `${element} ${words.states[label]}`.toLowerCase();
    return search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => name.includes(word));
  });

const idOf = (element: Tag, { name }: State): string => `${element}-${name}`;

const tile = (element: Tag, state: State): TemplateResult =>
  html`<li class="cell" id=${idOf(element, state)} data-waiting>
    <h3>
      <a href=${`./index.html${addressOf(choicesOf(element, state.name))}`}>${words.states[state.label]}</a>
    </h3>
    ${frameOf(element, state.name, words.states[state.label])}
  </li>`;

const group = (element: Tag): TemplateResult | string => {
  const shown = matching(element);
  return shown.length
    ? html`<section aria-labelledby=${element}>
        <h2 id=${element}>&lt;${element}&gt; <small>${words.stateCount(shown.length)}</small></h2>
        <ul class="cells">
          ${repeat(
            shown,
            ({ name }) => name,
            (state) => tile(element, state),
          )}
        </ul>
      </section>`
    : '';
};

const sideNavigation = (): TemplateResult =>
  html`<nav class="side" aria-label=${words.galleryNavigation}>
    <label
      ><span>${words.search}</span
      ><input
        type="search"
        .value=${search}
        @input=${(event: Event) => {
          search = (event.currentTarget as HTMLInputElement).value.trim();
          draw();
        }}
    /></label>
    <p role="status">${words.stateCount(tags.flatMap(matching).length)}</p>
    ${tags
      .filter((element) => matching(element).length)
      .map(
        (element) =>
          html`<a class="group" href=${`#${element}`}>&lt;${element}&gt;</a>
            <ul>
              ${matching(element).map(
                (state) => html`<li><a href=${`#${idOf(element, state)}`}>${words.states[state.label]}</a></li>`,
              )}
            </ul>`,
      )}
  </nav>`;

const page = (): TemplateResult => html`
  ${pageHeader('gallery', { query: addressOf(choices), onLook: (look) => change({ look }, true) })}
  <main class="gallery">
    <div class="title">
      <h1>${words.galleryTitle}</h1>
      <p class="lead">${words.galleryLead}</p>
    </div>
    ${sideNavigation()}
    <div id="main" class="content" tabindex="-1">
      <section class="card pickers" aria-label=${words.galleryPickers}>
        ${lookPickers(choices, change)} ${siteSwitches(choices, change)}
        ${hasClubTexts(choices.lang) ? '' : html`<p>${words.clubTexts}</p>`}
      </section>
      ${tags.map(group)}
    </div>
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
