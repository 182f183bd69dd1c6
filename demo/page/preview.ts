import { html, render } from 'lit';
import '../../src/define.js';
import { themes } from '../themes/index.js';
import { choicesIn, directionIn, slugOf, type Choices } from './choices.js';
import { stateOf } from './elements.js';
import { baseOf, makeHost, type Host } from './host.js';
import { connect } from './line.js';
import { watchEvents } from './events.js';
import './preview.css';
import { styleOf } from './style.js';
import { acts } from './visitor.js';

/** A preview, as the page around it reaches it. */
export interface Preview {
  /** Shows the same element in the same state with what else was picked. */
  wear(choices: Choices): void;
}

interface Reaching extends Window {
  turnoutHost?: Host;
  turnoutPreview?: Preview;
}

const around = parent === window ? undefined : (parent as Reaching).turnoutHost;
const host = around ?? makeHost();
/** In a gallery: the element without the site around. */
const alone = new URLSearchParams(location.search).has('alone');

const root = document.documentElement;
const [site, look] = ['site', 'turnout'].map((id) => document.querySelector<HTMLStyleElement>(`style#${id}`)!);
const first = choicesIn(location.search);
const element = document.createElement(first.element);
const place = document.createElement('div');

/** What this has set on the element before. */
let before: Choices['attributes'] = {};

function wear(choices: Choices): void {
  const theme = themes[choices.theme]!;
  root.dir = directionIn(choices);
  root.lang = choices.lang;
  root.dataset['scheme'] = choices.scheme;
  root.dataset['theme'] = choices.theme;
  site!.textContent = theme.site;
  look!.textContent = styleOf(choices);
  element.setAttribute('lang', choices.lang);
  for (const name of Object.keys(before)) if (!(name in choices.attributes)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(choices.attributes)) element.setAttribute(name, value);
  before = choices.attributes;
  render(alone ? html`<main>${place}</main>` : theme.page(choices.lang, place), document.body);
}

/** What leads out of the page is told of, not followed: there is nothing behind it here. */
function stay(event: MouseEvent): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || event.defaultPrevented) return;
  const { href } = link;
  const inside = href.startsWith(`${location.href.replace(/#.*/, '')}#`);
  if (inside && link.getAttribute('href') !== '#') return;
  if (link.hasAttribute('download') || href.startsWith('blob:')) return;
  event.preventDefault();
  if (!inside) host.left(href);
}

// who picks a state outside stays there; who is inside is led as on any page
const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')!.value as HTMLElement['focus'];
HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
  if (document.hasFocus()) focus.call(this, options);
};

root.toggleAttribute('data-alone', alone);
element.setAttribute('base-url', baseOf(first));
element.setAttribute('slug', slugOf(first));
wear(first);
document.title = `${first.element}: ${stateOf(first.element, first.state).label}`;
(window as Reaching).turnoutPreview = { wear };
addEventListener('click', stay);
watchEvents((event) => host.fired(event));
new ResizeObserver(() => host.drawn(window.frameElement, root.offsetHeight)).observe(document.body);

const { data = 'club', act = 'none', way } = stateOf(first.element, first.state);
// the site is there at once, and the element as soon as there is somebody whom it can ask
await connect(host);
// of many that begin at once, none should have to wait for long
if (alone && way !== 'loading' && way !== 'offline') await host.prepared(data);
place.append(element);
acts[act]({ element, host, data }).then(
  () => element.setAttribute('data-arrived', ''),
  (error: unknown) => console.warn(error),
);
