import { pages } from 'virtual:turnout-demo';
import { html, type TemplateResult } from 'lit';
import './look.css';

const links = [
  ['index', 'Workbench'],
  ['gallery', 'Gallery'],
  ['doctor', 'Doctor'],
] as const;

const known = 'turnout demo look';

/** What somebody has chosen for these pages here before. */
function remembered(): string {
  try {
    return localStorage.getItem(known) ?? '';
  } catch {
    return '';
  }
}

function wear(look: string): void {
  document.documentElement.dataset['look'] = look;
  try {
    localStorage.setItem(known, look);
  } catch {
    // it lasts as long as the page
  }
}

document.documentElement.dataset['look'] = remembered();

const isDark = (): boolean => {
  const { look } = document.documentElement.dataset;
  return look ? look === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

const turn = (event: Event): void => {
  wear(isDark() ? 'light' : 'dark');
  (event.currentTarget as HTMLElement).setAttribute('aria-pressed', String(isDark()));
};

/** The head of every page of the demo. */
export const head = (current: (typeof links)[number][0], query = ''): TemplateResult =>
  html`<a class="skip" href="#main">To the content</a>
    <header class="top">
      <p class="mark">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <rect class="back" width="32" height="32" rx="9" />
          <path class="front" d="M8 11h16M16 11v13" />
          <circle class="dot" cx="24" cy="22" r="3" />
        </svg>
        Turnout
      </p>
      <nav aria-label="Demo">
        ${links
          .filter(([name]) => pages.includes(name))
          .map(
            ([name, label]) =>
              html`<a
                href=${`./${name}.html${name === 'doctor' ? '' : query}`}
                aria-current=${name === current ? 'page' : 'false'}
                >${label}</a
              >`,
          )}
      </nav>
      <button type="button" class="look" aria-pressed=${String(isDark())} @click=${turn}>Dark</button>
    </header>`;
