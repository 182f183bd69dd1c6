import { html } from 'lit';
import elements from './wiesental.css?raw';
import site from './wiesental.site.css?raw';
import { languageIn, textIn, type SiteText, type Texts, type Theme } from './theme.js';

const texts: Texts<SiteText> = {
  de: {
    claim: 'Verein für alle, seit 1921',
    menu: ['Aktuelles', 'Abteilungen', 'Termine', 'Mitmachen'],
    heading: 'Ein Sommer draußen',
    lead: 'Zeltlager, Kanu, Klettern: In den Ferien ist bei uns mindestens so viel los wie während der Saison. Hier geht es zur Anmeldung.',
    asideTitle: 'Training diese Woche',
    aside: ['Mo 17:00 Turnen ab 6', 'Di 18:30 Schwimmen', 'Do 17:30 Fußball D-Jugend', 'Sa 10:00 Kanu'],
    footer: 'SV Wiesental 1921 e. V. · Wiesenweg 1 · 12559 Berlin',
  },
  en: {
    claim: 'A club for everyone, since 1921',
    menu: ['News', 'Sections', 'Events', 'Join in'],
    heading: 'A summer outdoors',
    lead: 'Camp, canoes, climbing: in the holidays there is at least as much going on as during the season. This is where you register.',
    asideTitle: 'Training this week',
    aside: ['Mon 17:00 Gymnastics, 6+', 'Tue 18:30 Swimming', 'Thu 17:30 Football, juniors', 'Sat 10:00 Canoe'],
    footer: 'SV Wiesental 1921 e. V. · Wiesenweg 1 · 12559 Berlin',
  },
  ar: {
    claim: 'نادٍ للجميع منذ 1921',
    menu: ['أخبار', 'الأقسام', 'المواعيد', 'انضم إلينا'],
    heading: 'صيفٌ في الهواء الطلق',
    lead: 'مخيم وقوارب وتسلق: في العطلة لدينا من النشاط ما لا يقل عن أيام الموسم. من هنا يجري التسجيل.',
    asideTitle: 'التدريب هذا الأسبوع',
    aside: [
      'الاثنين 17:00 جمباز من سن 6',
      'الثلاثاء 18:30 سباحة',
      'الخميس 17:30 كرة قدم للناشئين',
      'السبت 10:00 تجديف',
    ],
    footer: 'SV Wiesental 1921 e. V. · Wiesenweg 1 · 12559 Berlin',
  },
};

/** A sports club: strong green, heavy letters, a field in the header. */
export const wiesental: Theme = {
  site,
  elements,
  page(language, element) {
    const text = textIn(texts, language);
    return html`<header class="site">
        <div class="inner">
          <a class="brand" href="#">
            <svg viewBox="0 0 48 56" aria-hidden="true">
              <path class="shield" d="M4 3h40v26c0 12-9 20-20 24C13 49 4 41 4 29z" />
              <path class="field" d="M4 25c14 6 26 6 40-2v6c0 12-9 20-20 24C13 49 4 41 4 29z" />
              <path class="line" d="M24 3v50M10 16h28" />
            </svg>
            <span lang="de"
              ><strong>SV Wiesental</strong><small lang=${languageIn(language)}>${text.claim}</small></span
            >
          </a>
          <nav aria-label="Site" lang=${languageIn(language)}>
            ${text.menu.map((entry, at) => html`<a href="#" aria-current=${at === 2 ? 'page' : 'false'}>${entry}</a>`)}
          </nav>
        </div>
      </header>
      <section class="hero" aria-label=${text.heading} lang=${languageIn(language)}>
        <div class="inner">
          <h1>${text.heading}</h1>
          <p>${text.lead}</p>
        </div>
      </section>
      <div class="inner columns">
        <main>${element}</main>
        <aside lang=${languageIn(language)}>
          <h2>${text.asideTitle}</h2>
          <ul>
            ${text.aside.map((line) => html`<li>${line}</li>`)}
          </ul>
        </aside>
      </div>
      <footer class="site" lang="de"><div class="inner">${text.footer}</div></footer>`;
  },
};
