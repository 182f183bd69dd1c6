import { drawn } from './drawn.js';
import { findingsList } from './findings-list.js';
import { panelStyles } from './panel-styles.js';
import { requestLine, standingLine, summaryOf, type Report, type Stood } from './report.js';
import type { Language, DoctorWords } from '../i18n/doctor.js';

interface Spoken {
  readonly language: Language;
  readonly words: DoctorWords;
}

export interface Panel {
  /** Shows what was found, in place of what was there. */
  readonly tell: (report: Report) => void;
  readonly close: () => void;
}

function stoodOf(stood: Stood, words: DoctorWords): HTMLElement {
  const pair = (name: string, ...value: (Node | string)[]) => [drawn('dt', {}, name), drawn('dd', {}, ...value)];
  const requests = stood.asked.length
    ? [drawn('ul', { dir: 'ltr' }, ...stood.asked.map((asked) => drawn('li', {}, requestLine(asked, words))))]
    : [words.noRequests];
  return drawn(
    'li',
    {},
    drawn('code', { dir: 'ltr' }, `<${stood.element}>`),
    drawn(
      'dl',
      {},
      ...pair(words.slug, drawn('code', { dir: 'ltr' }, stood.slug)),
      ...pair(words.base, drawn('code', { dir: 'ltr' }, stood.base)),
      ...pair(words.state, standingLine(stood, words)),
      ...pair(words.requests, ...requests),
    ),
  );
}

/** What the panel shows, below its heading. */
export function contentOf(report: Report, words: DoctorWords): HTMLElement[] {
  const stood = report.stood.map((one) => stoodOf(one, words));
  return [
    drawn('p', { class: 'summary' }, summaryOf(report, words)),
    findingsList(report.findings, words),
    ...(stood.length
      ? [drawn('details', {}, drawn('summary', {}, words.embeds), drawn('ul', { class: 'stood' }, ...stood))]
      : []),
  ];
}

/** The panel itself: a heading, a button that closes it, and what there is to say. */
export function panelIn(root: ShadowRoot, { language, words }: Spoken, closed: () => void): Panel {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [sheet];
  const content = drawn('div', { class: 'content', role: 'status' }, drawn('p', {}, words.looking));
  const button = drawn('button', { type: 'button', class: 'close', 'aria-label': words.close }, '×');
  const heading = drawn('h2', { id: 'heading' }, words.heading);
  const header = drawn('header', {}, heading, button);
  const aside = drawn('aside', { lang: language, dir: 'ltr', 'aria-labelledby': 'heading' }, header, content);
  root.append(aside);

  button.addEventListener('click', closed);
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    event.stopPropagation();
    closed();
  });
  return {
    tell(report) {
      // read out is the summary; the rest is there for whoever goes on
      content.removeAttribute('role');
      const [summary, ...rest] = contentOf(report, words);
      const said = drawn('div', { role: 'status' });
      content.replaceChildren(said, ...rest);
      said.append(summary!);
    },
    close: closed,
  };
}

/** Shows the panel above the page, closed off from it, and leaves the focus where it is. */
export function show(spoken: Spoken): Panel {
  const before = document.activeElement;
  const host = document.createElement('div');
  host.setAttribute('popover', 'manual');
  // what it tells of a page is no business of the page's scripts
  // eslint-disable-next-line wc/no-closed-shadow-root -- see above
  const root = host.attachShadow({ mode: 'closed' });
  const away = () => {
    const hadFocus = root.activeElement !== null;
    host.remove();
    document.removeEventListener('keydown', escape);
    if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
  };
  // whoever has the focus nowhere means the panel as well
  const escape = (event: KeyboardEvent) => {
    const isNowhere = document.activeElement === document.body || document.activeElement === host;
    if (event.key === 'Escape' && isNowhere && !event.defaultPrevented) away();
  };
  document.addEventListener('keydown', escape);
  const panel = panelIn(root, spoken, away);
  document.body.append(host);
  // above whatever the page has above everything
  host.showPopover?.();
  return panel;
}
