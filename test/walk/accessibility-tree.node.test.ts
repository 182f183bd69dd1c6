import { setTimeout as wait } from 'node:timers/promises';
import { languages, club as yaml } from './accessibility/club.js';
import { deskClub, type DeskClub } from './accessibility/desk-club.js';
import { deskStates, withoutMoments } from './accessibility/desk-states.js';
import { expectRecorded } from './accessibility/recordings.js';
import { states, repeatable, type Scene } from './accessibility/states.js';
import { familyPortal, relative } from './family-portal.js';
import { stored } from './own-link.js';
import { visitor, website } from './turnout-server.js';

const FEE_CREATED_AT = Date.UTC(2026, 0, 15, 12);

/** Names, roles and states as assistive technology gets them. The trees are files that are read with each change. */
describe('the accessibility tree', function () {
  this.timeout(60_000);

  let club: Scene['club'];
  let site: Scene['site'];
  before(async () => {
    club = await familyPortal(yaml);
    site = await website();
    await club.takeRegatta();
    const { list_id } = await club.server.eventOf('dinner');
    await club.server.api.createPerson({ list_id, body: relative('Zoe') });
    const answers = { birthdate: '2012-05-17', shirt: 'M', courses: ['Canoe'], rules: true };
    await club.register('camp', 'Mia', answers);
    // pages name the day since which a fee is open
    while (!(await stored(club.server, `update fee set created_at = ${FEE_CREATED_AT} returning 1`)).length)
      await wait(100);
  });

  for (const lang of languages)
    for (const [state, open] of Object.entries(states))
      it(`of ${state} in ${lang} is as recorded`, async () => {
        const { page } = await visitor({ locale: lang });
        const element = await open({ page, lang, club, site });
        await expectRecorded(state, lang, async () => repeatable(await element.ariaSnapshot()));
      });
});

/** The screens of organisers, before a club of their own: what visitors register elsewhere changes no number here. */
describe('the accessibility tree of the desk', function () {
  this.timeout(60_000);

  let club: DeskClub;
  before(async () => {
    club = await deskClub();
  });

  for (const lang of languages)
    for (const [state, open] of Object.entries(deskStates))
      it(`of ${state} in ${lang} is as recorded`, async () => {
        const { page } = await visitor({ locale: lang, viewport: { width: 1280, height: 860 } });
        const element = await open({ page, lang, club });
        await expectRecorded(state, lang, async () => withoutMoments(repeatable(await element.ariaSnapshot())));
      });
});
