import { expect } from 'chai';
import { pageWith, turnout, visitorAt, website } from './turnout-server.js';
import { camper, fillCamp, sendButton, thanks } from './fill-camp.js';

describe('a registration, from the snippet to the list', function () {
  this.timeout(60_000);

  it('is stored once confirmed, even when the server is killed at that moment', async () => {
    const server = await turnout();
    const site = await website();
    const snippet = await server.snippet('zeltlager');
    const { page, errors } = await visitorAt(site.publish(pageWith(snippet, { lang: 'de' })));

    await fillCamp(page);
    await sendButton(page).click();
    await thanks(page, 'Mia');
    await server.kill();
    await server.restart();

    const persons = await server.persons('zeltlager');
    expect(persons).to.have.lengthOf(1);
    expect(persons[0]).to.deep.include(camper);
    expect(errors).to.deep.equal([]);
  });

  it('is readable with the key, and counted', async () => {
    const server = await turnout();
    const site = await website();
    const { page } = await visitorAt(site.publish(pageWith(await server.snippet('zeltlager'), { lang: 'de' })));

    await fillCamp(page);
    await sendButton(page).click();
    await thanks(page, 'Mia');

    const { list_id, persons_count } = await server.eventOf('zeltlager');
    const [person] = await server.persons('zeltlager');
    const { data } = await server.api.readPerson({ list_id, person_id: person!.id });
    expect(persons_count).to.equal(1);
    expect(data).to.deep.include(camper);
  });
});
