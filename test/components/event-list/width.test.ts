import { expect } from '@open-wc/testing';
import { openList } from '../../support/open-list.js';

describe('the width of a list', () => {
  for (const [how, style, room] of [
    ['beside others', 'display: flex; width: 900px', [300, 900]],
    ['beside others on a phone', 'display: flex; width: 320px', [300, 320]],
    [
      'below others, as wide as it wants',
      'display: flex; flex-direction: column; align-items: flex-start; width: 900px',
      [300, 900],
    ],
    ['in a column of a grid', 'display: grid; grid-template-columns: auto 1fr; width: 900px', [300, 900]],
    ['in a box that is as wide as it has to be', 'display: inline-block; max-width: 500px', [300, 500]],
  ] as const)
    it(`is more than nothing, and no more than there is: ${how}`, async () => {
      const { el } = await openList();
      const box = document.createElement('div');
      box.style.cssText = style;
      el.parentElement!.append(box);
      box.append(el);
      expect(el.getBoundingClientRect().width).to.be.within(room[0], room[1]);
      expect(box.scrollWidth).to.be.at.most(box.clientWidth);
    });

  it('is more than nothing afloat', async () => {
    const { el } = await openList();
    el.style.float = 'left';
    expect(el.getBoundingClientRect().width).to.be.above(300);
  });
});
