import { expect } from 'chai';
import { errorHandler } from '../../../../src/backend/http/middleware/index.js';

describe('Retry-After of a store that cannot be written at the moment', () => {
  it('is random: clients that are refused together do not retry together', () => {
    const respond = errorHandler(
      () => {},
      () => true,
    );
    const waits = new Set<string | null>();
    for (let count = 0; count < 100; count++) {
      const answer = respond(new Error('no connection'));
      expect(answer.status).to.equal(503);
      waits.add(answer.headers.get('retry-after'));
    }
    expect(waits.size).to.be.above(5);
    for (const wait of waits) expect(Number(wait)).to.be.within(1, 20);
  });
});
