import { expect } from 'chai';
import fc from 'fast-check';
import { MIN_TEXT_CONTRAST, nearestReadable } from '../../demo/page/contrast.js';
import { contrast } from '../../src/model/accent-color.js';
import { axeFaults, designer, previewIn, staticHost } from './open-demo.js';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the contrast of a brand’s colour', () => {
  it('is enough with the nearest colour, which is the colour itself where that is enough', () => {
    fc.assert(
      fc.property(hex, hex, (colour, ground) => {
        const nearest = nearestReadable(colour, ground);
        expect(contrast(nearest, ground)).to.be.at.least(MIN_TEXT_CONTRAST);
        if (contrast(colour, ground) >= MIN_TEXT_CONTRAST) expect(nearest).to.equal(colour);
      }),
    );
    expect(nearestReadable('#777777', '#ffffff')).to.equal('#767676');
  });
});

describe('the start from a brand', function () {
  this.timeout(120_000);

  it('prints the contrast of its colour, and takes the nearest that passes', async () => {
    const { page } = await designer();
    await page.goto(`${await staticHost()}?ui=en&panel=look`);
    await page.getByLabel('Colour', { exact: true }).fill('#ffcc00');
    const light = page.locator('.contrasts [data-scheme=light]');
    expect(((await light.textContent()) ?? '').replace(/[ \n]+/g, ' ')).to.contain(
      'On light pages: 1.51\u00a0:\u00a01. Too low: text needs 4.50\u00a0:\u00a01 (WCAG\u00a02.2,\u00a0AA).',
    );
    expect(await page.locator('.contrasts [data-scheme=dark]').textContent()).to.contain('Easy to read');
    expect(await axeFaults(page)).to.deep.equal([]);
    await light.getByRole('button', { name: /^Use #/ }).click();
    expect(await light.textContent()).to.contain('Easy to read');
    const accent = new URL(page.url()).searchParams.get('--turnout-accent')!;
    expect(accent).to.match(/^light-dark\(#[\da-f]{6}, #ffcc00\)$/);
    await page.getByRole('combobox', { name: 'Font', exact: true }).selectOption({ label: 'Georgia' });
    const element = (await previewIn(page)).locator('event-registration');
    expect(
      await element.evaluate((host) => [
        getComputedStyle(host).getPropertyValue('--turnout-accent'),
        getComputedStyle(host).fontFamily,
      ]),
    ).to.deep.equal([accent, 'Georgia, "Noto Serif", serif']);
  });
});

describe('the parts of an element', function () {
  this.timeout(120_000);

  it('are picked by a click, which the element does not hear, with the rule to copy', async () => {
    const { page } = await designer({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${await staticHost()}?ui=en&lang=en&panel=parts`);
    const preview = await previewIn(page);
    await preview.locator('event-registration form').waitFor();
    await page.getByRole('button', { name: 'Pick a part in the preview' }).click();
    await preview.getByRole('heading', { name: 'Sommerzeltlager' }).click();
    await page.locator('.panel pre', { hasText: 'event-registration::part(heading)' }).waitFor();
    const submit = preview.locator('event-registration form button.main').last();
    await submit.click();
    const rule = page.locator('.panel pre');
    await rule
      .filter({ hasText: '::part(button' })
      .or(rule.filter({ hasText: '::part(submit' }))
      .waitFor();
    expect(await preview.locator('[part~=summary]').count(), 'nothing is sent').to.equal(0);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(await rule.textContent());
    await page.keyboard.press('Escape');
    await submit.click();
    await preview.locator('[part~=summary]').waitFor();
  });

  it('are listed for the keyboard, and marked where they are', async () => {
    const { page } = await designer();
    await page.goto(`${await staticHost()}?ui=en&lang=en&panel=parts&element=event-list`);
    const preview = await previewIn(page);
    await preview.locator('event-list [part=item]').first().waitFor();
    const badge = page.locator('.part-list').getByRole('button', { name: 'badge', exact: true });
    await badge.focus();
    await preview.locator('.part-marker').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('.panel pre', { hasText: 'event-list::part(badge)' }).waitFor();
    expect(await axeFaults(page)).to.deep.equal([]);
  });
});
