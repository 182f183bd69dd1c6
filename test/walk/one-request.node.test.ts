import { expect } from 'chai';
import { request as ask } from 'node:http';
import type { Request } from 'playwright-core';
import { listen, pageWith, shortClub, turnout, visitorAt, website, type Turnout } from './turnout-server.js';
import { fillShort, formStands, sendButton, thanks } from './fill-camp.js';

const club = (more = '') =>
  shortClub.replace('name: Club', 'name: Club, languages: [en]').replace('    columns', `${more}    columns`);

describe('from the snippet to the form', function () {
  this.timeout(60_000);

  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    site = await website();
  });

  const askedOf = (server: Turnout, requests: readonly Request[]) =>
    requests
      .map((request) => new URL(request.url()))
      .filter(({ origin }) => origin === server.origin)
      .map(({ pathname }) => pathname.replace(/-[\w-]{8}\.js$/, '.js'));

  it('there is one request, and what must be fresh follows when the form is touched', async () => {
    const server = await turnout({ yaml: club() });
    const { page, requests, errors } = await visitorAt(site.publish(pageWith(await server.snippet('walk'))));
    await formStands(page);
    expect(askedOf(server, requests)).to.deep.equal(['/embed.js']);
    await fillShort(page);
    expect(askedOf(server, requests)).to.deep.equal(['/embed.js', '/public/club/forms/walk/token']);
    await sendButton(page).click();
    await thanks(page);
    expect((await server.persons('walk')).map(({ name }) => name.first_name)).to.deep.equal(['Ada']);
    expect(errors).to.deep.equal([]);
  });

  it('there is one request for a camp too: several persons, an address, a waiting list', async () => {
    const server = await turnout();
    const { page, requests } = await visitorAt(
      site.publish(pageWith(await server.snippet('zeltlager'), { lang: 'de' })),
    );
    await formStands(page);
    expect(askedOf(server, requests)).to.deep.equal(['/embed.js']);
  });

  it('a page in another language than the club’s asks for its words besides', async () => {
    const server = await turnout({ yaml: club() });
    const { page, requests } = await visitorAt(site.publish(pageWith(await server.snippet('walk'), { lang: 'de' })));
    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    expect(askedOf(server, requests)).to.deep.equal(['/embed.js', '/embed/de-form.js']);
  });

  it('the plain script with data-slug asks for itself, and then for what its address would have brought', async () => {
    const server = await turnout({ yaml: club() });
    const tag = `<script src="${server.origin}/embed.js" data-slug="club/walk" async crossorigin></script>`;
    const { page, requests } = await visitorAt(site.publish(pageWith(tag)));
    await formStands(page);
    expect(askedOf(server, requests)).to.deep.equal(['/embed.js', '/embed-form.js']);
  });

  it('no request has a header that would have to be asked for first', async () => {
    const line = { port: 0, target: 0, before: [] as string[] };
    line.port = await listen((from, to) => {
      const { method, url: path, headers } = from;
      // no browser tells its driver of all that it asks before it asks
      if (method === 'OPTIONS') line.before.push(path!.replace(/lst_\w+/, ''));
      from.pipe(
        ask({ host: '127.0.0.1', port: line.target, method, path, headers }, (answer) => {
          to.writeHead(answer.statusCode!, answer.headers);
          answer.pipe(to);
        }).on('error', () => to.destroy()),
      );
    }, 'localhost');
    const server = await turnout({ yaml: club(), origin: `http://localhost:${line.port}` });
    line.target = server.port;
    const list = `<script src="${server.origin}/embed.js" data-slug="club" data-widget="event-list" async crossorigin></script>`;
    const { page } = await visitorAt(site.publish(pageWith((await server.snippet('walk')) + list)));
    await page.locator('event-list [part=item]').waitFor();
    await fillShort(page);
    expect(line.before).to.deep.equal([]);
    // what is sent in the end is JSON, which a browser asks for first
    await sendButton(page).click();
    await thanks(page);
    expect(line.before).to.deep.equal(['/public/club/lists//persons']);
  });

  const ada = { name: { first_name: 'Ada', last_name: 'Lovelace' }, email: 'ada@example.org', size: 'S' };

  it('the number of places is requested again when the form is touched', async () => {
    const server = await turnout({ yaml: club('    max_persons: 2\n') });
    const { list_id } = await server.eventOf('walk');
    const { page } = await visitorAt(site.publish(pageWith(await server.snippet('walk'))));
    await page.getByText('2 places left').waitFor();
    await server.api.createPerson({ list_id, body: ada });
    await page.getByLabel('First name').focus();
    await page.getByText('One place left').waitFor();
    expect(await page.getByLabel('First name').evaluate((control) => control.matches(':focus'))).to.equal(true);
  });

  it('a visitor whose form has filled up since it was served reads that before typing', async () => {
    const server = await turnout({ yaml: club('    max_persons: 1\n') });
    const { list_id } = await server.eventOf('walk');
    const { page } = await visitorAt(site.publish(pageWith(await server.snippet('walk'))));
    await formStands(page);
    await server.api.createPerson({ list_id, body: ada });
    await page.getByLabel('First name').focus();
    await page.getByText(/All places are taken/i).waitFor();
    expect(await page.locator('event-registration form').count()).to.equal(0);
  });
});
