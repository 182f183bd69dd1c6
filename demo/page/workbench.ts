import { html, render, type TemplateResult } from 'lit';
import { addressOf, choicesIn, panels as panelNames, type Choices } from './choices.js';
import { forms, stateOf, tags } from './elements.js';
import { createHost, type Host, type LoggedEvent, type Mail } from './host.js';
import { language, words } from './language.js';
import { pageHeader } from './page-header.js';
import { attributeControls, propertyControls } from './panels/controls.js';
import { eventLog } from './panels/event-log.js';
import { mailbox } from './panels/mailbox.js';
import { elementPickers, viewPickers } from './panels/pickers.js';
import { reference } from './panels/reference.js';
import { snippet, style } from './panels/snippet.js';
import { sentence } from './panels/sentence.js';
import { PreviewFrame } from './preview-frame.js';
import './workbench.css';

/** Changes choices. An intermediate change, as while dragging, adds no entry to the history. */
export type Change = (changes: Partial<Choices>, isIntermediate?: boolean) => void;

let choices = choicesIn(location.search);
let events: readonly LoggedEvent[] = [];
let mails: readonly Mail[] = [];
let isStarting = true;
let startError = '';
/** The address of the last link to another page. */
let leftFor = '';

const change: Change = (changes, isIntermediate = false) => {
  const address = addressOf({ ...choices, ...changes });
  // reads the choices back, so that the page never shows more than its address contains
  choices = choicesIn(address);
  if (isIntermediate) history.replaceState(null, '', address);
  else if (address !== location.search) history.pushState(null, '', address);
  show();
};

const preview = new PreviewFrame(change);

const host: Host = createHost({
  onEvent: (event) => {
    events = [...events, event];
    draw();
  },
  onMail: (mail) => {
    mails = [...mails, mail];
    draw();
  },
  onLeave: (address) => {
    const form = /\/portal\/sv-wiesental\/([\w-]+)$/.exec(address)?.[1];
    if ((forms as readonly (string | undefined)[]).includes(form))
      change({ element: tags[0], state: 'open', form: form!, attributes: {} });
    else {
      leftFor = address;
      draw();
    }
  },
  onReady: (error) => {
    isStarting = false;
    startError = error ? words.notStarted(String(error)) : '';
    draw();
  },
});
(window as Window & { turnoutHost?: Host }).turnoutHost = host;

function show(): void {
  if (preview.show(choices)) clearLog();
  draw();
}

/** Forgets the events of the state before. */
function clearLog(): void {
  events = [];
  leftFor = '';
}

/** Whether the controls have room beside the preview. */
const isWide = matchMedia('(min-width: 62rem)').matches;

const restart = (): void => {
  clearLog();
  preview.restart(choices);
  draw();
};

const mailsOfState = (): readonly Mail[] => {
  const { data = 'club' } = stateOf(choices.element, choices.state);
  return mails.filter((mail) => mail.data === data);
};

const count = (number: number): TemplateResult | string => (number ? html` <b>${number}</b>` : '');

const panelOf: Readonly<Record<(typeof panelNames)[number], { label: () => unknown; content: () => unknown }>> = {
  events: {
    label: () => html`${words.tabs.events}${count(events.length)}`,
    content: () =>
      eventLog(events, () => {
        events = [];
        draw();
      }),
  },
  mailbox: {
    label: () => html`${words.tabs.mailbox}${count(mailsOfState().length)}`,
    content: () => mailbox(mailsOfState(), (token) => preview.openLink(token)),
  },
  snippet: { label: () => words.tabs.snippet, content: () => snippet(choices, change) },
  style: { label: () => words.tabs.style, content: () => style(choices) },
  reference: { label: () => words.tabs.reference, content: () => reference(choices) },
};

const moveByArrow = (event: KeyboardEvent): void => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  const index = panelNames.indexOf(choices.panel as (typeof panelNames)[number]);
  const panel = panelNames.at((index + by) % panelNames.length)!;
  change({ panel });
  document.getElementById(`tab-${panel}`)!.focus();
};

const tabs = (): TemplateResult =>
  html`<section class="panels" aria-label=${words.panels}>
    <div class="tabs" role="tablist" aria-label=${words.panels} @keydown=${moveByArrow}>
      ${panelNames.map(
        (name) =>
          html`<button
            type="button"
            role="tab"
            id=${`tab-${name}`}
            aria-controls="panel"
            aria-selected=${String(name === choices.panel)}
            tabindex=${name === choices.panel ? 0 : -1}
            @click=${() => change({ panel: name })}
          >
            ${panelOf[name].label()}
          </button>`,
      )}
    </div>
    <div class="panel" role="tabpanel" id="panel" aria-labelledby=${`tab-${choices.panel}`} tabindex="0">
      ${panelOf[choices.panel as keyof typeof panelOf].content()}
    </div>
  </section>`;

const status = (): TemplateResult => {
  const text = isStarting ? words.starting : startError;
  return html`<p class="status" role="status" ?data-busy=${isStarting}>
    ${leftFor ? sentence(words.leadsTo(leftFor)) : text}
  </p>`;
};

const page = (): TemplateResult => html`
  ${pageHeader('index', { query: addressOf(choices) })}
  <main id="main" class="bench" tabindex="-1">
    <h1 class="unseen">${words.pages.index}</h1>
    <section class="card element-pickers" aria-label=${words.elementPickers}>
      ${elementPickers(choices, change)}
    </section>
    <section class="card view-pickers" aria-label=${words.viewPickers}>${viewPickers(choices, change)}</section>
    <section class="preview" aria-label=${words.preview}>
      <div class="toolbar">
        ${preview.widthControls(choices)}
        <button type="button" class="restart" @click=${restart}>${words.restart}</button>
        <a href=${`./preview.html${addressOf(choices)}`} target="_blank">${words.ownWindow}</a>
      </div>
      ${preview.template()} ${status()}
    </section>
    <section class="controls" aria-label=${words.controls}>
      <details class="card" ?open=${isWide}>
        <summary><h2>${words.styles}</h2></summary>
        <div class="properties">${propertyControls(choices, change)}</div>
      </details>
      <details class="card">
        <summary><h2>${words.attributes}</h2></summary>
        <div class="attributes">${attributeControls(choices, change)}</div>
      </details>
    </section>
    ${tabs()}
  </main>
  <p class="unseen" role="status" id="copied"></p>
`;

function draw(): void {
  document.title = `${words.states[stateOf(choices.element, choices.state).label]} · ${choices.element} · Turnout`;
  render(page(), document.body);
}

addEventListener('popstate', () => {
  choices = choicesIn(location.search);
  show();
});

document.documentElement.lang = language;
document.body.replaceChildren();
show();
