/** Events drawn with the page's own template. */
import { expect } from '@open-wc/testing';
import { origin } from '../../support/backend.js';
import { waitUntil } from '../../support/wait-until.js';
import { open, textOf, warnings } from './list-with-template.js';

describe("an event drawn with the page's template", () => {
  it('stands beside the element, where the page finds it, and is shown in its place', async () => {
    const { el, cards, cardOf } = await open();
    expect(cards().map((element) => element.dataset['turnoutItem'])).to.deep.equal([
      ...['club/fete', 'club/later', 'club/camp'],
    ]);
    expect(textOf(cardOf('fete'))).to.equal('Fête Sun, 10 January 2027 in ÖlbergRegister');
    expect(textOf(cardOf('camp'))).to.match(/^Summer camp Sat, 24 July – Fri, 6 August 2027 in LakeRegister$/);
    const items = [...el.shadowRoot!.querySelectorAll('ul > li')];
    expect(
      items.map((item) => [item.getAttribute('part'), item.className, (item as HTMLElement).dataset['slug']]),
    ).to.deep.equal([...['fete', 'later', 'camp'].map((name) => ['item', 'own', `club/${name}`])]);
    expect(items.map((item) => item.querySelector('slot')!.assignedElements())).to.deep.equal(
      cards().map((one) => [one]),
    );
    expect(cards().every((one) => one.checkVisibility() && one.getBoundingClientRect().height > 20)).to.equal(true);
    expect(warnings).to.deep.equal([]);
  });

  it('is drawn as ever where there is no template', async () => {
    const { el, cards } = await open({ template: document.createElement('template') });
    expect(cards()).to.deep.equal([]);
    expect(el.shadowRoot!.querySelectorAll('.item .name')).to.have.length(3);
  });

  it('has the styles of the page', async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.my-card h3 { color: rgb(1, 2, 3); letter-spacing: 3px }');
    document.adoptedStyleSheets = [sheet];
    const { cardOf } = await open();
    const { color, letterSpacing } = getComputedStyle(cardOf('fete').querySelector('h3')!);
    document.adoptedStyleSheets = [];
    expect([color, letterSpacing]).to.deep.equal(['rgb(1, 2, 3)', '3px']);
  });

  const names: Record<string, string> = {
    title: 'Summer camp',
    dates: 'Sat,\u00a024\u00a0July\u00a0– Fri,\u00a06\u00a0August\u00a02027',
    start: '2027-07-24',
    end: '2027-08-06',
    day: '24',
    month: 'Jul',
    weekday: 'Saturday',
    place: 'Lake',
    description: 'Two weeks outside',
    state: '5 places left',
    tone: 'few',
    places: '5',
    url: `${origin}/portal/club/camp`,
    call: 'Register',
    calendar: `${origin}/public/club/events/camp.ics`,
    slug: 'club/camp',
  };
  it('says whatever it is asked for, in texts and in attributes', async () => {
    const expectedTexts = Object.keys(names).map(
      (name) => `<p class=${name} title="* {{ ${name} }} {{${name}}}">{{${name}}}</p>`,
    );
    const { cardOf } = await open({ template: expectedTexts.join('') });
    const renderedTexts = Object.keys(names).map((name) => [
      name,
      cardOf('camp').querySelector(`.${name}`)!.textContent,
    ]);
    expect(Object.fromEntries(renderedTexts)).to.deep.equal(names);
    for (const [name, text] of Object.entries(names))
      expect(cardOf('camp').querySelector<HTMLElement>(`.${name}`)!.title).to.equal(`* ${text} ${text}`);
    const missingPlaceholders = ['place', 'description', 'places'].map(
      (name) => cardOf('later').querySelector(`.${name}`)!.textContent,
    );
    expect(missingPlaceholders).to.deep.equal(['', '', '']);
    expect(cardOf('later').querySelector('.call')!.textContent).to.equal('Details');
  });

  it('speaks the language of the element, in its direction', async () => {
    const { el, cardOf } = await open({ template: '{{weekday}} {{month}} {{call}}', attributes: { lang: 'de' } });
    expect(textOf(cardOf('camp'))).to.equal('Samstag Jul Anmelden');
    expect([cardOf('camp').lang, cardOf('camp').dir]).to.deep.equal(['de', 'ltr']);
    const before = cardOf('camp');
    el.lang = 'ar';
    await waitUntil(() => before.dir === 'rtl');
    expect(textOf(cardOf('camp'))).to.contain('السبت');
    expect(cardOf('camp')).to.equal(before);
  });

  it('leaves out what there is nothing for', async () => {
    const template = `<p class=a data-if=place>at {{place}}</p><p class=b data-unless=place>somewhere</p>
      <p class=c data-if=description data-unless=places>{{title}}</p>`;
    const { cardOf, again: repeated } = await open({ template });
    const there = (name: string) => [...cardOf(name).children].map(({ className }) => className).join('');
    expect([there('camp'), there('later')]).to.deep.equal(['a', 'b']);
    const before = cardOf('camp').querySelector('.a');
    await repeated(({ slug }) => (slug === 'club/camp' ? { location: null, places_left: null } : { location: 'Moon' }));
    expect([there('camp'), there('later'), textOf(cardOf('later'))]).to.deep.equal(['bc', 'a', 'at Moon']);
    await repeated(() => ({ location: 'Sea' }));
    expect(cardOf('camp').querySelector('.a'), 'it is the same as before').to.equal(before);
    expect(textOf(before!)).to.equal('at Sea');
  });

  it('has no way to an event that is over', async () => {
    const { cardOf } = await open({
      template: '<a href="{{url}}">{{call}}</a><a class=c href="{{calendar}}">.</a>',
      attributes: { time: 'past' },
    });
    const [way, file] = cardOf('over').querySelectorAll('a');
    expect([way!.hasAttribute('href'), way!.textContent, file!.hasAttribute('href')]).to.deep.equal([false, '', false]);
  });

  it('leads to the waiting list where there is one', async () => {
    const { cardOf } = await open({ change: () => ({ state: 'full', waiting_list: 'club/wait' }) });
    const way = cardOf('camp').querySelector('a')!;
    expect([way.href, way.textContent]).to.deep.equal([`${origin}/portal/club/wait`, 'Join the waiting list']);
  });

  it('finds its calendar wherever the gate is', async () => {
    const { cardOf } = await open({ template: '<a href="{{calendar}}">.</a>', attributes: { 'base-url': '/public' } });
    expect(cardOf('camp').querySelector('a')!.getAttribute('href')).to.equal(
      `${location.origin}/public/club/events/camp.ics`,
    );
  });

  it('reports an unknown placeholder once, and renders nothing for it', async () => {
    const {
      cardOf,
      again: repeated,
      el,
    } = await open({
      template:
        '<p id="{{Title}}">-{{organisation}}-{{constructor}}-{{ a.b }}-{{title|upper}}-{{}}-</p><i data-if=nope>x</i>',
    });
    expect(textOf(cardOf('camp'))).to.equal('------');
    await repeated(() => ({ title: 'Other' }));
    el.requestUpdate();
    await el.updateComplete;
    expect(warnings).to.have.length(1);
    for (const name of ['Title', 'organisation', 'constructor', 'a.b', 'title|upper', 'nope'])
      expect(warnings[0]).to.contain(`{{${name}}}`);
  });

  it('works with the nodes of frameworks, which put them into the element itself', async () => {
    const template = document.createElement('template');
    template.slot = 'item';
    const title = document.createElement('b');
    title.append('{{ti', 'tle}}', '!');
    template.append(title, ' – ', '{{place}}');
    const { cardOf } = await open({ template });
    expect(cardOf('camp').innerHTML).to.equal('<b>Summer camp!</b> – Lake');
    title.textContent = 'Only {{day}}';
    await waitUntil(() => textOf(cardOf('camp')) === 'Only 24 – Lake');
  });

  it('loads nothing before it is filled', async () => {
    const expectedTexts: string[] = [];
    const observer = new PerformanceObserver((list) =>
      list.getEntries().forEach(({ name }) => expectedTexts.push(name)),
    );
    observer.observe({ type: 'resource' });
    const { cardOf } = await open({ template: '<img alt="" src="/package.json?{{slug}}">' });
    const picture = cardOf('camp').querySelector('img')!;
    await waitUntil(() => picture.complete);
    for (const entry of observer.takeRecords()) expectedTexts.push(entry.name);
    observer.disconnect();
    expect(picture.getAttribute('src')).to.equal('/package.json?club/camp');
    expect(expectedTexts.filter((address) => /%7B|\{/.test(address))).to.deep.equal([]);
  });
});
