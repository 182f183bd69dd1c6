import { html } from 'lit';
import elements from './sonnenwinkel.css?raw';
import site from './sonnenwinkel.site.css?raw';
import { languageIn, textIn, type SiteText, type Texts, type Theme } from './theme.js';

const texts: Texts<SiteText> = {
  de: {
    claim: 'Kleingartenverein seit 1954',
    menu: ['Verein', 'Gärten', 'Feste', 'Pacht'],
    heading: 'Komm in den Garten',
    lead: 'Gartenfest, Pflanztag, Ferien am See: Bei uns wächst mehr als Tomaten. Trag dich ein, wir freuen uns auf dich.',
    asideTitle: 'Sprechstunde',
    aside: ['Jeden ersten Samstag, 10 bis 12 Uhr', 'Vereinshaus am Hauptweg', 'Wasser wird ab 15. März angestellt'],
    footer: 'Kleingartenverein Sonnenwinkel e. V. · Am Hauptweg · 12557 Berlin',
  },
  en: {
    claim: 'Allotments since 1954',
    menu: ['About us', 'Gardens', 'Gatherings', 'Leases'],
    heading: 'Come into the garden',
    lead: 'Summer fair, planting day, holidays by the lake: more grows here than tomatoes. Put your name down, we look forward to you.',
    asideTitle: 'Office hours',
    aside: ['Every first Saturday, 10 to 12', 'Clubhouse on the main path', 'Water is on from 15 March'],
    footer: 'Kleingartenverein Sonnenwinkel e. V. · Am Hauptweg · 12557 Berlin',
  },
  ar: {
    claim: 'حدائق صغيرة منذ 1954',
    menu: ['الجمعية', 'الحدائق', 'المناسبات', 'الإيجار'],
    heading: 'تعالوا إلى الحديقة',
    lead: 'عيد الصيف ويوم الغرس وعطلة عند البحيرة: عندنا ينمو أكثر من الطماطم. سجّلوا أسماءكم، يسعدنا حضوركم.',
    asideTitle: 'ساعات الدوام',
    aside: ['أول سبت من كل شهر، من 10 إلى 12', 'بيت الجمعية على الطريق الرئيسي', 'يُفتح الماء ابتداءً من 15 مارس'],
    footer: 'Kleingartenverein Sonnenwinkel e. V. · Am Hauptweg · 12557 Berlin',
  },
};

/** An allotment association: round and friendly, beds and sun. */
export const sonnenwinkel: Theme = {
  site,
  elements,
  page(language, element) {
    const text = textIn(texts, language);
    const lang = languageIn(language);
    return html`<header class="site">
        <a class="brand" href="#">
          <svg viewBox="0 0 40 40" aria-hidden="true">
            <circle class="sun" cx="20" cy="20" r="18" />
            <path class="leaf" d="M20 35V18M20 24c-9 0-11-6-11-10 7 0 11 3 11 10zm0-5c0-8 5-11 11-11 0 6-3 11-11 11z" />
          </svg>
          <span><strong lang="de">Sonnenwinkel</strong><small lang=${lang}>${text.claim}</small></span>
        </a>
        <nav aria-label="Site" lang=${lang}>
          ${text.menu.map((entry, at) => html`<a href="#" aria-current=${at === 2 ? 'page' : 'false'}>${entry}</a>`)}
        </nav>
      </header>
      <section class="hero" aria-label=${text.heading} lang=${lang}>
        <div>
          <h1>${text.heading}</h1>
          <p>${text.lead}</p>
        </div>
        <svg viewBox="0 0 260 150" aria-hidden="true">
          <circle class="sun" cx="206" cy="40" r="24" />
          <path class="hill" d="M0 112c60-34 130-34 260-8v46H0z" />
          <path class="house" d="M44 60h54v44H44z" />
          <path class="roof" d="M36 62l35-26 35 26z" />
          <path class="window" d="M62 76h18v28H62z" />
          <path class="row" d="M112 122c40-8 90-8 140 2M108 136c44-8 100-6 148 2" />
          <path
            class="plant"
            d="M130 118v-16m0 6c-7 0-8-6-8-8 6 0 8 3 8 8zm0 0c0-6 4-8 8-8 0 4-2 8-8 8M166 115V97m0 8c-7 0-8-6-8-8 6 0 8 3 8 8zm0 0c0-6 4-8 8-8 0 4-2 8-8 8M204 116v-15m0 6c-7 0-8-6-8-8 6 0 8 3 8 8zm0 0c0-6 4-8 8-8 0 4-2 8-8 8"
          />
        </svg>
      </section>
      <main>
        <div class="card">${element}</div>
        <aside class="card" lang=${lang}>
          <h2>${text.asideTitle}</h2>
          ${text.aside.map((line) => html`<p>${line}</p>`)}
        </aside>
      </main>
      <footer class="site" lang="de">${text.footer}</footer>`;
  },
};
