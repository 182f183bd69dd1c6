/** A month where there is little room, in all colours and from right to left. */
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { axeFaults } from '../../support/axe.js';
import { smallTargetsIn } from '../../support/layout-faults.js';
import { event, openMonth, summer } from './open-month.js';
import { forceColours } from '../../support/forced-colours.js';
import { describeWherePreferred, setColorScheme } from '../../support/media-preferences.js';

const page = document.documentElement;

const leftEdge = (element: Element) => element.getBoundingClientRect().left;

describe('a month on a narrow page', () => {
  before(() => setViewport({ width: 1200, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [width, hasBars] of [
    ['60em', true],
    ['35em', true],
    ['33em', false],
    ['20em', false],
  ] as const)
    it(`of ${width} has ${hasBars ? 'bars' : 'dots'}, and always its list`, async () => {
      const { part, parts, listedNames, el } = await openMonth({ width });
      expect(parts('.bar').map((bar) => bar.checkVisibility())).to.deep.equal(parts('.bar').map(() => hasBars));
      const dots = parts('.dots').filter((dotsOfDay) => dotsOfDay.childElementCount);
      expect(dots.map((dotsOfDay) => dotsOfDay.checkVisibility())).to.deep.equal(dots.map(() => !hasBars));
      expect(dots).to.have.length(9);
      expect(part('[role=columnheader]').innerText.trim()).to.equal(hasBars ? 'Mon' : 'M');
      for (const shown of ['[role=grid]', '[part=heading]', '[part=list]'])
        expect(part(shown).checkVisibility(), shown).to.equal(true);
      expect(listedNames()).to.have.length(5);
      expect(el.scrollWidth).to.be.at.most(el.clientWidth);
      expect(smallTargetsIn(el)).to.deep.equal([]);
    });

  it('has a dot for each of three events, and a sign for more', async () => {
    const { day } = await openMonth({ width: '20em' });
    const dots = (date: string) => day(date).querySelector('.dots')!;
    expect([dots('2027-07-03').children.length, dots('2027-07-03').textContent]).to.deep.equal([3, '+']);
    expect([dots('2027-07-24').children.length, dots('2027-07-24').textContent]).to.deep.equal([1, '']);
  });

  it('shows below what a pressed day has', async () => {
    const { click, listedNames, day, part } = await openMonth({ width: '20em' });
    await click('[data-day="2027-07-24"]');
    expect(listedNames()).to.deep.equal(['Camp']);
    expect(part('.grid + .turn b').textContent).to.match(/24\u00a0July\u00a02027/);
    const { width, height } = day('2027-07-24').getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(44);
  });

  it('is turned month by month', async () => {
    const { click, month, listedNames } = await openMonth({ width: '20em' });
    await click('[aria-label="Next month"]');
    expect([month(), ...listedNames()]).to.deep.equal(['August\u00a02027', 'Camp']);
  });

  it('says which day was chosen before there was so little room, and leads to all of the month', async () => {
    const { el, click, part, listedNames } = await openMonth();
    await click('[data-day="2027-07-24"]');
    el.style.inlineSize = '20em';
    expect(part('.grid + .turn b').checkVisibility()).to.equal(true);
    await click('.grid + .turn button');
    expect(listedNames()).to.have.length(5);
    expect((el.shadowRoot!.activeElement as HTMLElement).dataset['day']).to.equal('2027-07-24');
  });

  it('has days of one width', async () => {
    const { parts } = await openMonth();
    const widths = parts('[role=gridcell]').map((cell) => cell.getBoundingClientRect().width);
    expect(Math.max(...widths) - Math.min(...widths)).to.be.below(1.5);
  });

  it('has bars of one line, which ends within its bar', async () => {
    const events = [event('Room 1921192119211921', '2027-07-03'), event('Tea', '2027-07-04')];
    const { parts, el } = await openMonth({ width: '42em', events });
    const [long, short] = parts('.bar bdi');
    expect(long!.offsetHeight).to.equal(short!.offsetHeight);
    expect(long!.scrollWidth).to.be.above(long!.clientWidth);
    expect(getComputedStyle(long!).textOverflow).to.equal('ellipsis');
    expect(el.scrollWidth).to.be.at.most(el.clientWidth);
  });

  it('has its buttons at the end of their row, or in one of their own', async () => {
    const { el, part, click } = await openMonth();
    await click('[data-day="2027-07-24"]');
    for (const row of ['.turn', '.grid + .turn']) {
      const edgesOf = (selector: string) => part(`${row}${selector}`).getBoundingClientRect();
      expect(edgesOf(' > :last-child').right, row).to.be.closeTo(edgesOf('').right, 1);
      expect(edgesOf(' > :first-child').left, row).to.be.closeTo(edgesOf('').left, 1);
    }
    el.style.inlineSize = '18em';
    expect(leftEdge(part('.turn > :last-child'))).to.be.closeTo(leftEdge(part('.turn')), 1);
  });

  it('has no background of a day below bars that go on, chosen or under the pointer', async () => {
    const { click, day } = await openMonth();
    const chosenDay = day('2027-07-24');
    await click('[data-day="2027-07-24"]');
    const { x, y } = chosenDay.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.ceil(x) + 4, Math.ceil(y) + 4] });
    expect(chosenDay.matches(':hover')).to.equal(true);
    expect(getComputedStyle(chosenDay).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    expect(getComputedStyle(chosenDay.querySelector('.number')!).boxShadow).not.to.equal('none');
    await resetMouse();
  });

  it('has its buttons and days the other way round from right to left', async () => {
    for (const [lang, sign] of [
      ['en', 1],
      ['he', -1],
    ] as const) {
      const { parts, day } = await openMonth({ lang });
      const [previous, next] = parts('.turn button[aria-label]');
      expect(Math.sign(leftEdge(next!) - leftEdge(previous!)), lang).to.equal(sign);
      expect(Math.sign(leftEdge(day('2027-07-13')) - leftEdge(day('2027-07-12'))), lang).to.equal(sign);
      // a bar begins where its first day does, whatever letters its title has
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(parts('.bar')[0]!);
      expect(sign > 0 ? [borderLeftWidth, borderRightWidth] : [borderRightWidth, borderLeftWidth]).to.deep.equal([
        '3px',
        '1px',
      ]);
    }
  });
});

