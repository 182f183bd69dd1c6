import { expect } from 'chai';
import { readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { faultsOf } from '../../support/workspace-faults.js';
import { yamlOf } from './camp-form.js';

const sections = (fields: string, more = '') => `confirm_email: true, sections: [{ ${more} fields: [${fields}] }]`;
const needsAddress = /confirm_email: this needs an e-mail address that is required, always/;

describe('confirm_email of a form', () => {
  it('is right where an e-mail address is always required, and is stored', () => {
    const yaml = yamlOf(sections('name, { name: email, required: true }'));
    expect(faultsOf(yaml)).to.deep.equal([]);
    expect(readWorkspaceFile(yaml).events[0]!.layout?.confirm_email).to.equal(true);
  });

  for (const [title, form] of [
    ['no address is asked for', sections('name')],
    ['it need not be given', sections('name, email')],
    [
      'it is asked of some',
      sections('name, { name: email, required: true, visible_when: { field: swims, is: true } }'),
    ],
    [
      'its section is asked of some',
      sections('{ name: email, required: true }', 'visible_when: { field: swims, is: true },'),
    ],
  ] as const)
    it(`is a fault where ${title}`, () => {
      expect(faultsOf(yamlOf(form)).join('\n')).to.match(needsAddress);
    });

  it('is a fault of an application without sections, which would lose it', () => {
    const yaml = `
workspace: { slug: club, name: Club }
lists: [{ type: member, name: Members, application: { slug: join, title: Join, confirm_email: true } }]
`;
    expect(faultsOf(yaml).join('\n')).to.match(needsAddress);
  });
});
