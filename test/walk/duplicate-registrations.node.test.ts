import { expect } from 'chai';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  listen,
  pageWith,
  quiet,
  shortClub,
  turnout,
  visitorAt,
  website,
  type Turnout,
  type Visit,
} from './turnout-server.js';
import { fillShort, formStands, sendButton, thanks } from './fill-camp.js';

/** A form token is asked for by POST as well. */
const isRegistration = (method: string | undefined, path: string): boolean =>
  method === 'POST' && path.endsWith('/persons');

const posts = ({ requests }: Visit) => requests.filter((request) => isRegistration(request.method(), request.url()));

/** Passes everything on to a port, but of the first answers to a registration nothing: there the line is cut. */
async function lineThatBreaks(times: number) {
  const line = { port: 0, target: 0, stored: [] as number[] };
  const passOn = (from: IncomingMessage, to: ServerResponse) => {
    const { method, url: path, headers } = from;
    const onward = ask({ host: '127.0.0.1', port: line.target, method, path, headers }, (answer) => {
      const registers = isRegistration(method, path ?? '');
      if (!registers || line.stored.length >= times) {
        if (registers) line.stored.push(answer.statusCode ?? 0);
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
        return;
      }
      // only when the server has said all it had to say is the person stored for certain
      answer.resume().once('end', () => {
        line.stored.push(answer.statusCode ?? 0);
        from.socket.resetAndDestroy();
      });
    });
    onward.once('error', () => from.socket.destroy());
    from.pipe(onward);
  };
  line.port = await listen(passOn, 'localhost');
  return line;
}

describe('one registration, one person', function () {
  this.timeout(60_000);

  let site: Awaited<ReturnType<typeof website>>;
  before(async () => {
    site = await website();
  });

  const opened = async (server?: Turnout) => {
    const instance = server ?? (await turnout({ yaml: shortClub }));
    const url = site.publish(pageWith(await instance.snippet('walk')));
    const visit = await visitorAt(url);
    await formStands(visit.page);
    return { server: instance, visit, page: visit.page, url };
  };

  const count = async (server: Turnout) => (await server.persons('walk')).length;

  it('for a double click (37)', async () => {
    const { server, visit, page } = await opened();
    await fillShort(page);
    await sendButton(page).dblclick();
    await thanks(page);
    expect([await count(server), posts(visit).length]).to.deep.equal([1, 1]);
  });

  it('for a double click where the server takes its time (37)', async () => {
    const { server, visit, page } = await opened();
    let release = (): void => {};
    const hold = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/persons', (route) => hold.then(() => route.continue()));
    await fillShort(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await sendButton(page).dblclick();
    await sent;
    // what says that it is busy can still be clicked by somebody in a hurry
    await page.getByRole('button', { name: 'Sending …' }).dblclick({ force: true });
    release();
    await thanks(page);
    expect([await count(server), posts(visit).length]).to.deep.equal([1, 1]);
  });

  it('for Enter and a click together (37)', async () => {
    const { server, visit, page } = await opened();
    await fillShort(page);
    const button = (await sendButton(page).boundingBox())!;
    const { x, y, width, height } = button;
    await page.getByLabel('E-mail').focus();
    await Promise.all([page.keyboard.press('Enter'), page.mouse.click(x + width / 2, y + height / 2)]);
    await thanks(page);
    expect([await count(server), posts(visit).length]).to.deep.equal([1, 1]);
  });

  // a browser itself sends once more over a line that has served before: one cut would not reach the widget
  for (const times of [1, 2, 3])
    it(`for a line that breaks ${times} times after the person is stored (37)`, async () => {
      const line = await lineThatBreaks(times);
      const server = await turnout({ yaml: shortClub, origin: `http://localhost:${line.port}` });
      line.target = server.port;
      const { page } = await opened(server);
      await fillShort(page);
      await sendButton(page).click();
      await thanks(page);
      expect([await count(server), line.stored]).to.deep.equal([1, Array.from({ length: times + 1 }, () => 201)]);
    });

  it('for a visitor who goes back after it (37)', async () => {
    const { server, visit, page, url } = await opened();
    await fillShort(page);
    await sendButton(page).click();
    await thanks(page);
    await page.goto(site.publish(pageWith('<p>Elsewhere</p>')));
    await page.goBack();
    expect(page.url()).to.equal(url);
    await formStands(page);
    await quiet(visit);
    expect([await count(server), posts(visit).length]).to.deep.equal([1, 1]);
  });
});
