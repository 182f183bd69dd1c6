import { expect } from '@open-wc/testing';
import { refresh } from '../../../src/components/event-list/refresh.js';
import { origin } from '../../support/backend.js';
import { clubWithEvents, openList, type OpenedList } from '../../support/open-list.js';
import { waitUntil } from '../../support/wait-until.js';

const structuredScript = ({ el }: OpenedList) => el.querySelector('script[type="application/ld+json"]');
const described = async (list: OpenedList) => {
  await waitUntil(() => structuredScript(list), 'nothing was described');
  return JSON.parse(structuredScript(list)!.textContent) as Record<string, unknown>[];
};

describe('the structured data of a list', () => {
  it('has upcoming events, in the light DOM', async () => {
    const description = await described(await openList());
    expect(
      description.map(({ '@type': type, name, startDate, endDate, url }) => [type, name, startDate, endDate, url]),
    ).to.deep.equal([
      ['Event', 'Camp', '2027-07-24', '2027-08-06', `${origin}/portal/club/camp`],
      ['Event', 'Full', '2027-07-24', '2027-07-24', `${origin}/portal/club/full`],
      ['Event', 'Later', '2027-07-24', '2027-07-24', `${origin}/portal/club/later`],
    ]);
  });

  it('cannot end its script element', async () => {
    const title = '</script><img src=x onerror=alert(1)>';
    const list = await openList({ yaml: clubWithEvents(1).replace('title: Event 0', `title: '${title}'`) });
    expect((await described(list))[0]!['name']).to.equal(title);
    expect(structuredScript(list)!.textContent).to.not.contain('<');
    expect(list.el.querySelector('img')).to.equal(null);
  });

  it('is missing if the page turns it off', async () => {
    const ready = new Promise((resolve) => document.addEventListener('list-ready', resolve, { once: true }));
    const list = await openList({ attributes: { unstructured: '' } });
    await ready;
    // what would describe it is there by then
    await import('../../../src/components/event-list/structured-data.js');
    await new Promise((resolve) => setTimeout(resolve));
    expect(structuredScript(list)).to.equal(null);
  });

  it('exists once after the list is moved', async () => {
    const list = await openList();
    await described(list);
    for (let time = 0; time < 5; time++) {
      const parent = list.el.parentElement!;
      list.el.remove();
      parent.append(list.el);
      await refresh(list.el);
    }
    expect(list.el.querySelectorAll('script')).to.have.length(1);
  });

  it('is of the first hundred where there are more', async () => {
    expect(await described(await openList({ yaml: clubWithEvents(120) }))).to.have.length(100);
  });
});
