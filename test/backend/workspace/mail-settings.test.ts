import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { openStore } from '../../../src/backend/store/index.js';
import { applyWorkspace, formatChange, readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { faultsOf } from '../../support/workspace-faults.js';

const file = (workspace: string, event = '') => `
workspace:
  slug: club
  name: Club
  ${workspace}
events:
  - { slug: camp, title: Camp, start_date: 2027-07-24${event && `, ${event}`} }
`;

const full = file(
  `accent_color: '#1A56B0'
  notify: each
  contact_email: office@club.example
  mails:
    registered:
      subject: { de: 'Hurra, {{name}}' }
      text: { de: 'Bis bald in {{where}}, {{ when }}. {{link}} {{event}} {{organisation}} {{contact}}' }
    offered: { text: 'Until {{until}}: {{link}}' }`,
  'contact_email: camp@club.example, notify: none',
);

describe('mail settings of a workspace file', () => {
  it('are stored, changed and shown', async () => {
    const store = await openStore(await newEngine());
    await applyWorkspace(store, readWorkspaceFile(full));
    const workspace = (await store.workspaces.bySlug('club'))!;
    const form = await store.forms.find(workspace.id, 'camp');
    expect([workspace.accent_color, workspace.mail_settings.notify]).to.deep.equal(['#1a56b0', 'each']);
    expect(workspace.mail_settings.templates.registered?.subject).to.deep.equal({ de: 'Hurra, {{name}}' });
    expect([form?.contact_email, form?.notify]).to.deep.equal(['camp@club.example', 'none']);
    expect(await applyWorkspace(store, readWorkspaceFile(full))).to.deep.equal([]);
    const changed = full
      .replace('notify: each', 'notify: none')
      .replace(', notify: none }', ' }')
      .replace('Hurra', 'Oh');
    const steps = await applyWorkspace(store, readWorkspaceFile(changed));
    expect(steps.map(({ subject, changes }) => `${subject}: ${changes.map(formatChange).join(', ')}`)).to.deep.equal([
      'workspace club: notify "each" → "none", mails changed',
      'form camp: notify "none" → none',
    ]);
  });

  for (const [what, yaml, sentence] of [
    [
      'a placeholder that nobody knows',
      file("mails:\n    registered: { text: 'Hi {{nmae}}' }"),
      'line 6, workspace.mails.registered.text: there is no {{nmae}}; did you mean {{name}}?',
    ],
    [
      'a placeholder of another mail, in one language',
      file('mails:\n    cancelled:\n      text:\n        de: Bis {{until}}'),
      'line 8, workspace.mails.cancelled.text.de: there is no {{until}}; known are {{name}}, {{event}}, {{organisation}}, {{when}}, {{where}}, {{contact}}',
    ],
    [
      'a kind of mail that nobody sends',
      file('mails:\n    registred: { text: Hi }'),
      'line 6, workspace.mails.registred: there is no such key; did you mean registered?',
    ],
    [
      'a colour that YAML takes for a comment',
      file('accent_color: #1a56b0'),
      'line 5, workspace.accent_color: is empty: write it in quotes, like "#1a56b0"',
    ],
    [
      'a colour by its name',
      file('accent_color: red'),
      'line 5, workspace.accent_color: write it in quotes, like "#1a56b0", not red',
    ],
    [
      'notices at another time',
      file('notify: weekly'),
      'line 5, workspace.notify: write one of each, daily, none, not weekly',
    ],
  ] as const)
    it(`have a sentence about ${what}`, () => {
      expect(faultsOf(yaml)).to.deep.equal([sentence]);
    });
});
