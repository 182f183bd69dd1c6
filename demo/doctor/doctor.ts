import { render } from 'lit';
import {
  diagnose,
  createElement,
  findingsList,
  findingsStyles,
  probeFindings,
  languageFor,
  languages,
  parseSource,
  probesFor,
  summaryOf,
  supportSection,
} from '../../src/doctor/index.js';
import { pageHeader } from '../page/page-header.js';
import './doctor.css';
import { doctorPageWords } from '../../src/i18n/doctor-page.js';

const query = new URLSearchParams(location.search);
const language = languageFor(query.get('lang') ?? navigator.language);
const [words, pageWords] = [languages[language], doctorPageWords[language]];

const sheet = new CSSStyleSheet();
sheet.replaceSync(findingsStyles);
document.adoptedStyleSheets = [sheet];
document.documentElement.lang = language;
document.title = pageWords.title;

/** A control with its label and its help. `beside` is in the same row. */
function labelledControl(
  control: HTMLInputElement | HTMLTextAreaElement,
  label: string,
  help: string,
  beside: readonly Node[] = [],
) {
  control.setAttribute('aria-describedby', `${control.id}-help`);
  return createElement(
    'div',
    {},
    createElement('label', { for: control.id }, label),
    createElement('p', { class: 'help', id: `${control.id}-help` }, help),
    createElement('div', { class: 'beside' }, control, ...beside),
  );
}

const address = createElement('input', {
  id: 'address',
  type: 'url',
  inputmode: 'url',
  autocomplete: 'url',
  spellcheck: 'false',
});
const source = createElement('textarea', { id: 'source', spellcheck: 'false', autocomplete: 'off', dir: 'ltr' });
const headers = createElement('textarea', {
  id: 'headers',
  class: 'headers',
  spellcheck: 'false',
  autocomplete: 'off',
  dir: 'ltr',
});
const fetchButton = createElement('button', { type: 'button' }, pageWords.fetch);
const status = createElement('p', { class: 'status', role: 'status' });
const results = createElement('section', { id: 'results', tabindex: '-1', 'aria-label': pageWords.results });

/** The page's address without query and hash, which may contain personal data. */
function pageAddress(): URL | undefined {
  try {
    const { origin, pathname, protocol } = new URL(address.value.trim());
    return /^https?:$/.test(protocol) ? new URL(pathname, origin) : undefined;
  } catch {
    return undefined;
  }
}

function showFindings(findings: ReturnType<typeof diagnose>): void {
  results.replaceChildren(
    createElement('h2', {}, pageWords.results),
    // a single finding that nothing is wrong says it all
    ...(findings.every(({ severity }) => severity === 'fine')
      ? []
      : [createElement('p', {}, summaryOf({ findings }, words))]),
    findingsList(findings, words, 'h3'),
    supportSection(findings, words, 'h3'),
  );
}

/** Counts examinations, so that late answers about an earlier source are ignored. */
let examinationCount = 0;

/** Examines the source and probes the gates that it names. `message` is shown afterwards. */
async function examine(message = ''): Promise<void> {
  const count = ++examinationCount;
  const text = source.value;
  status.textContent = text.trim() ? message : pageWords.empty;
  if (!text.trim()) return source.focus();
  const hints = { address: pageAddress()?.href, headers: headers.value };
  const probes = probesFor(parseSource(text), hints);
  const previousFocus = document.activeElement;
  if (probes.length) {
    status.textContent = pageWords.asking;
    results.replaceChildren();
  }
  const probed = await probeFindings(probes, hints.address);
  if (count !== examinationCount) return;
  showFindings(diagnose(parseSource(text), hints, probed));
  status.textContent = message;
  // keeps the focus of a visitor who has moved on
  if (document.activeElement === previousFocus) results.focus();
}

async function fetchPage(): Promise<void> {
  const count = ++examinationCount;
  const target = pageAddress();
  status.textContent = target ? pageWords.fetching : pageWords.noAddress;
  if (!target) return address.focus();
  // a shared link contains the page's address, but not the pasted source
  const shared = new URL(location.href);
  shared.search = new URLSearchParams({ lang: language, address: target.href }).toString();
  history.replaceState(null, '', shared);
  try {
    const answer = await fetch(target, { credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(15_000) });
    const text = await answer.text();
    if (count !== examinationCount) return;
    source.value = text;
    const policies = ['content-security-policy', 'integrity-policy'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [`${name}: ${value}`] : [];
    });
    headers.value = policies.join('\n');
  } catch {
    if (count !== examinationCount) return;
    status.textContent = pageWords.notFetched;
    return source.focus();
  }
  await examine(pageWords.fetched);
}

fetchButton.addEventListener('click', () => void fetchPage());
const form = createElement(
  'form',
  { novalidate: '' },
  labelledControl(source, pageWords.source, pageWords.sourceHelp),
  labelledControl(address, pageWords.address, pageWords.addressHelp, [fetchButton]),
  createElement(
    'details',
    {},
    createElement('summary', {}, pageWords.headers),
    labelledControl(headers, pageWords.headers, pageWords.headersHelp),
  ),
  status,
  createElement('p', { class: 'beside' }, createElement('button', { type: 'submit', class: 'main' }, pageWords.check)),
);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void examine();
});

const header = createElement('div', {});
render(pageHeader('doctor', { language }), header);
document.body.prepend(header);

address.value = query.get('address') ?? '';
document
  .getElementById('main')!
  .replaceChildren(
    createElement('h1', {}, pageWords.title),
    createElement(
      'p',
      { class: 'intro' },
      ...pageWords.intro
        .split(/(\?turnout-debug)/)
        .map((text) => (text.startsWith('?') ? createElement('code', {}, text) : text)),
    ),
    form,
    results,
  );
