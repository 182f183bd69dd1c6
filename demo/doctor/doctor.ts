import { render } from 'lit';
import {
  diagnose,
  drawn,
  findingsList,
  findingsStyles,
  fromGates,
  languageFor,
  languages,
  parsed,
  questionsOn,
  summaryOf,
} from '../../src/doctor/index.js';
import { pageHeader } from '../page/page-header.js';
import './doctor.css';
import { doctorPageWords } from '../../src/i18n/doctor-page.js';

const asked = new URLSearchParams(location.search);
const language = languageFor(asked.get('lang') ?? navigator.language);
const [words, say] = [languages[language], doctorPageWords[language]];

const sheet = new CSSStyleSheet();
sheet.replaceSync(findingsStyles);
document.adoptedStyleSheets = [sheet];
document.documentElement.lang = language;
document.title = say.title;

/** A control with its label and what helps to fill it in. */
function labelled(
  control: HTMLInputElement | HTMLTextAreaElement,
  label: string,
  help: string,
  beside: readonly Node[] = [],
) {
  control.setAttribute('aria-describedby', `${control.id}-help`);
  return drawn(
    'div',
    {},
    drawn('label', { for: control.id }, label),
    drawn('p', { class: 'help', id: `${control.id}-help` }, help),
    drawn('div', { class: 'beside' }, control, ...beside),
  );
}

const address = drawn('input', {
  id: 'address',
  type: 'url',
  inputmode: 'url',
  autocomplete: 'url',
  spellcheck: 'false',
});
const source = drawn('textarea', { id: 'source', spellcheck: 'false', autocomplete: 'off', dir: 'ltr' });
const headers = drawn('textarea', {
  id: 'headers',
  class: 'headers',
  spellcheck: 'false',
  autocomplete: 'off',
  dir: 'ltr',
});
const fetching = drawn('button', { type: 'button' }, say.fetch);
const news = drawn('p', { class: 'status', role: 'status' });
const results = drawn('section', { id: 'results', tabindex: '-1', 'aria-label': say.results });

/** The page that was named: its origin and path; what is behind them may be somebody's. */
function page(): URL | undefined {
  try {
    const { origin, pathname, protocol } = new URL(address.value.trim());
    return /^https?:$/.test(protocol) ? new URL(pathname, origin) : undefined;
  } catch {
    return undefined;
  }
}

function tell(findings: ReturnType<typeof diagnose>): void {
  results.replaceChildren(
    drawn('h2', {}, say.results),
    drawn('p', {}, summaryOf({ findings }, words)),
    findingsList(findings, words, 'h3'),
  );
}

/** Counts what was examined: an answer that comes too late is about something else. */
let examined = 0;

/** Tells what the source says, with what the gates say that it names. */
async function examine(told = ''): Promise<void> {
  const turn = ++examined;
  const text = source.value;
  news.textContent = text.trim() ? told : say.empty;
  if (!text.trim()) return source.focus();
  const known = { address: page()?.href, headers: headers.value };
  const questions = questionsOn(parsed(text), known);
  const before = document.activeElement;
  if (questions.length) {
    news.textContent = say.asking;
    results.replaceChildren();
  }
  const answered = await fromGates(questions, known.address);
  if (turn !== examined) return;
  tell(diagnose(parsed(text), known, answered));
  news.textContent = told;
  // who does something else meanwhile is left there
  if (document.activeElement === before) results.focus();
}

async function fetchPage(): Promise<void> {
  const turn = ++examined;
  const found = page();
  news.textContent = found ? say.fetching : say.noAddress;
  if (!found) return address.focus();
  // the page's address is all that is shared; not what was pasted
  const shared = new URL(location.href);
  shared.search = new URLSearchParams({ lang: language, address: found.href }).toString();
  history.replaceState(null, '', shared);
  try {
    const answer = await fetch(found, { credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(15_000) });
    const text = await answer.text();
    if (turn !== examined) return;
    source.value = text;
    const told = ['content-security-policy', 'integrity-policy'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [`${name}: ${value}`] : [];
    });
    headers.value = told.join('\n');
  } catch {
    if (turn !== examined) return;
    news.textContent = say.notFetched;
    return source.focus();
  }
  await examine(say.fetched);
}

fetching.addEventListener('click', () => void fetchPage());
const form = drawn(
  'form',
  { novalidate: '' },
  labelled(source, say.source, say.sourceHelp),
  labelled(address, say.address, say.addressHelp, [fetching]),
  drawn('details', {}, drawn('summary', {}, say.headers), labelled(headers, say.headers, say.headersHelp)),
  news,
  drawn('p', { class: 'beside' }, drawn('button', { type: 'submit', class: 'main' }, say.check)),
);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void examine();
});

const header = drawn('div', {});
render(pageHeader('doctor', { language }), header);
document.body.prepend(header);

const other = language === 'de' ? 'en' : 'de';
address.value = asked.get('address') ?? '';
document
  .getElementById('main')!
  .replaceChildren(
    drawn(
      'div',
      { class: 'title' },
      drawn('h1', {}, say.title),
      drawn('a', { href: `?lang=${other}`, lang: other, hreflang: other }, say.other),
    ),
    drawn(
      'p',
      { class: 'intro' },
      ...say.intro.split(/(\?turnout-debug)/).map((text) => (text.startsWith('?') ? drawn('code', {}, text) : text)),
    ),
    form,
    results,
  );
