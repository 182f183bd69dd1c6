import { html, render, type TemplateResult } from 'lit';
import { addressOf, choicesIn, panels as panelNames, type Choices } from './choices.js';
import { forms, stateOf, tags } from './elements.js';
import { head } from './frame.js';
import { makeHost, type Fired, type Host, type Mail } from './host.js';
import { how, what } from './panels/pick.js';
import { reference } from './panels/reference.js';
import { snippet, style } from './panels/snippet.js';
import { eventLog, mailbox } from './panels/told.js';
import { attributes, knobs } from './panels/tune.js';
import { Stage } from './stage.js';
import './workbench.css';

/** Picks something else. Quietly: while somebody is still at it, without a step of its own on the way back. */
export type Change = (change: Partial<Choices>, quietly?: boolean) => void;

let choices = choicesIn(location.search);
let fired: readonly Fired[] = [];
let mails: readonly Mail[] = [];
let news = 'Starting the club’s database in this page …';
let left = '';

const change: Change = (changed, quietly = false) => {
  const address = addressOf({ ...choices, ...changed });
  // what an address cannot hold cannot be picked
  choices = choicesIn(address);
  if (quietly) history.replaceState(null, '', address);
  else if (address !== location.search) history.pushState(null, '', address);
  show();
};

const stage = new Stage(change);

const host: Host = makeHost({
  fired: (event) => {
    fired = [...fired, event];
    draw();
  },
  mailed: (mail) => {
    mails = [...mails, mail];
    draw();
  },
  left: (address) => {
    const form = /\/portal\/sv-wiesental\/([\w-]+)$/.exec(address)?.[1];
    if ((forms as readonly (string | undefined)[]).includes(form))
      change({ element: tags[0], state: 'open', form: form!, attributes: {} });
    else {
      left = address;
      draw();
    }
  },
  ready: (error) => {
    news = error ? `The club’s database could not be started: ${String(error)}` : '';
    draw();
  },
});
(window as Window & { turnoutHost?: Host }).turnoutHost = host;

function show(): void {
  if (stage.show(choices)) begin();
  draw();
}

/** Another state: what was told of the one before is over. */
function begin(): void {
  fired = [];
  left = '';
}

/** Beside the preview is room for what can be turned. */
const roomy = matchMedia('(min-width: 62rem)').matches;

const again = (): void => {
  begin();
  stage.again(choices);
  draw();
};

const mailsHere = (): readonly Mail[] => {
  const { data = 'club' } = stateOf(choices.element, choices.state);
  return mails.filter((mail) => mail.data === data);
};

const open = (token: string): void => stage.follow(token);

const count = (number: number): TemplateResult | string => (number ? html` <b>${number}</b>` : '');

const panelOf: Readonly<Record<(typeof panelNames)[number], { label: () => unknown; content: () => unknown }>> = {
  events: {
    label: () => html`Events${count(fired.length)}`,
    content: () =>
      eventLog(fired, () => {
        fired = [];
        draw();
      }),
  },
  mailbox: { label: () => html`Mailbox${count(mailsHere().length)}`, content: () => mailbox(mailsHere(), open) },
  snippet: { label: () => 'Snippet', content: () => snippet(choices, change) },
  style: { label: () => 'CSS', content: () => style(choices) },
  reference: { label: () => 'Reference', content: () => reference(choices) },
};

const toNext = (event: KeyboardEvent): void => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  const at = panelNames.indexOf(choices.panel as (typeof panelNames)[number]);
  const panel = panelNames.at((at + by) % panelNames.length)!;
  change({ panel });
  document.getElementById(`tab-${panel}`)!.focus();
};

const tabs = (): TemplateResult =>
  html`<section class="panels" aria-label="About this element">
    <div class="tabs" role="tablist" aria-label="About this element" @keydown=${toNext}>
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

const said = (): TemplateResult =>
  html`<p class="news" role="status" ?data-busy=${news.includes('…')}>
    ${left ? html`Leads to <code>${left}</code>: another page, which is not part of this demo.` : news}
  </p>`;

const page = (): TemplateResult => html`
  ${head('index', addressOf(choices))}
  <main id="main" class="bench" tabindex="-1">
    <h1 class="unseen">Workbench</h1>
    <section class="card what" aria-label="What to look at">${what(choices, change)}</section>
    <section class="card how" aria-label="How to look at it">${how(choices, change)}</section>
    <section class="stage" aria-label="Preview">
      <div class="tools">
        ${stage.widths(choices)}
        <button type="button" class="again" @click=${again}>Begin again</button>
        <a href=${`./preview.html${addressOf(choices)}`} target="_blank">In a window of its own</a>
      </div>
      ${stage.drawn()} ${said()}
    </section>
    <section class="tune" aria-label="Tune">
      <details class="card" ?open=${roomy}>
        <summary><h2>Knobs</h2></summary>
        <div class="knobs">${knobs(choices, change)}</div>
      </details>
      <details class="card">
        <summary><h2>Attributes</h2></summary>
        <div class="attributes">${attributes(choices, change)}</div>
      </details>
    </section>
    ${tabs()}
  </main>
  <p class="unseen" role="status" id="copied"></p>
`;

function draw(): void {
  document.title = `${stateOf(choices.element, choices.state).label} · ${choices.element} · Turnout`;
  render(page(), document.body);
}

addEventListener('popstate', () => {
  choices = choicesIn(location.search);
  show();
});

document.body.replaceChildren();
show();
