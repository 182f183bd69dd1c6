import { html } from 'lit';
import elements from './graureiher.css?raw';
import site from './graureiher.site.css?raw';
import { languageIn, textIn, type SiteText, type Texts, type Theme } from './theme.js';

const texts: Texts<SiteText> = {
  de: {
    claim: 'Pfadfinderstamm am Erlenbach',
    menu: ['Stamm', 'Gruppen', 'Lager', 'Eltern'],
    heading: 'Auf Fahrt',
    lead: 'Rucksack, Kohte, Feuer. Wir sind das ganze Jahr unterwegs, und wer neu ist, ist nach dem ersten Abend keiner mehr.',
    asideTitle: 'Gruppenstunden',
    aside: ['Wölflinge, dienstags um 16:30', 'Jungpfadfinder, mittwochs um 17 Uhr', 'Rover, freitags um 19 Uhr'],
    footer: 'Stamm Graureiher · Pfadfinderheim am Erlenbach · Gut Pfad!',
  },
  en: {
    claim: 'Scouts by the Erlenbach',
    menu: ['Our group', 'Sections', 'Camps', 'Parents'],
    heading: 'Out and about',
    lead: 'Rucksack, tent, fire. We are on our way all year round, and after the first evening nobody is new any more.',
    asideTitle: 'When we meet',
    aside: ['Cubs, Tuesdays at 4.30 pm', 'Scouts, Wednesdays at 5 pm', 'Rovers, Fridays at 7 pm'],
    footer: 'Stamm Graureiher · Scout hut by the Erlenbach · Be prepared!',
  },
  ar: {
    claim: 'كشّافة على ضفة الجدول',
    menu: ['فرقتنا', 'المجموعات', 'المخيمات', 'الأهل'],
    heading: 'إلى الدرب',
    lead: 'حقيبة ظهر وخيمة ونار. نحن على الطريق طوال العام، ومن يأتي جديدًا لا يبقى غريبًا بعد الأمسية الأولى.',
    asideTitle: 'متى نلتقي',
    aside: ['الأشبال، الثلاثاء 16:30', 'الكشافة، الأربعاء 17:00', 'الجوالة، الجمعة 19:00'],
    footer: 'Stamm Graureiher · كونوا مستعدين!',
  },
};

/** A scout group: paper and ink, slab letters, hills and tents under the evening. */
export const graureiher: Theme = {
  site,
  elements,
  page(language, element) {
    const text = textIn(texts, language);
    const lang = languageIn(language);
    return html`<header class="site">
        <div class="top">
          <a class="brand" href="#"><span lang="de">Stamm Graureiher</span><small lang=${lang}>${text.claim}</small></a>
          <nav aria-label="Site" lang=${lang}>
            ${text.menu.map((entry, at) => html`<a href="#" aria-current=${at === 2 ? 'page' : 'false'}>${entry}</a>`)}
          </nav>
        </div>
        <h1 lang=${lang}>${text.heading}</h1>
        <svg class="hills" viewBox="0 0 1200 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <circle class="moon" cx="905" cy="38" r="22" />
          <path class="far" d="M0 96c150-58 260-30 380-10s230-62 380-34 250 40 440-14v112H0z" />
          <path
            class="firs"
            d="M60 122l16-40 16 40zm34 4l13-34 13 34zm900-14l15-42 15 42zm38 10l17-48 17 48zm44 2l12-32 12 32z"
          />
          <path class="near" d="M0 126c220-34 420-8 620 0s400-26 580-6v30H0z" />
          <path class="tent" d="M520 132l44-58 44 58z" />
          <path class="door" d="M556 132l8-36 8 36z" />
          <path class="tent" d="M626 134l32-42 32 42z" />
          <path class="fire" d="M738 134c-8-8-2-16 2-22 2 6 8 6 6 12 4-2 4-6 4-6 4 8 2 14-3 16z" />
        </svg>
      </header>
      <main>
        <p class="lead" lang=${lang}>${text.lead}</p>
        ${element}
        <section class="note" lang=${lang}>
          <h2>${text.asideTitle}</h2>
          <ul>
            ${text.aside.map((line) => html`<li>${line}</li>`)}
          </ul>
        </section>
      </main>
      <footer class="site" lang=${lang}>${text.footer}</footer>`;
  },
};
