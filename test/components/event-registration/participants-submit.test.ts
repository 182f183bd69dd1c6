import { expect } from '@open-wc/testing';
import type { PersonRegisteredEvent } from '../../../src/components/index.js';
import { form as words } from '../../../src/i18n/en/index.js';
import { campers, openForm, type OpenedForm, isRegistration } from '../../support/open-form.js';
import { waitUntil } from '../../support/wait-until.js';
import {
  addPerson,
  control,
  familyClub,
  fillPerson,
  fillShared,
  posts,
  press,
  sentBodies,
} from './fill-participants.js';

/** So many persons, filled in. */
const filled = async (count: number, yaml = familyClub, options = {}): Promise<OpenedForm> => {
  const opened = await openForm({ yaml, ...options });
  for (let key = 0; key < count; key++) {
    if (key) await addPerson(opened);
    fillPerson(opened, key, ['Ada', 'Bo', 'Cy'][key]!);
  }
  fillShared(opened);
  return opened;
};

const firstNames = async (opened: OpenedForm) => (await campers(opened)).map(({ name }) => name.first_name).sort();

/** A camp with one place, for two. */
const onePlace = async () => {
  const opened = await filled(2, familyClub.replace('max_persons: 100', 'max_persons: 1'));
  await opened.send();
  return opened;
};

describe('several who are sent', () => {
  it('are registered, each with what they share', async () => {
    const opened = await filled(3);
    opened.type('wish', 'A tent for three');
    await opened.send();
    expect(await firstNames(opened)).to.deep.equal(['Ada', 'Bo', 'Cy']);
    const bodies = await sentBodies(opened);
    expect(bodies.map(({ email, wish }) => [email, wish])).to.deep.equal(
      bodies.map(() => ['ada@example.org', 'A tent for three']),
    );
  });

  it('have no word of each other in what is sent', async () => {
    const opened = await filled(2);
    await opened.send();
    const bodies = await sentBodies(opened);
    expect(bodies.map((body) => Object.keys(body).sort())).to.deep.equal(bodies.map(() => ['email', 'name', 'rules']));
  });

  it('have an Idempotency-Key each', async () => {
    const opened = await filled(3);
    await opened.send();
    expect(new Set(posts(opened).map(({ headers }) => headers.get('idempotency-key'))).size).to.equal(3);
  });

  it('are thanked together, and listed', async () => {
    const opened = await filled(2);
    await opened.send();
    expect(opened.part('[role=heading]').textContent.trim()).to.equal(words.thanks(undefined));
    expect(opened.parts('.done .notice li').map(({ textContent }) => textContent)).to.deep.equal([
      'Ada Lovelace',
      'Bo Lovelace',
    ]);
    expect(opened.part('.done').textContent).to.contain('See you there.');
    await expect(opened.el).to.be.accessible();
  });

  it('are told to the page one by one', async () => {
    const opened = await filled(2);
    const events: unknown[] = [];
    opened.el.addEventListener('person-registered', (event: PersonRegisteredEvent) => events.push(event.person.name));
    await opened.send();
    expect(events).to.deep.equal([
      { first_name: 'Ada', last_name: 'Lovelace' },
      { first_name: 'Bo', last_name: 'Lovelace' },
    ]);
  });

  it('are sent without removed participants', async () => {
    const opened = await filled(3);
    press(opened, words.removeParticipant('Bo Lovelace'));
    await opened.el.updateComplete;
    await opened.send();
    expect(await firstNames(opened)).to.deep.equal(['Ada', 'Cy']);
  });

  it('are sent without the first, where that one was taken out', async () => {
    const opened = await filled(2);
    // names are read when something is drawn
    await addPerson(opened);
    press(opened, words.removeParticipant('Person 3'));
    press(opened, words.removeParticipant('Ada Lovelace'));
    await opened.el.updateComplete;
    await opened.send();
    expect(await firstNames(opened)).to.deep.equal(['Bo']);
    expect(opened.part('[role=heading]').textContent.trim()).to.equal(words.thanks('Bo'));
  });
});

