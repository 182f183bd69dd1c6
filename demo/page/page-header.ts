import { pages } from 'virtual:turnout-demo';
import { html, nothing, type TemplateResult } from 'lit';
import { demoLanguages, type DemoLanguage, type DemoWords } from '../words/index.js';
import './base.css';
import { language as demoLanguage, switchLanguage } from './language.js';

type PageName = keyof DemoWords['pages'];

const pageNames: readonly PageName[] = ['index', 'gallery', 'doctor'];

const STORAGE_KEY = 'turnout demo look';

/** The colour scheme chosen on an earlier visit; an empty text follows the system. */
function storedScheme(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? '';
  } catch {
    return '';
  }
}

function setScheme(scheme: 'light' | 'dark'): void {
  document.documentElement.dataset['look'] = scheme;
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // without storage, the choice lasts until the page is left
  }
}

document.documentElement.dataset['look'] = storedScheme();

const isDark = (): boolean => {
  const { look } = document.documentElement.dataset;
  return look ? look === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

const toggleScheme = (event: Event): void => {
  setScheme(isDark() ? 'light' : 'dark');
  (event.currentTarget as HTMLElement).setAttribute('aria-pressed', String(isDark()));
};

const languageButton = (to: DemoLanguage): TemplateResult =>
  html`<button type="button" class="look" lang=${to} @click=${() => switchLanguage(to)}>
    ${{ de: 'Deutsch', en: 'English' }[to]}
  </button>`;

interface HeaderOptions {
  /** The query that links to the other pages keep. */
  readonly query?: string;
  /** The language of a page that has its own; without it, the visitor's, which the header can switch. */
  readonly language?: DemoLanguage;
}

/** The header of every page of the demo. */
export function pageHeader(current: PageName, { query = '', language }: HeaderOptions = {}): TemplateResult {
  const words = demoLanguages[language ?? demoLanguage];
  return html`<a class="skip" href="#main">${words.skip}</a>
    <header class="top">
      <p class="mark">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <rect class="back" width="32" height="32" rx="9" />
          <path class="front" d="M8 11h16M16 11v13" />
          <circle class="dot" cx="24" cy="22" r="3" />
        </svg>
        Turnout
      </p>
      <nav aria-label=${words.navigation}>
        ${pageNames
          .filter((name) => pages.includes(name))
          .map(
            (name) =>
              html`<a
                href=${`./${name}.html${name === 'doctor' ? '' : query}`}
                aria-current=${name === current ? 'page' : 'false'}
                >${words.pages[name]}</a
              >`,
          )}
      </nav>
      ${language ? nothing : languageButton(demoLanguage === 'de' ? 'en' : 'de')}
      <button type="button" class="look" aria-pressed=${String(isDark())} @click=${toggleScheme}>${words.dark}</button>
    </header>`;
}
