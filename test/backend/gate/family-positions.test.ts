import { expect } from 'chai';
import { headerNames } from '../../../src/contract/index.js';
import { backend } from '../../support/backend.js';
import { child, family, pricedCamp } from './priced-camp.js';

const ROUNDS = [1, 2, 3, 4, 5];
const HONEYPOT = { [headerNames.formHoneypot]: '1' };

type Rows = readonly { readonly position: number | null; readonly amount?: number | null }[];

const positionsOf = (rows: Rows) => rows.map(({ position }) => position).sort();

/** Positions in a family, with what each pays. */
const pricesOf = (rows: Rows) => rows.map(({ position, amount }) => `${position}: ${amount}`).sort();

describe('several persons of a family whose registrations arrive at the same moment', () => {
  for (const round of ROUNDS)
    it(`get different positions and prices, those in review included (${round})`, async () => {
      const { register, store, workspace } = await pricedCamp();
      const answers = await Promise.all(
        [HONEYPOT, HONEYPOT, {}].map((headers, index) => register(child(`Child ${index}`), 'camp', headers)),
      );
      const rows = [
        ...(await store.registrations.ofFamily({ workspace_id: workspace.id, slug: 'camp', family })),
        ...(await store.reviewQueue.all(workspace.id)),
      ];
      expect([answers.map(({ status }) => status), pricesOf(rows)]).to.deep.equal([
        [201, 201, 201],
        ['0: 29000', '1: 26100', '2: 23000'],
      ]);
    });

  for (const round of ROUNDS)
    it(`get different positions when they apply for membership (${round})`, async () => {
      const { register, store } = await backend();
      const { id: workspace_id } = (await store.workspaces.bySlug('club'))!;
      const apply = (first_name: string, headers: object) =>
        register(
          { name: { first_name, last_name: 'L' }, email: 'a@example.org', creation_behaviour: 'unconfirmed' },
          { form: 'join', list_id: 'member', headers: { 'Form-Family': family, ...headers } },
        );
      const answers = await Promise.all(['Ada', 'Bob', 'Eve'].map((name, index) => apply(name, index ? {} : HONEYPOT)));
      const rows = [
        ...(await store.registrations.ofFamily({ workspace_id, slug: 'join', family })),
        ...(await store.reviewQueue.all(workspace_id)),
      ];
      expect([answers.map(({ status }) => status), positionsOf(rows)]).to.deep.equal([
        [201, 201, 201],
        [0, 1, 2],
      ]);
    });
});
