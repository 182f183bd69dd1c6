// Long because one installation of WordPress serves all steps.
import { expect } from 'chai';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { turnout, visitor, visitorAt, type Turnout, type Visit } from '../walk/turnout-server.js';
import { fillShort, formStands, sendButton, thanks } from '../walk/fill-camp.js';
import { openEditor, picksForm, saysUnreachable } from './form-picker.js';
import { explainsAnswers, refusesMistakes } from './server-answers.js';
import { quoted, wordpress, type World } from './world.js';

const club = `
workspace: { slug: sv-wiesental, name: SV Wiesental }
events:
  - slug: zeltlager
    title: Summer camp at the lake
    published: true
    start_date: 2030-07-24
    end_date: 2030-08-02
    location: Mühlsee
    columns: [{ external_id: size, name: T-shirt size, type: string, allowed_values: [S, M, L] }]
`;
const slug = 'sv-wiesental/zeltlager';
const hostile = `"><script>alert(1)</script><img src=x onerror=alert(2)>`;

describe('the plugin in a real WordPress', function () {
  this.timeout(240_000);

  let world: World;
  let server: Turnout;
  before(async () => {
    server = await turnout({ yaml: club });
    world = await wordpress();
    await world.php(`$failed = activate_plugin( 'turnout/turnout.php' ); if ( $failed ) exit( 1 );`);
  });
  after(() => world?.close());

  const address = () => world.php(`update_option( 'turnout_address', ${quoted(server.origin)} );`);
  const block = (attributes: object) =>
    `<!-- wp:turnout/embed ${JSON.stringify(attributes).replace(/[<>&]|--/g, escapedInBlock)} /-->`;
  const escapedInBlock = (text: string) =>
    [...text].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

  let session: BrowserContextOptions['storageState'];
  /** Signs in once; afterwards the browser is known. */
  const signedIn = async (): Promise<Visit> => {
    const visit = await visitor(session ? { storageState: session } : {});
    visit.page.setDefaultTimeout(60_000);
    if (session) return visit;
    await visit.page.goto(`${world.origin}/wp-login.php`);
    await visit.page.getByLabel('Username or Email Address').fill('admin');
    await visit.page.getByLabel('Password', { exact: true }).fill('a password for tests');
    await visit.page.getByRole('button', { name: 'Log In' }).click();
    await visit.page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
    session = await visit.page.context().storageState();
    return visit;
  };

  /** The scripts in the content of a page, each with its attributes. */
  const scripts = (page: Page) =>
    page
      .locator('.entry-content script')
      .evaluateAll((match) =>
        match.map((script) => Object.fromEntries([...script.attributes].map(({ name, value }) => [name, value]))),
      );

  const registersAt = async (url: string) => {
    const before = (await server.persons('zeltlager')).length;
    const visit = await visitorAt(url);
    await formStands(visit.page);
    expect(await visit.page.locator('event-registration').count()).to.equal(1);
    await fillShort(visit.page);
    await sendButton(visit.page).click();
    await thanks(visit.page);
    expect((await server.persons('zeltlager')).length - before).to.equal(1);
    expect(visit.errors).to.deep.equal([]);
    return visit;
  };

  it('tells editors what is missing, and visitors nothing', async () => {
    const url = await world.publish('Not yet', `[turnout slug="${slug}"]`);
    const { page } = await visitorAt(url);
    expect(await page.locator('.turnout-notice, .turnout').count()).to.equal(0);
    const editor = await signedIn();
    await editor.page.goto(url);
    await editor.page.getByText('please enter the address of your Turnout server').waitFor();
  });

  it('takes the address out of a pasted tag, and refuses what is none', async () => {
    const { page } = await signedIn();
    await page.goto(`${world.origin}/wp-admin/options-general.php?page=turnout`);
    const field = page.getByLabel('Address of the Turnout server');
    await refusesMistakes(page, field);
    await field.fill(await server.snippet('zeltlager'));
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Settings saved.').waitFor();
    expect(await field.inputValue()).to.equal(`${server.origin}/embed.js`);
  });

  it('lets nobody save it without a nonce', async () => {
    const { page } = await signedIn();
    const answer = await page.request.post(`${world.origin}/wp-admin/options.php`, {
      form: { option_page: 'turnout', action: 'update', turnout_address: 'https://evil.example' },
    });
    expect([answer.status(), await world.php(`echo get_option( 'turnout_address' );`)]).to.deep.equal([
      403,
      `${server.origin}/embed.js`,
    ]);
  });

  it('registers somebody through the shortcode', async () => {
    await address();
    const { page } = await registersAt(
      await world.publish('Shortcode', `Come along!\n\n[turnout slug="${slug}" heading-level="3"]\n\nSee you.`),
    );
    expect(await scripts(page)).to.deep.equal([
      {
        src: `${server.origin}/embed.js?slug=${slug}`,
        'data-slug': slug,
        async: '',
        crossorigin: 'anonymous',
        'data-heading-level': '3',
        'data-cfasync': 'false',
        'data-no-optimize': '1',
        'data-no-defer': '1',
        'data-noptimize': '1',
        nowprocket: '',
      },
    ]);
  });

  it('registers somebody through a block that was put there in the editor', async () => {
    await address();
    const { page, errors } = await signedIn();
    await openEditor(world, page);
    await page.evaluate(`wp.data.dispatch('core/editor').editPost({ title: 'Zeltlager', status: 'publish' })`);
    await page.getByText('club/camp is a form, club alone the list of all events.').waitFor();
    await page.getByRole('textbox', { name: 'Form' }).fill(slug);
    await page.getByText('Visitors see the form here.').waitFor();
    await page.evaluate('wp.data.dispatch("core/editor").savePost()');
    await page.waitForFunction(
      'wp.data.select("core/editor").getCurrentPostAttribute("status") === "publish" && !wp.data.select("core/editor").isSavingPost()',
    );
    const url = (await page.evaluate('wp.data.select("core/editor").getPermalink()')) as string;
    expect(errors).to.deep.equal([]);
    await registersAt(url);
  });

  it('offers the forms of the club in the block, by its own question to the server', async () => {
    await address();
    const { page, errors } = await signedIn();
    await picksForm(world, page, { label: `Summer camp at the lake (${slug})`, slug });
    expect(errors).to.deep.equal([]);
    await saysUnreachable(world, page);
    const { page: stranger } = await visitor();
    const answer = await stranger.request.get(`${world.origin}/?rest_route=/turnout/v1/forms`);
    expect(answer.status()).to.equal(401);
  });

  it('says what is wrong with the address, the server or the club', async () => {
    await explainsAnswers(world);
    await address();
  });

  it('shows several forms on one page', async () => {
    const list = block({ slug: 'sv-wiesental', widget: 'event-list' });
    const { page, errors } = await visitorAt(await world.publish('Both', `${block({ slug, lang: 'de' })}\n\n${list}`));
    await page.getByLabel('Vorname').waitFor();
    await page
      .locator('event-list')
      .getByRole('link', { name: /Summer camp/ })
      .first()
      .waitFor();
    expect(errors).to.deep.equal([]);
  });

  it('leads to the form where no script runs (41)', async () => {
    const url = await world.publish('Link', block({ slug }));
    const { page } = await visitorAt(url, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'To the registration form' }).click();
    await page.getByRole('heading', { name: 'Summer camp at the lake' }).waitFor();
  });

  const attacks: [where: string, content: () => string][] = [
    ['the slug of a shortcode', () => `[turnout slug='${hostile}']`],
    [
      'other attributes of a shortcode',
      () =>
        `[turnout slug="${slug}" lang='${hostile}' redirect='javascript:alert(3)' view='${hostile}' onclick='alert(4)']`,
    ],
    [
      'entities in a shortcode',
      () => `[turnout slug="${slug}" lang="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"]`,
    ],
    ['the slug of a block', () => block({ slug: hostile })],
    [
      'other attributes of a block',
      () => block({ slug, widget: hostile, lang: hostile, 'heading-level': hostile, onload: 'alert(5)' }),
    ],
    ['the kind of a block’s attributes', () => block({ slug: [slug], lang: { a: 1 }, dialog: hostile })],
  ];
  for (const [position, content] of attacks)
    it(`lets nothing run that stands in ${position}`, async () => {
      const visit = await visitor();
      const alerts: string[] = [];
      visit.page.on('dialog', (dialog) => {
        alerts.push(dialog.message());
        void dialog.dismiss();
      });
      await visit.page.goto(await world.publish(position, content()), { waitUntil: 'networkidle' });
      const tags = await scripts(visit.page);
      expect(alerts).to.deep.equal([]);
      expect(
        await visit.page.locator('.entry-content img, .entry-content [onclick], .entry-content [onload]').count(),
      ).to.equal(0);
      expect(tags.map(({ src }) => src)).to.deep.equal(tags.length ? [`${server.origin}/embed.js?slug=${slug}`] : []);
    });

  it('speaks German where the website does', async () => {
    const words = await world.php(
      `switch_to_locale( 'de_DE' ); Turnout\\load_words(); echo __( 'To the registration form', 'turnout' );`,
    );
    expect(words).to.equal('Zum Anmeldeformular');
  });

  describe('in the theme', () => {
    let url = '';
    before(async () => {
      await address();
      // a website with a menu as clubs have it
      await world.php(`foreach ( get_pages() as $page ) wp_delete_post( $page->ID, true );`);
      for (const title of ['About us', 'Groups', 'Contact']) await world.publish(title, '');
      const intro = 'Ten days of tents, canoes and campfires for everybody from eight to fourteen.';
      url = await world.publish(
        'Summer camp',
        `<!-- wp:paragraph --><p>${intro}</p><!-- /wp:paragraph -->\n\n${block({ slug })}`,
      );
    });

    for (const [width, name] of [
      [1280, 'screenshot'],
      [360, 'screenshot-narrow'],
    ] as const)
      it(`is at home, ${width} pixels wide`, async () => {
        const { page } = await visitor({ viewport: { width, height: 900 } });
        await page.goto(url);
        await formStands(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).to.be.at.most(0);
        if (!process.env['TURNOUT_SCREENSHOTS']) return;
        const path = fileURLToPath(new URL(`../../demo/wordpress/${name}.png`, import.meta.url));
        await page.screenshot({ path, fullPage: true });
        expect(statSync(path).size).to.be.below(200_000);
      });
  });

  describe('in the end', () => {
    it('leaves nothing behind when it is deleted', async () => {
      await world.php(`deactivate_plugins( 'turnout/turnout.php' ); uninstall_plugin( 'turnout/turnout.php' );`);
      expect(
        await world.php(
          `echo (int) ( false === get_option( 'turnout_address' ) && false === get_option( 'turnout_club' ) );`,
        ),
      ).to.equal('1');
    });

    it('made PHP warn of nothing, and WordPress ask nobody but the Turnout server', () => {
      const ownRequests = world
        .warned()
        .split('\n')
        .filter((line) => line.includes('plugins/turnout'));
      const otherRequests = world
        .requestLines()
        .filter(
          (line) =>
            line !== `${server.origin}/public/sv-wiesental/events` &&
            !/^http:\/\/127\.0\.0\.1:\d+\/[^?]*public\//.test(line),
        );
      expect([ownRequests, otherRequests]).to.deep.equal([[], []]);
    });
  });
});
