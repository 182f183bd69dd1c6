import { expect } from 'chai';
import { pageWith, turnout, visitorAt, website } from './turnout-server.js';
import { fillWho, sendButton, thanks } from './fill-camp.js';

const yaml = `
workspace: { slug: club, name: Club, time_zone: Europe/Berlin }
events:
  - slug: walk
    title: Long walk
    published: true
    start_date: 2030-12-31
    end_date: 2031-01-01
    columns: [{ external_id: jab, name: Last jab, type: date }]
`;

const zones = ['America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati'];

describe('days of the calendar (61)', function () {
  this.timeout(60_000);

  it('are the same days in New York, Berlin and Kiritimati', async () => {
    const site = await website();
    const server = await turnout({ yaml });
    const page = site.publish(pageWith(await server.snippet('walk')));
    const renderedDays: string[][] = [];
    for (const timezoneId of zones) {
      const { page: tab } = await visitorAt(page, { timezoneId, locale: 'en-GB' });
      await fillWho(tab);
      const title = await tab.locator('event-registration .title p').innerText();
      for (const [label, text] of [
        ['Day', '1'],
        ['Month', '1'],
        ['Year', '2024'],
      ] as const)
        await tab.getByLabel(label, { exact: true }).pressSequentially(text);
      await sendButton(tab).click();
      await thanks(tab, 'Ada');
      await tab.getByText('Your answers').click();
      renderedDays.push([title, await tab.locator('event-registration .answers dd').last().innerText()]);
    }
    expect(renderedDays).to.deep.equal(
      Array(3).fill(['31\u00a0December\u00a02030\u00a0– 1\u00a0January\u00a02031', '1\u00a0January\u00a02024']),
    );
    expect((await server.persons('walk')).map(({ jab }) => jab)).to.deep.equal(Array(3).fill('2024-01-01'));
  });

  it('are the same days in a list and in a month, wherever somebody looks', async () => {
    const site = await website();
    const server = await turnout({ yaml });
    const tag = `<script src="${server.origin}/embed.js?slug=club" data-slug="club" data-view="month" async crossorigin></script>`;
    const page = site.publish(pageWith(tag));
    const renderedDays: string[][] = [];
    for (const timezoneId of zones) {
      const { page: tab } = await visitorAt(page, { timezoneId, locale: 'en-GB' });
      const list = tab.locator('event-list');
      await list.getByRole('grid', { name: 'December 2030' }).waitFor();
      const days = await list.getByRole('gridcell', { name: 'Long walk' }).allInnerTexts();
      const [date, when] = [await list.locator('[part=date]').innerText(), await list.locator('time').innerText()];
      renderedDays.push([...days, date, when].map((text) => text.replace(/\s+/g, ' ')));
    }
    const [here] = renderedDays;
    expect(here).to.deep.equal([
      'Tuesday, 31 December 2030, One event: Long walk 31',
      '31 Dec 2030',
      'Tue, 31 December 2030 – Wed, 1 January 2031',
    ]);
    expect(renderedDays).to.deep.equal(Array(zones.length).fill(here));
  });
});
