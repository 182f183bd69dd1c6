import { expect } from 'chai';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { workplace } from './support.js';

describe('turnout serve', () => {
  const { turnout, turnoutWith } = workplace();

  for (const [args, PORT, sentence] of [
    [['--port', 'abc'], '8080', '--port must be a number from 0 to 65535, not abc.'],
    [[], 'abc', 'PORT must be a number from 0 to 65535, not abc.'],
  ] as const)
    it(`speaks of what was said: ${sentence}`, async () => {
      const { code, err } = await turnoutWith({ PORT }, 'serve', ...args);
      expect([code, err.trim()]).to.deep.equal([2, sentence]);
    });

  it('says that a port is taken, and how to say another one', async () => {
    const taken = createServer().listen(0, '0.0.0.0');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const other = port < 65535 ? port + 1 : 8080;
    const said = [await turnout('serve', '--port', String(port)), await turnoutWith({ PORT: String(port) }, 'serve')];
    taken.close();
    expect(said.map(({ code, err }) => [code, err.trim()])).to.deep.equal([
      [1, `Port ${port} is taken. Another one: turnout serve --port ${other}`],
      [1, `Port ${port} is taken. Another one: PORT=${other} npm start`],
    ]);
  });
});
