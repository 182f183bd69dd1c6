import { createElement } from './create-element.js';
import { findingsList } from './findings-list.js';
import { panelStyles } from './panel-styles.js';
import { requestLine, statusLine, summaryOf, type Report, type ElementReport } from './report.js';
import { supportSection } from './support-sentence.js';
import type { Language, DoctorWords } from '../i18n/doctor.js';

/** The language of the panel and its texts. */
interface PanelLanguage {
  readonly language: Language;
  readonly words: DoctorWords;
}

export interface Panel {
  /** Shows a report in place of the waiting text. */
  readonly showReport: (report: Report) => void;
  readonly close: () => void;
}

/** The facts about one element. */
function elementItem(report: ElementReport, words: DoctorWords): HTMLElement {
  const pair = (name: string, ...value: (Node | string)[]) => [
    createElement('dt', {}, name),
    createElement('dd', {}, ...value),
  ];
  const requests = report.requests.length
    ? [
        createElement(
          'ul',
          { dir: 'ltr' },
          ...report.requests.map((request) => createElement('li', {}, requestLine(request, words))),
        ),
      ]
    : [words.noRequests];
  return createElement(
    'li',
    {},
    createElement('code', { dir: 'ltr' }, `<${report.element}>`),
    createElement(
      'dl',
      {},
      ...pair(words.slug, createElement('code', { dir: 'ltr' }, report.slug)),
      ...pair(words.base, createElement('code', { dir: 'ltr' }, report.base)),
      ...pair(words.state, statusLine(report, words)),
      ...pair(words.requests, ...requests),
    ),
  );
}

/** The content of the panel below its heading. */
export function contentOf(report: Report, words: DoctorWords): HTMLElement[] {
  const elements = report.elements.map((element) => elementItem(element, words));
  return [
    createElement('p', { class: 'summary' }, summaryOf(report, words)),
    findingsList(report.findings, words),
    supportSection(report.findings, words),
    ...(elements.length
      ? [
          createElement(
            'details',
            {},
            createElement('summary', {}, words.embeds),
            createElement('ul', { class: 'elements' }, ...elements),
          ),
        ]
      : []),
  ];
}

/** Fills a shadow root with the panel: a heading, a close button and the content. */
export function createPanel(root: ShadowRoot, { language, words }: PanelLanguage, onClose: () => void): Panel {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [sheet];
  const content = createElement('div', { class: 'content', role: 'status' }, createElement('p', {}, words.looking));
  const button = createElement('button', { type: 'button', class: 'close', 'aria-label': words.close }, '×');
  const heading = createElement('h2', { id: 'heading' }, words.heading);
  const header = createElement('header', {}, heading, button);
  const aside = createElement('aside', { lang: language, dir: 'ltr', 'aria-labelledby': 'heading' }, header, content);
  root.append(aside);

  button.addEventListener('click', onClose);
  root.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  });
  return {
    showReport(report) {
      // screen readers announce the summary only
      content.removeAttribute('role');
      const [summary, ...details] = contentOf(report, words);
      const status = createElement('div', { role: 'status' });
      content.replaceChildren(status, ...details);
      status.append(summary!);
    },
    close: onClose,
  };
}

/** Opens the panel above the page in a closed shadow root, without moving the focus. */
export function openPanel(language: PanelLanguage): Panel {
  const previousFocus = document.activeElement;
  const host = document.createElement('div');
  host.setAttribute('popover', 'manual');
  // the page's scripts must not read the report
  // eslint-disable-next-line wc/no-closed-shadow-root -- see above
  const root = host.attachShadow({ mode: 'closed' });
  const close = () => {
    const hadFocus = root.activeElement !== null;
    host.remove();
    document.removeEventListener('keydown', escape);
    if (hadFocus && previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
  };
  // Escape also closes the panel if nothing has the focus
  const escape = (event: KeyboardEvent) => {
    const isWithoutFocus = document.activeElement === document.body || document.activeElement === host;
    if (event.key === 'Escape' && isWithoutFocus && !event.defaultPrevented) close();
  };
  document.addEventListener('keydown', escape);
  const panel = createPanel(root, language, close);
  document.body.append(host);
  // the top layer is above all content of the page
  host.showPopover?.();
  return panel;
}