describe('axe finds no fault with a month', () => {
  before(async () => {
    Object.assign(page.style, { colorScheme: 'light dark', background: 'Canvas', color: 'CanvasText' });
    await setViewport({ width: 1200, height: 3000 });
  });
  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await setColorScheme('light');
    page.removeAttribute('style');
  });

  for (const lang of ['en', 'de', 'ar', 'he'])
    for (const [state, arrive] of Object.entries({
      'as it begins': () => openMonth({ lang }),
      'with a day chosen': async () => {
        const opened = await openMonth({ lang, today: '2027-07-24' });
        await opened.click('[data-day="2027-07-24"]');
        return opened;
      },
      'with nothing in it': () => openMonth({ lang, events: [] }),
      'where there is little room': () => openMonth({ lang, width: '20em' }),
      'with an accent': () =>
        openMonth({ lang, events: summer, attributes: { style: '--turnout-accent: #2f7d6d; inline-size: 60em' } }),
    }))
      it(`${state}, in ${lang}, light and dark`, async () => {
        const { el } = await arrive();
        for (const colorScheme of ['light', 'dark'] as const) {
          await setColorScheme(colorScheme);
          expect(await axeFaults(el), colorScheme).to.deep.equal([]);
        }
      });
});

describeWherePreferred('a month in forced colours', () => {
  before(async () => {
    await setViewport({ width: 1200, height: 900 });
    await forceColours('active');
  });
  after(async () => {
    await forceColours('none');
    await setViewport({ width: 800, height: 600 });
  });

  it('tells today, the chosen day and the one with the focus by lines', async () => {
    const { click, day, part, parts, el } = await openMonth();
    await click('[data-day="2027-07-24"]');
    const lines = (date: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(day(date));
      return outlineStyle === 'none' ? '0px' : outlineWidth;
    };
    day('2027-07-20').focus();
    expect((el.shadowRoot!.activeElement as HTMLElement).dataset['day']).to.equal('2027-07-20');
    expect([lines('2027-07-20'), lines('2027-07-24'), lines('2027-07-23')]).to.deep.equal(['3px', '2px', '0px']);
    const ring = (selector: string) => getComputedStyle(part(selector)).borderTopWidth;
    expect([ring('[aria-current] .number'), ring('[data-day="2027-07-02"] .number')]).to.deep.equal(['2px', '0px']);
    expect(parts('*').filter((one) => getComputedStyle(one).forcedColorAdjust === 'none')).to.deep.equal([]);
  });
});
