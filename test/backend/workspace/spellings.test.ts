import { expect } from 'chai';
import { readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { backend, issuesIn } from '../../support/backend.js';

const composed = 'gr\u00f6\u00dfe';
const decomposed = 'gro\u0308\u00dfe';

/** A form that names its columns in another spelling than the columns have. */
const yamlWith = (column: string, reference: string): string => `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    columns:
      - { external_id: ${column}, name: Size, type: string, allowed_values: [S, M] }
      - { external_id: why, name: Why, type: string }
    form:
      sections:
        - fields:
            - name
            - { name: ${reference}, required: true, options: { S: Small } }
            - { name: why, required: true, visible_when: { field: ${reference}, is: M } }
`;

describe('a column that the form names in another spelling', () => {
  for (const [what, column, reference] of [
    ['of letters and marks', composed, decomposed],
    ['of whole letters', decomposed, composed],
  ] as const) {
    const yaml = yamlWith(column, reference);

    it(`is recognised: ${what}`, async () => {
      const club = await backend({ yaml });
      const name = { first_name: 'Ada', last_name: 'L' };
      const small = await club.register({ name, [column]: 'S' });
      const medium = await club.register({ name, [column]: 'M' });
      const missing = await club.register({ name });
      expect(small.status).to.equal(201);
      expect(await issuesIn(medium)).to.deep.equal([['why', 'required']]);
      expect(await issuesIn(missing)).to.deep.equal([[column, 'required']]);
      const { data } = await club.visitor.readForm({ slug: 'camp' });
      expect(data.columns.map(({ external_id }) => external_id)).to.deep.equal([column, 'why']);
    });

    it(`stays when the file changes its spelling: ${what}`, async () => {
      const club = await backend({ yaml });
      const plan = await club.apply(yamlWith(reference, column).replace('Camp', 'Great camp'));
      expect(JSON.stringify(plan)).to.not.contain('column ');
    });
  }

  it('may be named once: a second spelling is a repetition', () => {
    const yaml = yamlWith(composed, decomposed).replace('- name\n', `- name\n            - ${composed}\n`);
    expect(() => readWorkspaceFile(yaml)).to.throw('asks for');
  });
});
