import { expect } from '@open-wc/testing';
import { openForm } from '../support/open-form.js';
import { waitUntil } from '../support/wait-until.js';
import '../../src/define.js';

const yaml = (zone: string) => `
workspace: { slug: club, name: Club, time_zone: ${zone} }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, opens_at: '2026-12-14T18:00:00Z' }
`;

// the browser's own zone is another one in at least one of them
for (const [zone, language, moment] of [
  ['Europe/Berlin', 'en', /14\u00a0December\u00a02026(,| at)\u00a019:00\u00a0CET/],
  ['Europe/Berlin', 'de', /14\.\u00a0Dezember\u00a02026(,| um)\u00a019:00\u00a0Uhr\u00a0MEZ/],
  ['Pacific/Kiritimati', 'en', /15\u00a0December\u00a02026(,| at)\u00a008:00\u00a0GMT\+14/],
  ['America/New_York', 'de', /14\.\u00a0Dezember\u00a02026(,| um)\u00a013:00\u00a0Uhr\u00a0GMT-5/],
] as const)
  it(`a moment in ${zone} is said in the same words (${language}) by the form, the list and the hosted pages`, async () => {
    const opened = await openForm({ yaml: yaml(zone), lang: language });
    const [openingTime] = moment.exec(opened.el.shadowRoot!.textContent)!;
    const list = document.createElement('event-list');
    Object.assign(list, { slug: 'club', baseUrl: opened.el.baseUrl, lang: language });
    opened.el.after(list);
    await waitUntil(() => list.shadowRoot!.querySelector('.badge'), 'no list');
    expect(list.shadowRoot!.querySelector('.badge')!.textContent).to.contain(openingTime);
    for (const path of ['/portal/club', '/portal/club/camp?plain']) {
      const page = await opened.request('GET', path, { headers: { 'accept-language': language } });
      expect(await page.text()).to.contain(openingTime);
    }
    list.remove();
  });