describe('several of whom one cannot be registered', () => {
  it('stay registered as far as they got, and that is said', async () => {
    const opened = await onePlace();
    expect(await firstNames(opened)).to.deep.equal(['Ada']);
    expect(opened.part('[part=summary]').textContent)
      .to.contain(words.someRegistered(1, 2))
      .and.contain(words.issues.full);
    expect(opened.part('.person > legend').textContent).to.equal(`Ada Lovelace: ${words.isRegistered}`);
    expect(control(opened, 0, 'name.first_name').matches(':disabled')).to.equal(true);
    await expect(opened.el).to.be.accessible();
  });

  it('are told to the page as far as they got, before it hears of the failure', async () => {
    const opened = await filled(2, familyClub.replace('max_persons: 100', 'max_persons: 1'));
    const events: string[] = [];
    for (const type of ['person-registered', 'registration-failed'])
      opened.el.addEventListener(type, () => events.push(type));
    await opened.send();
    expect(events).to.deep.equal(['person-registered', 'registration-failed']);
  });

  it('are offered the waiting list', async () => {
    const opened = await onePlace();
    press(opened, words.joinWaitingList);
    await waitUntil(() => opened.parts('[role=heading]')[0]?.textContent.trim() === 'Waiting list', 'no waiting list');
  });

  it('go on with the others only, and nobody is sent twice', async () => {
    const opened = await onePlace();
    await opened.apply(familyClub);
    expect(opened.part('button.main').textContent.trim()).to.equal(words.sendRest);
    await opened.send();
    expect(await firstNames(opened)).to.deep.equal(['Ada', 'Bo']);
    expect((await sentBodies(opened)).map(({ name }) => (name as { first_name: string }).first_name)).to.deep.equal([
      'Ada',
      'Bo',
      'Bo',
    ]);
    expect(opened.parts('.done .notice li').map(({ textContent }) => textContent)).to.deep.equal([
      'Ada Lovelace',
      'Bo Lovelace',
    ]);
  });

  it('tell the page of everybody once', async () => {
    const opened = await filled(2, familyClub.replace('max_persons: 100', 'max_persons: 1'));
    const events: unknown[] = [];
    opened.el.addEventListener('person-registered', (event: PersonRegisteredEvent) =>
      events.push(event.person.name!.first_name),
    );
    await opened.send();
    await opened.apply(familyClub);
    await opened.send();
    expect(events).to.deep.equal(['Ada', 'Bo']);
  });

  it('are complete with the remaining participants if the others are removed', async () => {
    const opened = await onePlace();
    press(opened, words.removeParticipant('Bo Lovelace'));
    await opened.el.updateComplete;
    await opened.send();
    expect(opened.part('[role=heading]').textContent.trim()).to.equal(words.thanks('Ada'));
    expect(posts(opened)).to.have.length(2);
  });

  it('can be sent once more after an answer was lost, and are registered once', async () => {
    let lostResponses = 0;
    const opened = await filled(2, familyClub, {
      intercept: async (request: Request, next: (request: Request) => Promise<Response>) => {
        const response = await next(request);
        if (!isRegistration(request) || ++lostResponses !== 2) return response;
        return new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } });
      },
    });
    await opened.send();
    expect(opened.part('form [role=alert]').textContent)
      .to.contain(words.someRegistered(1, 2))
      .and.contain(words.maybeStored);
    await opened.send();
    expect(await firstNames(opened)).to.deep.equal(['Ada', 'Bo']);
  });

  it('name the field of the one it is about', async () => {
    const opened = await filled(2);
    opened.type('.1.badge', 'x');
    opened.tick('.1.courses', 'Sailing');
    await opened.apply(
      familyClub.replace('[Canoe, Sailing, Theatre]', '[Canoe, Theatre]').replace('is: [Canoe, Sailing]', 'is: Canoe'),
    );
    await opened.send();
    expect(opened.parts('[part=summary] a').map(({ textContent }) => textContent.trim())).to.deep.equal([
      `Courses (Bo Lovelace) – ${words.issues.not_allowed}`,
    ]);
    opened.part('[part=summary] a').click();
    expect((opened.el.shadowRoot!.activeElement as HTMLInputElement).name).to.equal('.1.courses');
  });
});
