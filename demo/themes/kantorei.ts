import { html } from 'lit';
import elements from './kantorei.css?raw';
import site from './kantorei.site.css?raw';
import { languageIn, textIn, type SiteText, type Texts, type Theme } from './theme.js';

const texts: Texts<SiteText> = {
  de: {
    claim: 'Chor und Singschule',
    menu: ['Konzerte', 'Singschule', 'Freizeiten', 'Freunde'],
    heading: 'Singen, wandern, schweigen',
    lead: 'Auch abseits der Proben sind wir gern beieinander. Zu unseren Freizeiten ist jede Stimme eingeladen, geübt oder nicht.',
    asideTitle: 'Nächstes Konzert',
    aside: ['Bach: Magnificat', 'Stadtkirche, dritter Advent um 17 Uhr', 'Eintritt frei'],
    footer: 'Kantorei Lindenhof · Kirchplatz 3 · Probe donnerstags um 19:30 Uhr',
  },
  en: {
    claim: 'Choir and school of singing',
    menu: ['Concerts', 'School', 'Retreats', 'Friends'],
    heading: 'To sing, to walk, to be silent',
    lead: 'We like each other’s company beyond rehearsals, too. To our retreats every voice is invited, trained or not.',
    asideTitle: 'Next concert',
    aside: ['Bach: Magnificat', 'City church, third Sunday in Advent at 5 pm', 'Free entry'],
    footer: 'Kantorei Lindenhof · Kirchplatz 3 · Rehearsals on Thursdays at 7.30 pm',
  },
  ar: {
    claim: 'جوقة ومدرسة غناء',
    menu: ['الحفلات', 'المدرسة', 'الرحلات', 'الأصدقاء'],
    heading: 'غناءٌ ومشيٌ وسكون',
    lead: 'نحب أن نجتمع خارج البروفات أيضًا. إلى رحلاتنا كل صوت مدعو، متمرسًا كان أم لا.',
    asideTitle: 'الحفل القادم',
    aside: ['باخ: ماغنيفيكات', 'كنيسة المدينة، الأحد الثالث قبل الميلاد، الساعة 17', 'الدخول مجاني'],
    footer: 'Kantorei Lindenhof · Kirchplatz 3',
  },
};

/** A choir: ivory and burgundy, old letters, much room. */
export const kantorei: Theme = {
  site,
  elements,
  page(language, element) {
    const text = textIn(texts, language);
    const lang = languageIn(language);
    return html`<header class="site">
        <a class="brand" href="#" lang="de">Kantorei Lindenhof</a>
        <p class="claim" lang=${lang}>${text.claim}</p>
        <nav aria-label="Site" lang=${lang}>
          ${text.menu.map((entry, at) => html`<a href="#" aria-current=${at === 2 ? 'page' : 'false'}>${entry}</a>`)}
        </nav>
      </header>
      <section class="hero" aria-label=${text.heading} lang=${lang}>
        <svg viewBox="0 0 600 60" aria-hidden="true">
          <path
            class="staff"
            d="M0 10c200-8 400 8 600 0M0 20c200-8 400 8 600 0M0 30c200-8 400 8 600 0M0 40c200-8 400 8 600 0M0 50c200-8 400 8 600 0"
          />
          <path class="note" d="M124 44V12m66 28V8m70 36V14m76 22V6m64 36V12" />
          <g class="heads">
            <ellipse cx="117" cy="45" rx="8" ry="6" />
            <ellipse cx="183" cy="40" rx="8" ry="6" />
            <ellipse cx="253" cy="45" rx="8" ry="6" />
            <ellipse cx="329" cy="36" rx="8" ry="6" />
            <ellipse cx="393" cy="42" rx="8" ry="6" />
          </g>
        </svg>
        <h1>${text.heading}</h1>
        <p>${text.lead}</p>
      </section>
      <main>${element}</main>
      <section class="next" aria-label=${text.asideTitle} lang=${lang}>
        <h2>${text.asideTitle}</h2>
        ${text.aside.map((line) => html`<p>${line}</p>`)}
      </section>
      <footer class="site" lang=${lang}>${text.footer}</footer>`;
  },
};
