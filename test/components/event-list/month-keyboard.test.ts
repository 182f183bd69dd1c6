import { expect } from '@open-wc/testing';
import { openMonth, summer, type Opened } from './open-month.js';

/** Presses keys one by one, and says where the visitor is after each. */
async function walk(
  opened: Opened,
  keys: readonly (readonly [key: string, to: string, modifiers?: KeyboardEventInit])[],
) {
  for (const [key, to, modifiers] of keys) {
    expect(await opened.press(key, modifiers), `${key} is used up`).to.equal(true);
    expect([opened.focused(), ...opened.stop()], key).to.deep.equal([to, to]);
  }
}

const shift = { shiftKey: true };
const control = { ctrlKey: true };

describe('a month by keyboard', () => {
  it('is walked key by key', async () => {
    const opened = await openMonth();
    opened.day('2027-07-03').focus();
    await walk(opened, [
      ['ArrowRight', '2027-07-04'],
      ['ArrowDown', '2027-07-11'],
      ['ArrowLeft', '2027-07-10'],
      ['ArrowUp', '2027-07-03'],
      ['End', '2027-07-04'],
      ['Home', '2027-07-01'],
      ['End', '2027-07-31', control],
      ['Home', '2027-07-01', control],
      ['PageDown', '2027-08-01'],
      ['PageUp', '2027-07-01'],
      ['PageDown', '2028-07-01', shift],
      ['PageUp', '2027-07-01', shift],
    ]);
  });

  it('is mirrored from right to left', async () => {
    const opened = await openMonth({ lang: 'ar' });
    expect(opened.part('[dir]').dir).to.equal('rtl');
    opened.day('2027-07-03').focus();
    await walk(opened, [
      ['ArrowLeft', '2027-07-04'],
      ['ArrowRight', '2027-07-03'],
      ['ArrowDown', '2027-07-10'],
      ['ArrowUp', '2027-07-03'],
      // weeks begin on Saturday
      ['End', '2027-07-09'],
      ['Home', '2027-07-03'],
      ['PageDown', '2027-08-03'],
      ['ArrowRight', '2027-08-02'],
    ]);
    // the day to the left is the one after it
    const [third, fourth] = ['03', '04'].map((day) => opened.day(`2027-08-${day}`).getBoundingClientRect().left);
    expect(fourth).to.be.below(third!);
  });

  it('goes over the borders of months, and of years', async () => {
    const opened = await openMonth();
    opened.day('2027-07-03').focus();
    await walk(opened, [
      ['Home', '2027-07-01', control],
      ['ArrowLeft', '2027-06-30'],
    ]);
    expect(opened.month()).to.equal('June\u00a02027');
    await walk(opened, [['ArrowDown', '2027-07-07']]);
    expect(opened.month()).to.equal('July\u00a02027');
    for (const month of ['08', '09', '10', '11', '12']) await walk(opened, [['PageDown', `2027-${month}-07`]]);
    await walk(opened, [
      ['End', '2027-12-31', control],
      ['ArrowRight', '2028-01-01'],
    ]);
    expect(opened.month()).to.equal('January\u00a02028');
    await walk(opened, [['ArrowLeft', '2027-12-31']]);
  });

  it('knows the 29th of February', async () => {
    const opened = await openMonth({ today: '2028-01-31', events: [] });
    opened.day('2028-01-31').focus();
    await walk(opened, [
      ['PageDown', '2028-02-29'],
      ['PageDown', '2029-02-28', shift],
      ['ArrowRight', '2029-03-01'],
      ['PageUp', '2028-03-01', shift],
      ['ArrowLeft', '2028-02-29'],
    ]);
  });

  it('goes no further than days can be written', async () => {
    const opened = await openMonth({ today: '9999-12-31', events: [] });
    opened.day('9999-12-31').focus();
    await walk(opened, [
      ['ArrowRight', '9999-12-31'],
      ['PageDown', '9999-12-31'],
    ]);
  });

  it('has exactly one place for Tab, which is where the visitor was last', async () => {
    const opened = await openMonth();
    expect(opened.stop()).to.deep.equal(['2027-07-03']);
    expect(opened.parts('[role=grid] :is(a, button, input)')).to.deep.equal([]);
    expect(opened.parts('[data-day][tabindex="-1"]')).to.have.length(30);
    await opened.click('[data-day="2027-07-20"]');
    expect(opened.stop()).to.deep.equal(['2027-07-20']);
    await opened.click('[aria-label="Next month"]');
    expect(opened.stop()).to.deep.equal(['2027-08-20']);
  });

  for (const key of ['Enter', ' '])
    it(`chooses a day with ${JSON.stringify(key)}, and all of the month once more`, async () => {
      const opened = await openMonth();
      opened.day('2027-07-03').focus();
      await opened.press(key);
      expect(opened.day('2027-07-03').ariaSelected).to.equal('true');
      expect(opened.listedNames()).to.deep.equal(['Canoe', 'Row', 'Run', 'Supper']);
      expect(opened.focused()).to.equal('2027-07-03');
      await opened.press(key);
      expect(opened.parts('[aria-selected]')).to.deep.equal([]);
      expect(opened.listedNames()).to.have.length(summer.length - 1);
      expect(opened.focused()).to.equal('2027-07-03');
    });

  it('shows all of the month with Escape, which is left to the page where nothing was chosen', async () => {
    const opened = await openMonth();
    opened.day('2027-07-24').focus();
    expect(await opened.press('Escape')).to.equal(false);
    await opened.click('[data-day="2027-07-24"]');
    expect(opened.listedNames()).to.deep.equal(['Camp']);
    expect(await opened.press('Escape')).to.equal(true);
    expect(opened.listedNames()).to.have.length(summer.length - 1);
  });

  it('leaves all other keys to the browser', async () => {
    const opened = await openMonth();
    opened.day('2027-07-03').focus();
    expect(await opened.press('Tab')).to.equal(false);
    expect(await opened.press('f')).to.equal(false);
    expect(await opened.press('ArrowLeft', { altKey: true })).to.equal(false);
    expect(opened.focused()).to.equal('2027-07-03');
  });
});
