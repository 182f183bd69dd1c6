import { expect } from 'chai';
import { transform } from 'esbuild';
import { compile } from 'svelte/compiler';
import { parse as parseVue } from 'vue/compiler-sfc';
import { snippetOf } from '../../src/backend/service/index.js';
import { choicesIn, recipeNames, themeNames } from '../../demo/page/choices.js';
import { tags } from '../../demo/page/elements.js';
import { recipes, scriptOf } from '../../demo/page/recipes.js';
import { designer, previewIn, staticHost, thanksOf } from './open-demo.js';

const server = 'https://turnout.example.org';

/** Choices that a snippet has to quote. */
const picky = '&lang=fr&attribute.heading-level=3&attribute.prefill={"email":"a%26b@example.org"}&attribute.headless=';

describe('the snippet', function () {
  this.timeout(120_000);

  it('is the one that the service hands out', () => {
    for (const [query, slug] of [
      ['?', 'sv-wiesental/zeltlager'],
      ['?form=mitglied-werden', 'sv-wiesental/mitglied-werden'],
      ['?element=event-list', 'sv-wiesental'],
    ] as const)
      expect(scriptOf(choicesIn(query))).to.equal(snippetOf(slug, `${server}/embed.js`));
  });

  for (const tag of tags)
    it(`puts <${tag}> there with every recipe, with its slug and whatever else was picked`, async () => {
      const { page } = await designer();
      const choices = choicesIn(`?element=${tag}${picky}`);
      const slug = tag === 'event-registration' ? 'sv-wiesental/zeltlager' : 'sv-wiesental';
      const expected = { lang: 'fr', 'heading-level': '3', prefill: '{"email":"a&b@example.org"}', headless: '' };
      await page.route('https://turnout.example.org/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      for (const name of recipeNames) {
        const code = recipes[name].code(choices);
        if (name === 'svelte') expect(compile(code, {}).warnings, name).to.deep.equal([]);
        if (name === 'vue') expect(parseVue(code).errors, name).to.deep.equal([]);
        if (name === 'react') await transform(code, { loader: 'jsx' });
        await page.setContent(name === 'gtm' ? `<div id="turnout"></div>${code}` : '<p></p>');
        const match = await page.evaluate(
          ([text, ran]) => {
            const parsed = ran ? document : new DOMParser().parseFromString(text, 'text/html');
            const all = [...parsed.querySelectorAll<HTMLElement>('[slug], script[src]')];
            return all.map((element) => ({
              tag: element.localName,
              attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
            }));
          },
          // JSX closes an empty element as HTML does not, and what is in a template is not in the page
          [code.replace(' />', `></${tag}>`).replaceAll('template>', 'div>'), name === 'gtm'] as const,
        );
        expect(match.length, `${name}: ${code}`).to.equal(1);
        const [{ tag: rendered, attributes }] = match as [(typeof match)[0]];
        if (rendered === 'script') {
          const requested = new URL(attributes['src']!);
          expect(requested.origin + requested.pathname, name).to.equal(`${server}/embed.js`);
          expect(attributes['data-slug'], name).to.equal(slug);
          if (requested.search) expect(requested.searchParams.get('slug'), name).to.equal(slug);
          if (tag === 'portal-login' || tag === 'member-profile') expect(attributes['data-widget'], name).to.equal(tag);
          for (const [key, value] of Object.entries(expected)) expect(attributes[`data-${key}`], name).to.equal(value);
          expect(attributes, name).to.include({ async: '', crossorigin: name === 'gtm' ? 'anonymous' : '' });
        } else {
          expect(rendered, name).to.equal(tag);
          expect(attributes, name).to.include({ slug, 'base-url': `${server}/public`, ...expected });
        }
      }
    });

  it('is copied by keyboard, and the button says so', async () => {
    const { page } = await designer({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${await staticHost()}?panel=snippet&recipe=wordpress`);
    await page.getByRole('button', { name: 'Copy', exact: true }).focus();
    const thanked = await thanksOf(page);
    await page.keyboard.press('Enter');
    expect(await thanked()).to.deep.equal(['Copied.', 'visible']);
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal(recipes.wordpress.code(choicesIn('')));
  });
});

describe('the CSS', function () {
  this.timeout(240_000);

  it('that is copied is the one that the preview applies, for every site, with what was turned', async () => {
    const { page } = await designer({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`${await staticHost()}?panel=style&--turnout-accent=%23aa0055&font-size=1.2em`);
    for (const theme of themeNames) {
      await page.getByRole('combobox', { name: 'Preset', exact: true }).selectOption(theme);
      const thanked = await thanksOf(page);
      await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
      await thanked();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const preview = await previewIn(page);
      expect(copied, theme).to.equal(await preview.locator('style#turnout').textContent());
      expect(copied, theme).to.contain('event-registration {\n  --turnout-accent: #aa0055;\n  font-size: 1.2em;\n}');
      const applied = await preview.locator('event-registration').evaluate((element) => {
        const { fontSize } = getComputedStyle(element);
        const around = getComputedStyle(element.parentElement!).fontSize;
        const accent = getComputedStyle(element).getPropertyValue('--turnout-accent');
        return [accent, Math.round((Number.parseFloat(fontSize) / Number.parseFloat(around)) * 100)];
      });
      expect(applied, theme).to.deep.equal(['#aa0055', 120]);
    }
  });
});
