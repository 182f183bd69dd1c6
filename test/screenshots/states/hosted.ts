import { addPlainPerson, fillCamper, submitButton, typeInto, type Scene, type State } from '../scene.js';

/** Opens a hosted page of the club. */
async function openHosted({ page, origin, club, lang }: Scene, path: string): Promise<void> {
  await page.goto(`${origin}/portal/${club.slug}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Without scripts: what a server draws alone. */
const WITHOUT_SCRIPTS = { javaScriptEnabled: false };

export const hostedStates: readonly State[] = [
  {
    name: 'hosted-list',
    open: async (scene) => {
      await openHosted(scene, '');
      await scene.page.locator('[part~=item], .events li').first().waitFor();
    },
  },
  { name: 'hosted-list-without-scripts', context: WITHOUT_SCRIPTS, open: (scene) => openHosted(scene, '') },
  {
    name: 'hosted-form',
    open: async (scene) => {
      await openHosted(scene, '/camp');
      await scene.page.locator('.until-element').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'hosted-form-without-scripts',
    context: WITHOUT_SCRIPTS,
    open: (scene) => openHosted(scene, '/camp?plain'),
  },
  {
    name: 'hosted-form-with-errors',
    context: WITHOUT_SCRIPTS,
    open: async (scene) => {
      await openHosted(scene, '/camp?plain');
      const { page } = scene;
      await fillCamper(page, scene);
      await typeInto(page, 'birthdate.day', '31');
      await typeInto(page, 'birthdate.month', '2');
      await typeInto(page, 'email', 'eltern@example');
      // a browser would stop what is missing
      await page.locator('form.plain').evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await submitButton(page).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'hosted-form-with-two-persons',
    context: WITHOUT_SCRIPTS,
    open: async (scene) => {
      await openHosted(scene, '/camp?plain');
      await fillCamper(scene.page, scene);
      await addPlainPerson(scene.page);
      return { from: scene.page.locator('#person-2') };
    },
  },
  { name: 'hosted-form-full', open: (scene) => openHosted(scene, '/canoe?plain') },
  { name: 'hosted-form-coming', open: (scene) => openHosted(scene, '/ski?plain') },
  { name: 'hosted-not-found', open: (scene) => openHosted(scene, '/nowhere') },
];
