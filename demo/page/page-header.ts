import { pages } from 'virtual:turnout-demo';
import { html, type TemplateResult } from 'lit';
import { demoLanguages, type DemoLanguage, type DemoWords } from '../words/index.js';
import './base.css';
import './page-header.css';
import { language as demoLanguage } from './language.js';

type PageName = keyof DemoWords['pages'];

type Look = 'light' | 'dark';

const pageNames: readonly PageName[] = ['index', 'gallery', 'doctor'];

const root = document.documentElement;
root.dataset['look'] = new URLSearchParams(location.search).get('look') ?? '';

const isDark = (): boolean => {
  const { look } = root.dataset;
  return look ? look === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

/** The query with another value of one name. */
function queryWith(query: string, name: string, value: string): string {
  const changed = new URLSearchParams(query);
  changed.set(name, value);
  return `?${changed}`;
}

/** Puts the look into the address, which is the only place that keeps it. */
const keepInAddress = (look: Look): void =>
  history.replaceState(null, '', queryWith(location.search, 'look', look) + location.hash);

interface HeaderOptions {
  /** The query that links to the other pages keep. */
  readonly query?: string;
  /** The language of a page that has its own, `lang` in its address; without it, that of the demo, `ui`. */
  readonly language?: DemoLanguage;
  /** Keeps a look. Default: the address does. */
  readonly onLook?: (look: Look) => void;
}

/** A link to the page in the other language, whose address has it under `name`. */
const languageLink = (query: string, name: 'lang' | 'ui', to: DemoLanguage): TemplateResult =>
  html`<a class="icon" href=${queryWith(query, name, to)} lang=${to} hreflang=${to}
    ><span class="unseen">${{ de: 'Deutsch', en: 'English' }[to]}</span
    ><span aria-hidden="true">${to.toUpperCase()}</span></a
  >`;

/** The header of every page of the demo. */
export function pageHeader(
  current: PageName,
  { query = '', language, onLook = keepInAddress }: HeaderOptions = {},
): TemplateResult {
  const shownLanguage = language ?? demoLanguage;
  const words = demoLanguages[shownLanguage];
  const toggleLook = (event: Event): void => {
    const look = isDark() ? 'light' : 'dark';
    root.dataset['look'] = look;
    (event.currentTarget as HTMLElement).setAttribute('aria-pressed', String(isDark()));
    onLook(look);
  };
  return html`<a class="skip" href="#main">${words.skip}</a>
    <header class="top">
      <p class="mark">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <rect class="back" width="32" height="32" rx="9" />
          <path class="front" d="M8 11h16M16 11v13" />
          <circle class="dot" cx="24" cy="22" r="3" />
        </svg>
        <span>Turnout</span>
      </p>
      <nav aria-label=${words.navigation}>
        ${pageNames
          .filter((name) => pages.includes(name))
          .map(
            (name) =>
              html`<a
                href=${`./${name}.html${name === 'doctor' ? `?lang=${shownLanguage}` : query}`}
                aria-current=${name === current ? 'page' : 'false'}
                >${words.pages[name]}</a
              >`,
          )}
      </nav>
      ${languageLink(query || location.search, language ? 'lang' : 'ui', shownLanguage === 'de' ? 'en' : 'de')}
      <button
        type="button"
        class="icon look"
        aria-label=${words.dark}
        aria-pressed=${String(isDark())}
        @click=${toggleLook}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" />
          <path d="M10 2a8 8 0 0 1 0 16z" />
        </svg>
      </button>
    </header>`;
}
