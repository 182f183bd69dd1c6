import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { recordedDataSets, recordedPaths } from '../../demo/page/elements.js';
import type { Host } from '../../demo/page/host.js';
import { normalizeAnswers, recordingOf, type RecordedAnswer } from '../../demo/page/recorded-answer.js';
import { designer, previewIn, staticHost } from './open-demo.js';

/** What the page answers to the first reads of a club, by path. */
const answersOf = (page: Page, data: string): Promise<Record<string, RecordedAnswer>> =>
  page.evaluate(
    async ([folderOfData, paths]) => {
      const { turnoutHost } = window as unknown as { turnoutHost: Host };
      const answers: Record<string, RecordedAnswer> = {};
      for (const path of paths) {
        const address = new URL(`${folderOfData}${path}`, location.href);
        const response = await turnoutHost.answer(new Request(address));
        const type = response.headers.get('content-type') ?? '';
        answers[path] = { status: response.status, type, body: await response.text() };
      }
      return answers;
    },
    [`at/${data}/direct/1`, recordedPaths] as const,
  );

describe('the recorded answers of the demo page', function () {
  this.timeout(120_000);

  let folder: string;
  before(async () => (folder = await staticHost()));

  for (const data of recordedDataSets)
    it(`are those of the running backend: ${data}`, async () => {
      const { page } = await designer({ serviceWorkers: 'block' });
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.wasm', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(folder);
      await (await previewIn(page)).locator('event-registration form').waitFor();
      const recorded = await answersOf(page, data);
      release();
      await page.evaluate(async (name) => {
        await (window as unknown as { turnoutHost: Host }).turnoutHost.loadClub(name);
      }, data);
      const running = await answersOf(page, data);
      expect(running[recordedPaths[0]!]!.body).to.not.equal(recorded[recordedPaths[0]!]!.body);
      expect(normalizeAnswers(recorded)).to.deep.equal(normalizeAnswers(running));
    });

  it('stand in until the club exists: a registration waits for it, and is stored', async () => {
    const { page, faults } = await designer({ serviceWorkers: 'block' });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.wasm', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${folder}?form=klettertag&lang=en`);
    const preview = await previewIn(page);
    const form = preview.locator('event-registration form');
    const placesLeft = async (): Promise<number> => {
      const { body } = (await answersOf(page, 'club'))['/public/sv-wiesental/forms/klettertag']!;
      return (JSON.parse(body) as { data: { event: { places_left: number } } }).data.event.places_left;
    };
    const placesBefore = await placesLeft();
    await form.locator('[name$=first_name]').fill('Mia');
    await form.locator('[name$=last_name]').fill('Größmann');
    for (const [part, text] of [
      ['day', '2'],
      ['month', '9'],
      ['year', '2016'],
    ] as const)
      await form.locator(`[name$="${part}"]`).fill(text);
    await form.locator('[name$=email]').fill('mia@example.org');
    await form.locator('button.main').click();
    release();
    await preview.locator('event-registration form').waitFor({ state: 'detached' });
    expect(await placesLeft()).to.equal(placesBefore - 1);
    expect(faults).to.deep.equal([]);
  });

  it('end on the day before the next date in them', () => {
    const body =
      '{"data":{"start_date":"2027-03-10","closes_at":"2027-03-01T22:00:00.000Z","now":"2027-02-01T00:00:00.000Z"}}';
    const answers = { '/public/club/events': { status: 200, type: 'application/json', body } };
    const { validUntilMs } = recordingOf(answers, Date.parse('2027-02-01'));
    expect(new Date(validUntilMs).toISOString()).to.equal('2027-02-28T00:00:00.000Z');
  });
});
