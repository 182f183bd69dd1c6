import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { clubFor } from './hostile-hosts.js';
import { pageWith, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { formStands } from './fill-camp.js';

/** What a page with hotkeys does: it listens on itself, eats what it knows, and remembers what it heard. */
const hotkeys = `<script>
  var heard = [];
  for (const type of ['keydown', 'keypress', 'keyup'])
    for (const target of [document, window])
      target.addEventListener(type, (event) => {
        heard.push(event.key);
        if ('/s '.includes(event.key)) event.preventDefault();
      });
</script>`;

const heardOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);

/** What pages set around what they hold. */
const around: Record<string, string> = {
  'no line breaks': 'white-space: nowrap',
  'text without a colour': '-webkit-text-fill-color: transparent',
  'lines that begin elsewhere': 'text-indent: -9999px',
  'no font size and no line height': 'font-size: 0; line-height: 0',
  'words apart': 'word-break: break-all; letter-spacing: 20px; word-spacing: 20px',
  'no pointer, and capitals': 'pointer-events: none; cursor: none; text-transform: uppercase',
};

describe('keys and text on a page', function () {
  this.timeout(60_000);

  let site: Awaited<ReturnType<typeof website>>;
  let server: Turnout;
  before(async () => {
    site = await website();
    server = await turnout({ yaml: clubFor(site.origin) });
    await server.api.createPerson({
      list_id: 'member',
      body: { external_id: 'ada', name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org' },
    });
  });

  const tag = (more: string) => `<script src="${server.origin}/embed.js" ${more} async crossorigin></script>`;

  /** The control of each element that keys are typed into, once it stands. */
  const controls: Record<string, () => Promise<{ page: Page; label: string }>> = {
    'the form': async () => {
      const { page } = await visitorAt(site.publish(pageWith(tag('data-slug="club/walk"'), { head: hotkeys })));
      return { page, label: 'First name' };
    },
    'the search of the list': async () => {
      const list = tag('data-slug="club" data-filters="text"');
      const { page } = await visitorAt(site.publish(pageWith(list, { head: hotkeys })));
      return { page, label: 'Search' };
    },
    'the sign-in': async () => {
      const login = tag('data-slug="club" data-widget="portal-login"');
      const { page } = await visitorAt(site.publish(pageWith(login, { head: hotkeys })));
      return { page, label: 'E-mail' };
    },
    'the profile': async () => {
      const { data } = await server.api.createPortalSession({ body: { person_external_id: 'ada' } });
      const profile = tag('data-slug="club" data-widget="member-profile"');
      const token = new URL(data.url).hash.replace('#', '#club.');
      const { page } = await visitorAt(site.publish(pageWith(profile, { head: hotkeys })) + token);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('button', { name: 'Edit' }).click();
      return { page, label: 'First name' };
    },
  };

  for (const [what, opened] of Object.entries(controls))
    it(`hotkeys eat nothing that is typed into ${what}`, async () => {
      const { page, label } = await opened();
      const control = page.getByLabel(label, { exact: true });
      await control.waitFor();
      const before = await control.inputValue();
      const text = label === 'E-mail' ? 's/s@example.org' : ' fs / s';
      await control.pressSequentially(text);
      expect([before + text, text + before]).to.include(await control.inputValue());
      expect((await heardOn(page)).filter((key) => '/s '.includes(key))).to.deep.equal([]);
      // what is pressed elsewhere, and what a page may want wherever the focus is, is the page's
      await control.press('Escape');
      await control.evaluate((one: HTMLElement) => one.blur());
      await page.keyboard.press('s');
      expect(await heardOn(page)).to.include.members(['Escape', 's']);
    });

  /** What of a form cannot be read or used, as the browser draws it. */
  const unreadable = (page: Page) =>
    page.evaluate(() => {
      const root = document.querySelector('event-registration')!.shadowRoot!;
      const faults: string[] = [];
      const width = root.querySelector('form')!.scrollWidth;
      if (width > 380) faults.push(`${width} px wide`);
      for (const one of root.querySelectorAll<HTMLElement>('[part~=heading], label, input[part], button')) {
        const style = getComputedStyle(one);
        const wrong = [
          parseFloat(style.fontSize) < 12 && 'too small',
          parseFloat(style.lineHeight) < 12 && 'lines lie over each other',
          /, 0\)|transparent/.test(style.webkitTextFillColor) && 'without a colour',
          parseFloat(style.textIndent) !== 0 && 'indented',
          style.pointerEvents === 'none' && 'nothing to press',
          style.cursor === 'none' && 'no pointer',
          style.textTransform !== 'none' && 'in capitals',
          style.wordBreak !== 'normal' && 'broken words',
          style.letterSpacing === '20px' && 'letters apart',
          style.wordSpacing === '20px' && 'words apart',
        ];
        faults.push(...wrong.flatMap((what) => (what ? `${one.localName}: ${what}` : [])));
      }
      const { color, fontFamily } = getComputedStyle(root.querySelector('label')!);
      if (color !== 'rgb(1, 2, 3)' || !fontFamily.includes('monospace')) faults.push(`${color} ${fontFamily}`);
      return [...new Set(faults)];
    });

  const looks = 'width: 380px; color: rgb(1, 2, 3); font-family: monospace';
  for (const [what, styles] of Object.entries(around))
    for (const [position, head, body] of [
      ['around it', '', (inner: string) => `<div style="${looks}; ${styles}">${inner}</div>`],
      [
        'on everything',
        `<style>* { ${styles} } div { ${looks} }</style>`,
        (inner: string) => `<div><p></p>${inner}</div>`,
      ],
    ] as const)
      it(`a form can be read and used with ${what} ${position}`, async () => {
        const { page } = await visitorAt(site.publish(pageWith(body(tag('data-slug="club/walk"')), { head })));
        await formStands(page);
        expect(await unreadable(page)).to.deep.equal([]);
        const first = page.getByLabel('First name', { exact: true });
        await first.click();
        await first.pressSequentially('Ada');
        expect(await first.inputValue()).to.equal('Ada');
      });
});
