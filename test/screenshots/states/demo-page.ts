import type { FrameLocator, Page } from 'playwright-core';
import type { Scene, State } from '../scene.js';

/** The demo page and the doctor speak German and English; the element of the demo page speaks the language of the picture. */
const DEMO_LANGUAGES = ['de', 'en'] as const;

const demoLanguageOf = (lang: string): (typeof DEMO_LANGUAGES)[number] => (lang === 'de' ? 'de' : 'en');

const GATE = 'https://turnout.example.org';
const SNIPPET = `<script src="${GATE}/embed.js?slug=club/camp" data-slug="club/camp" async crossorigin></script>`;

/** Narrower windows have the settings in a sheet. */
const PHONE_PX = 700;

/** The height of the pictures of a gallery. */
const PICTURE_HEIGHT_PX = 1480;

/** Until a search and the frames in sight are drawn. */
const SETTLE_MS = 1500;

/** A window of the demo page. */
interface DemoWindow {
  readonly turnoutHost: { loadClub(data: string): Promise<unknown> };
}

const preview = (page: Page): FrameLocator => page.frameLocator('.preview-box iframe');

/** Opens the workbench with choices. Resolves when its element stands. */
async function openWorkbench({ page, site, lang }: Scene, query = ''): Promise<void> {
  await page.goto(`${site.origin}/demo/index.html?ui=${demoLanguageOf(lang)}&lang=${lang}${query}`);
  const content = ':is(event-registration, event-list) :is(form, [part~=item])';
  await preview(page).locator(content).first().waitFor();
  // the service starts only when the element stands
  await page.evaluate(async () => {
    await (globalThis as unknown as DemoWindow).turnoutHost.loadClub('club');
  });
  await page.locator('.status[data-busy]').waitFor({ state: 'detached' });
}

/** Opens the settings, which are a sheet on phones. */
async function showSettings({ page, width, lang }: Scene): Promise<void> {
  if (width < PHONE_PX)
    await page.getByRole('button', { name: demoLanguageOf(lang) === 'de' ? 'Einstellungen' : 'Settings' }).click();
}

async function openGallery({ page, site, lang }: Scene, search = ''): Promise<void> {
  await page.goto(`${site.origin}/demo/gallery.html?ui=${demoLanguageOf(lang)}&lang=${lang}`);
  if (search) {
    await page.getByRole('searchbox').first().fill(search);
    await page.waitForTimeout(SETTLE_MS);
  }
  const photographedIds = await page
    .locator('.cell')
    .evaluateAll(
      (cells, height) => cells.filter((cell) => cell.getBoundingClientRect().top < height).map((cell) => cell.id),
      PICTURE_HEIGHT_PX,
    );
  // one of them loads for ever
  for (const id of photographedIds.filter((name) => !name.endsWith('-loading')))
    await page.locator(`#${id}`).frameLocator('iframe').locator('[part~=heading]').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
}

/** Opens the doctor, and has a source examined if there is one. */
async function openDoctor({ page, site, lang }: Scene, source?: string): Promise<void> {
  await page.route(`${GATE}/**`, (route) =>
    route.fulfill({ json: { data: { state: 'open' } }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`${site.origin}/demo/doctor.html?lang=${demoLanguageOf(lang)}`);
  await page.locator('main h1').waitFor();
  if (source === undefined) return;
  await page.locator('#source').fill(source);
  await page.locator('button[type=submit]').click();
  await page.locator('#results h2').waitFor();
}

const window = { isWindow: true };

export const demoPageStates: readonly State[] = [
  {
    name: 'demo-start',
    open: async (scene) => {
      await openWorkbench(scene);
      return window;
    },
  },
  {
    name: 'demo-settings',
    open: async (scene) => {
      await openWorkbench(scene, '&element=event-list');
      await showSettings(scene);
      return window;
    },
  },
  {
    name: 'demo-brand-colour',
    open: async (scene) => {
      await openWorkbench(scene, '&panel=look&theme=none&--turnout-accent=%23ffcc00');
      await showSettings(scene);
      const contrasts = scene.page.locator('.contrasts');
      await contrasts.waitFor();
      await contrasts.scrollIntoViewIfNeeded();
      return window;
    },
  },
  {
    name: 'demo-part',
    open: async (scene) => {
      const { page } = scene;
      await openWorkbench(scene, '&panel=parts');
      await showSettings(scene);
      if (scene.width < PHONE_PX) {
        // the sheet covers the preview
        await page.locator('.part-list').getByRole('button', { name: 'heading', exact: true }).click();
      } else {
        await page.locator('.panel button').first().click();
        await preview(page).locator('event-registration [part=heading]').first().click();
      }
      const rule = page.locator('.panel pre', { hasText: '::part(heading)' });
      await rule.waitFor();
      await rule.scrollIntoViewIfNeeded();
      return window;
    },
  },
  {
    name: 'demo-code',
    open: async (scene) => {
      await openWorkbench(scene, '&panel=snippet&recipe=wordpress');
      await showSettings(scene);
      await scene.page.locator('.panel pre').first().scrollIntoViewIfNeeded();
      return window;
    },
  },
  { name: 'demo-gallery', open: (scene) => openGallery(scene) },
  { name: 'demo-gallery-search', open: (scene) => openGallery(scene, 'event-registration') },
  { name: 'doctor', languages: DEMO_LANGUAGES, open: (scene) => openDoctor(scene) },
  { name: 'doctor-all-right', languages: DEMO_LANGUAGES, open: (scene) => openDoctor(scene, SNIPPET) },
  {
    name: 'doctor-faults',
    languages: DEMO_LANGUAGES,
    open: (scene) => openDoctor(scene, `<main><div data-turnout-slug="club/camp"></div></main>${SNIPPET}${SNIPPET}`),
  },
];
