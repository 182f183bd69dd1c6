import { expect } from 'chai';
import { readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { faultsOf } from '../../support/workspace-faults.js';

const club = 'workspace: { slug: club, name: Club }\n';
const event = (more: string) =>
  `${club}events:\n  - { slug: camp, title: Camp, start_date: 2027-07-24${more && `, ${more}`} }\n`;
const list = (more: string) => `${club}lists:\n  - { type: member, name: Members${more && `, ${more}`} }\n`;
const column = (more: string) =>
  event(`columns: [{ external_id: size, name: Size, type: string${more && `, ${more}`} }]`);

describe('an optional key of a workspace.yaml', () => {
  it('is filled in for the workspace', () => {
    expect(readWorkspaceFile(club)).to.deep.equal({
      workspace: {
        slug: 'club',
        name: 'Club',
        time_zone: 'Europe/Berlin',
        contact_email: null,
        portal_origins: [],
        subscription: { variant: 'complete', list_types: ['member', 'event', 'contact'] },
        portal_status: 'enabled',
        languages: ['de', 'en'],
        portal: { page: null, mails: {}, profile: null },
        mail_settings: { notify: 'daily', templates: {} },
        accent_color: null,
        bank_account: null,
        privacy_url: null,
        imprint_url: null,
        logo_url: null,
        website_url: null,
        country: null,
        organisers: [],
      },
      cost_units: [],
      lists: [],
      events: [],
    });
  });

  it('is filled in for an event: one day, not published, open until that day is over', () => {
    expect(readWorkspaceFile(event('')).events).to.deep.equal([
      {
        slug: 'camp',
        title: 'Camp',
        published: false,
        start_date: '2027-07-24',
        end_date: '2027-07-24',
        opens_at: null,
        closes_at: Date.parse('2027-07-24T22:00:00Z'),
        max_persons: null,
        location: null,
        description: null,
        deletion: null,
        form_delete_after: null,
        columns: [],
        layout: null,
        contact_email: null,
        notify: null,
      },
    ]);
  });

  it('is filled in for an event of several days: open until the last one is over', () => {
    const [camp] = readWorkspaceFile(event('end_date: 2027-08-06')).events;
    expect(camp?.closes_at).to.equal(Date.parse('2027-08-06T22:00:00Z'));
  });

  it('is filled in for a list', () => {
    expect(readWorkspaceFile(list('')).lists).to.deep.equal([
      { type: 'member', name: 'Members', columns: [], application: null },
    ]);
  });

  it('is filled in for a column', () => {
    expect(readWorkspaceFile(column('')).events[0]?.columns).to.deep.equal([
      { external_id: 'size', name: 'Size', type: 'string', allowed_values: null },
    ]);
  });
});

describe('a workspace.yaml', () => {
  it('is the plan of the subscription, in part', () => {
    const { workspace } = readWorkspaceFile(
      'workspace: { slug: club, name: Club, subscription: { list_types: [event] } }',
    );
    expect(workspace.subscription).to.deep.equal({ variant: 'complete', list_types: ['event'] });
  });

  it('is meant on the clocks of its time zone', () => {
    const yaml = `${event('opens_at: 2027-01-10 19:00, closes_at: 2027-06-30 24:00')}`.replace(
      'name: Club',
      'name: Club, time_zone: America/New_York',
    );
    const [camp] = readWorkspaceFile(yaml).events;
    expect([camp?.opens_at, camp?.closes_at]).to.deep.equal([
      Date.parse('2027-01-11T00:00Z'),
      Date.parse('2027-07-01T04:00Z'),
    ]);
  });

  it('is a field by its name, or by its name and how it is asked for', () => {
    const [camp] = readWorkspaceFile(
      event(
        'form: { thanks: Danke, sections: [{ title: { de: Wer, en: Who }, fields: [name, { name: email, required: true }] }] }',
      ),
    ).events;
    expect(camp?.layout).to.deep.equal({
      thanks: 'Danke',
      sections: [{ title: { de: 'Wer', en: 'Who' }, fields: [{ name: 'name' }, { name: 'email', required: true }] }],
    });
  });

  it('is the form of a membership application', () => {
    const { lists } = readWorkspaceFile(
      list('application: { slug: join, title: Join us, sections: [{ fields: [name] }] }'),
    );
    expect(lists[0]?.application).to.deep.equal({
      slug: 'join',
      title: 'Join us',
      opens_at: null,
      closes_at: null,
      layout: { sections: [{ fields: [{ name: 'name' }] }] },
      contact_email: null,
      notify: null,
    });
  });

  it('is a text where YAML of old saw a yes', () => {
    expect(readWorkspaceFile(event('location: yes')).events[0]?.location).to.equal('yes');
  });
});

describe('a workspace.yaml that is no YAML', () => {
  for (const [what, yaml, place] of [
    ['a bracket that never closes', 'workspace: { slug: club', /line 1/],
    ['a key that is there twice', `${club}${club}`, /line 2/],
    ['a tab for a space', 'workspace:\n\tslug: club', /line 2/],
    ['two documents', `${club}---\n${club}`, /line 2/],
    ['an anchor that nobody set', event('location: *Lake*'), /Lake/],
  ] as const)
    it(`is refused with the place of ${what}`, () => {
      expect(faultsOf(yaml).join('\n')).to.match(place);
    });
});
