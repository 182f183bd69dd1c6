import { expect } from 'chai';
import { registrationNumber } from '../../src/model/registration-number.js';

describe('the number of a registration', () => {
  for (const [id, number] of [
    ['per_0123456789abcdefghjk7k4q', 'GHJK-7K4Q'],
    ['per_ada', 'ADA'],
    ['per_abcd', 'ABCD'],
  ] as const)
    it(`is ${number} of ${id}`, () => {
      expect(registrationNumber(id)).to.equal(number);
    });
});
