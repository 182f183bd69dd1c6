import { html } from 'lit';
import elements from './jugendring.css?raw';
import site from './jugendring.site.css?raw';
import { languageIn, textIn, type SiteText, type Texts, type Theme } from './theme.js';

const texts: Texts<SiteText> = {
  de: {
    claim: 'Deine Stadt. Deine Ferien.',
    menu: ['Ferien', 'Räume', 'Geld', 'Mitreden'],
    heading: 'Raus hier!',
    lead: 'Über vierzig Gruppen und Vereine, ein Ferienprogramm. Such dir etwas aus, bring jemanden mit, sei schnell.',
    asideTitle: 'Gut zu wissen',
    aside: [
      'Mit Familienpass zum halben Preis',
      'Fragen? Komm vorbei: Mo bis Do, 14 bis 18 Uhr',
      'Alles rollstuhlgerecht, wo es dransteht',
    ],
    footer: 'Stadtjugendring Neustadt e. V. · Haus der Jugend · Bahnhofstraße 12',
  },
  en: {
    claim: 'Your city. Your holidays.',
    menu: ['Holidays', 'Rooms', 'Money', 'Have a say'],
    heading: 'Get out!',
    lead: 'More than forty groups and clubs, one holiday programme. Pick something, bring somebody, be quick.',
    asideTitle: 'Good to know',
    aside: [
      'Half price with a family pass',
      'Questions? Drop in: Mon to Thu, 2 to 6 pm',
      'Wheelchair friendly wherever it says so',
    ],
    footer: 'Stadtjugendring Neustadt e. V. · Haus der Jugend · Bahnhofstraße 12',
  },
  ar: {
    claim: 'مدينتك. عطلتك.',
    menu: ['العطلات', 'القاعات', 'الدعم', 'شارك برأيك'],
    heading: 'إلى الخارج!',
    lead: 'أكثر من أربعين مجموعة وناديًا وبرنامج عطلات واحد. اختر شيئًا، وأحضر معك أحدًا، وأسرع.',
    asideTitle: 'من المفيد أن تعرف',
    aside: [
      'نصف السعر مع بطاقة العائلة',
      'أسئلة؟ مُرّ علينا: من الاثنين إلى الخميس، 14 إلى 18',
      'يناسب الكراسي المتحركة حيثما كُتب ذلك',
    ],
    footer: 'Stadtjugendring Neustadt e. V. · Bahnhofstraße 12',
  },
};

/** A city's youth ring: loud colours, thick lines, big words. */
export const jugendring: Theme = {
  site,
  elements,
  page(language, element) {
    const text = textIn(texts, language);
    const lang = languageIn(language);
    return html`<header class="site">
        <a class="brand" href="#" lang="de" dir="ltr"><span>Stadt</span><span>jugend</span><span>ring</span></a>
        <nav aria-label="Site" lang=${lang}>
          ${text.menu.map((entry, at) => html`<a href="#" aria-current=${at === 0 ? 'page' : 'false'}>${entry}</a>`)}
        </nav>
      </header>
      <section class="hero" aria-label=${text.heading} lang=${lang}>
        <div>
          <p class="claim">${text.claim}</p>
          <h1>${text.heading}</h1>
          <p>${text.lead}</p>
        </div>
        <svg viewBox="0 0 220 200" aria-hidden="true">
          <circle class="a" cx="78" cy="84" r="58" />
          <path class="b" d="M112 44h92v92h-92z" />
          <path class="c" d="M40 184l54-92 54 92z" />
          <path class="d" d="M150 160c14-18 28 18 42 0s28 18 42 0" />
        </svg>
      </section>
      <main>${element}</main>
      <section class="facts" aria-label=${text.asideTitle} lang=${lang}>
        <h2>${text.asideTitle}</h2>
        <ul>
          ${text.aside.map((line) => html`<li>${line}</li>`)}
        </ul>
      </section>
      <footer class="site" lang="de">${text.footer}</footer>`;
  },
};
