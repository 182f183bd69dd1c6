import { html, render } from 'lit';
import '../../src/define.js';
import { themes } from '../themes/index.js';
import { choicesIn, directionIn, schemeIn, slugOf, type Choices } from './choices.js';
import { connectBackend, connectWorker } from './connect-backend.js';
import { elementCss } from './element-css.js';
import { stateOf } from './elements.js';
import { baseUrlOf, createHost, type Host } from './host.js';
import { words } from './language.js';
import { createPartPicker, type PartPicker } from './part-picker.js';
import './preview.css';
import { visitorActions } from './visitor-actions.js';
import { watchEvents } from './watch-events.js';

/** The interface of a preview for the page around it. */
export interface Preview {
  /** Shows the same element in the same state with other choices. */
  apply(choices: Choices): void;
  readonly parts: PartPicker;
}

interface DemoWindow extends Window {
  turnoutHost?: Host;
  turnoutPreview?: Preview;
}

const outerHost = parent === window ? undefined : (parent as DemoWindow).turnoutHost;
const host = outerHost ?? createHost();

const root = document.documentElement;
const [siteStyle, elementStyle] = ['site', 'turnout'].map((id) =>
  document.querySelector<HTMLStyleElement>(`style#${id}`)!,
);
const first = choicesIn(location.search);
const element = document.createElement(first.element);
const container = document.createElement('div');

/** The choices that were applied last. */
let applied: Choices = first;

function apply(choices: Choices): void {
  const theme = themes[choices.theme]!;
  root.dir = directionIn(choices);
  root.lang = choices.lang;
  root.dataset['scheme'] = schemeIn(choices);
  root.dataset['theme'] = choices.theme;
  siteStyle!.textContent = theme.site;
  elementStyle!.textContent = elementCss(choices);
  element.setAttribute('lang', choices.lang);
  for (const name of Object.keys(applied.attributes)) if (!(name in choices.attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(choices.attributes)) element.setAttribute(name, value);
  applied = choices;
  const isAlone = choices.around !== 'site';
  root.toggleAttribute('data-alone', isAlone);
  render(isAlone ? html`<main>${container}</main>` : theme.page(choices.lang, container), document.body);
}

/** Reports links to other pages instead of following them: those pages are not part of the demo. */
function interceptLink(event: MouseEvent): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || event.defaultPrevented) return;
  const { href } = link;
  const isOnPage = href.startsWith(`${location.href.replace(/#.*/, '')}#`);
  if (isOnPage && link.getAttribute('href') !== '#') return;
  if (link.hasAttribute('download') || href.startsWith('blob:')) return;
  event.preventDefault();
  if (!isOnPage) host.onLeave(href);
}

// keeps the focus in the controls outside the preview, and the page around it where it is; inside, elements move both as on any page
for (const [prototype, name] of [
  [HTMLElement.prototype, 'focus'],
  [Element.prototype, 'scrollIntoView'],
] as const) {
  const native = Object.getOwnPropertyDescriptor(prototype, name)!.value as (this: Element, options?: object) => void;
  Object.assign(prototype, {
    [name](this: Element, options?: object) {
      if (document.hasFocus()) native.call(this, options);
    },
  });
}

element.setAttribute('base-url', baseUrlOf(first));
element.setAttribute('slug', slugOf(first));
const { label, data = 'club', action = 'none', network, attributes = {} } = stateOf(first.element, first.state);
for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
apply(first);
document.title = `${first.element}: ${words.states[label]}`;
const parts = createPartPicker(element, (picked) => host.onPick(picked));
(window as DemoWindow).turnoutPreview = { apply, parts };
addEventListener('click', interceptLink);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => apply(applied));
watchEvents((event) => host.onEvent(event));
new ResizeObserver(() => host.onResize(window.frameElement, root.offsetHeight)).observe(document.body);

/** The first element is to stand before the database and the worker load. */
const BACKEND_DELAY_MS = 1_000;
const WORKER_DELAY_MS = 1_500;

const needsBackend = network !== 'loading' && network !== 'offline';
// the site appears at once, the element when its first reads can be answered
connectBackend(host);
// a late database is no reason for the notice that loading takes long
if (needsBackend) await (action === 'none' ? host.prepareReads(data) : host.loadClub(data));
container.append(element);
if (element.shadowRoot)
  new MutationObserver(() => host.onDraw(window.frameElement)).observe(element.shadowRoot, {
    childList: true,
    subtree: true,
  });
visitorActions[action]({ element, host, data }).then(
  () => {
    element.setAttribute('data-arrived', '');
    // a gallery creates no database for a tile that nobody uses
    if (needsBackend && !host.withoutWorker) setTimeout(() => void host.loadClub(data), BACKEND_DELAY_MS);
    setTimeout(() => void connectWorker(host), WORKER_DELAY_MS);
  },
  (error: unknown) => console.warn(error),
);
