import { expect } from 'chai';
import { cases } from '../../conformance/cases/index.js';
import { exitCodeOf, outcomeOf, type Outcome } from '../../conformance/conform.js';
import { connectionTo } from '../../conformance/http.js';
import { specifiedCells, decidedCells } from '../../conformance/tables.js';
import { World } from '../../conformance/world.js';
import { conformant, type Subject } from '../../conformance/backend-under-test.js';

describe('the cases of the conformance suite', () => {
  for (const cell of specifiedCells)
    it(`cover ${cell} of the specification's tables`, () => {
      const matchingCases = cases.filter(({ of, cells }) => of === 'specification' && cells.includes(cell));
      expect(matchingCases.length).to.be.at.least(1);
    });

  for (const cell of decidedCells)
    it(`cover ${cell} of the decisions`, () => {
      expect(cases.filter(({ cells }) => cells.includes(cell)).length).to.be.at.least(1);
    });

  it('have unique names', () => {
    expect(new Set(cases.map(({ name }) => name)).size).to.equal(cases.length);
  });
});

describe('as the conformance suite asks, the service', () => {
  let subject: Subject;
  let connection: ReturnType<typeof connectionTo>;
  let world: World;
  const outcomes: Outcome[] = [];

  before(async () => {
    subject = await conformant();
    connection = connectionTo(subject);
    world = await World.open({ ...subject, connection });
  });

  for (const one of cases)
    it(one.name, async () => {
      const outcome = await outcomeOf(one, world, connection);
      outcomes.push(outcome);
      const { result, reason, exchange = [] } = outcome;
      if (result !== 'passed' && result !== 'unseen') expect.fail([result, reason, ...exchange].join('\n'));
    });

  it('has no persons of the suite left at the end, after some hundred requests', async () => {
    const { remaining } = await world.cleanUp();
    expect([remaining, await subject.persons()]).to.deep.equal([0, 2]);
    expect(connection.totals.requests).to.be.below(700);
  });

  it('was tested with every case', () => {
    const report = { outcomes, cells: [], base_url: '', workspaces: {}, requests: 0, waited_seconds: 0 };
    expect(exitCodeOf({ ...report, left_behind: { columns: 0, fees: 0, persons: 0 } })).to.equal(0);
  });
});
