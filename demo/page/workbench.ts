import { html, render, type TemplateResult } from 'lit';
import { addressOf, choicesIn, type Choices } from './choices.js';
import { forms, stateOf, tags } from './elements.js';
import { createHost, type Host, type LoggedEvent, type Mail, type PickedPart } from './host.js';
import { backIcon } from './icons.js';
import { language, words } from './language.js';
import { pageHeader } from './page-header.js';
import { brandStart } from './panels/brand.js';
import { attributeControls, propertyControls } from './panels/controls.js';
import { eventLog } from './panels/event-log.js';
import { mailbox } from './panels/mailbox.js';
import { directionSwitches, elementPickers, formPicker, lookPickers, siteSwitches } from './panels/pickers.js';
import { partsPanel } from './panels/parts.js';
import { reference } from './panels/reference.js';
import { snippet, style } from './panels/snippet.js';
import { widthField, widthSwitches } from './panels/width-controls.js';
import { PreviewFrame } from './preview-frame.js';
import { sidePanel, type Panel, type PanelName } from './side-panel.js';
import { stageStatus, type StageStatus } from './start-progress.js';
import './panel-content.css';
import './panel-start.css';
import './panels.css';
import './workbench.css';
import './settings.css';

/** Changes choices. An intermediate change, as while dragging, adds no entry to the history. */
export type Change = (changes: Partial<Choices>, isIntermediate?: boolean) => void;

let choices = choicesIn(location.search);
let events: readonly LoggedEvent[] = [];
let mails: readonly Mail[] = [];
let isPicking = false;
let picked: PickedPart | undefined;
let status: StageStatus = { step: undefined, startError: '', leftFor: '' };

const change: Change = (changes, isIntermediate = false) => {
  const address = addressOf({ ...choices, ...changes });
  // reads the choices back, so that the page never shows more than its address contains
  choices = choicesIn(address);
  if (isIntermediate) history.replaceState(null, '', address);
  else if (address !== location.search) history.pushState(null, '', address);
  show();
};

const setStatus = (changes: Partial<StageStatus>): void => {
  status = { ...status, ...changes };
  draw();
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
    else setStatus({ leftFor: address });
  },
  onPick: (part) => {
    picked = part;
    change({ panel: 'parts' });
  },
  onDraw: () => {
    preview.parts?.setActive(isPicking);
    if (choices.panel === 'parts') draw();
  },
  onStart: (step, error) =>
    setStatus({
      step: step === 'ready' ? undefined : step,
      startError: error ? words.notStarted(String(error)) : '',
    }),
});
(window as Window & { turnoutHost?: Host }).turnoutHost = host;

/** Forgets everything that the state before has left: events, mails, registrations. */
function startClean(): void {
  events = [];
  mails = [];
  picked = undefined;
  status = { ...status, leftFor: '' };
  host.startClean();
}

function show(): void {
  preview.show(choices, startClean);
  draw();
}

const restart = (): void => {
  startClean();
  preview.restart(choices);
  draw();
};

const mailsOfState = (): readonly Mail[] => {
  const { data = 'club' } = stateOf(choices.element, choices.state);
  return mails.filter((mail) => mail.data === data);
};

const clearEvents = (): void => {
  events = [];
  draw();
};

const setPicking = (value: boolean): void => {
  isPicking = value;
  preview.parts?.setActive(value);
  draw();
};

const partsOfElement = (): TemplateResult =>
  partsPanel(choices.element, {
    isPicking,
    picked,
    visible: preview.parts?.visibleParts() ?? [],
    setPicking,
    pick: (part) => {
      picked = part;
      draw();
    },
    mark: (part) => preview.parts?.mark(part),
  });

const look = (): TemplateResult => html`
  ${brandStart(choices, change)}
  <div class="look-switches">${siteSwitches(choices, change)} ${directionSwitches(choices, change)}</div>
  ${widthField(choices, change)}
  <h3>${words.properties}</h3>
  <div class="properties">${propertyControls(choices, change)}</div>
`;

const panels = (): Record<PanelName, Panel> => ({
  snippet: { content: () => snippet(choices, change) },
  look: { content: look },
  attributes: { content: () => html`<div class="attributes">${attributeControls(choices, change)}</div>` },
  parts: { content: partsOfElement },
  style: { content: () => style(choices) },
  events: { content: () => eventLog(events, clearEvents), count: events.length },
  mailbox: {
    content: () => mailbox(mailsOfState(), (token) => preview.openLink(token)),
    count: mailsOfState().length,
  },
  reference: { content: () => reference(choices) },
});

const page = (): TemplateResult => html`
  ${pageHeader('index', { query: addressOf(choices), onLook: (look) => change({ look }, true) })}
  <main id="main" class="bench" tabindex="-1">
    <h1 class="unseen">${words.pages.index}</h1>
    <section class="element-pickers" aria-label=${words.elementPickers}>${elementPickers(choices, change)}</section>
    <section class="preview" aria-label=${words.preview}>
      ${preview.template()} ${stageStatus(status, choices.lang)}
    </section>
    <button type="button" class="main settings-button" popovertarget="settings">${words.settings}</button>
    <div id="settings" class="settings" popover>
      <div class="settings-head">
        <h2>${words.settings}</h2>
        <button type="button" popovertarget="settings" popovertargetaction="hide">${words.close}</button>
      </div>
      <section class="view-pickers" aria-label=${words.viewPickers}>
        ${formPicker(choices, change)} ${lookPickers(choices, change)}
      </section>
      <div class="tools">
        ${widthSwitches(choices, change)}
        <button type="button" class="restart" title=${words.restart} @click=${restart}>
          ${backIcon}<span>${words.restart}</span>
        </button>
      </div>
      ${sidePanel(choices, panels(), change)}
    </div>
  </main>
  <p class="unseen" role="status" id="copied"></p>
`;

function draw(): void {
  document.title = `${words.states[stateOf(choices.element, choices.state).label]} · ${words.elements[choices.element]} · Turnout`;
  render(page(), document.body);
}

addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && isPicking) setPicking(false);
});

addEventListener('popstate', () => {
  choices = choicesIn(location.search);
  document.documentElement.dataset['look'] = choices.look;
  show();
});

document.documentElement.lang = language;
document.body.replaceChildren();
show();
