import { expect } from 'chai';
import { readWorkspaceFile, WorkspaceFileError } from '../../../src/backend/workspace/index.js';
import { faultsOf } from '../../support/workspace-faults.js';

const faultyFile = `workspace:
  slug: SV Wiesental
  name: Club
  time_zone: Berlin
  contact_email: office
lists:
  - type: contact
    name: Friends
    application: { slug: join, title: Join us, sections: [{ title: [Who], fields: [name] }] }
events:
  # a comment is a line too
  - slug: camp
    tilte: Camp
    start_date: 24.07.2027
    end_date: 2027-07-32
    max_person: 20
    opens_at: tomorrow
    form:
      sections:
        - fields:
            - emial
            - { name: name, requird: true }
  - { slug: camp, title: Trip, start_date: 2027-09-02,
      end_date: 2027-09-01 }
`;

describe('the faults of a workspace.yaml', () => {
  it('are reported together, with a line each', () => {
    expect(faultsOf(faultyFile)).to.deep.equal([
      'line 2, workspace.slug: use a-z, 0-9 and dashes only, like summer-camp, not SV Wiesental',
      'line 4, workspace.time_zone: there is no time zone Berlin; write one like Europe/Berlin',
      'line 5, workspace.contact_email: write it like office@example.org, not office',
      'line 9, lists.0.application.sections.0.title: write one text for everybody, or one per language',
      'line 9, lists.0.application: only the member list can have an application; remove it here',
      'line 13, events.0.tilte: there is no such key; did you mean title?',
      'line 14, events.0.start_date: write it like 2027-07-24, not 24.07.2027',
      'line 15, events.0.end_date: there is no day 2027-07-32 in the calendar; write it like 2030-07-24',
      'line 16, events.0.max_person: there is no such key; did you mean max_persons?',
      'line 17, events.0.opens_at: write it like 2027-03-01 19:00, not tomorrow',
      'line 21, events.0.form.sections.0.fields.0: the list has no field "emial"; did you mean "email"?',
      'line 22, events.0.form.sections.0.fields.1.requird: there is no such key; did you mean required?',
      'line 23, events.1.slug: the form "camp" is there twice; give one of them another name',
      'line 24, events.1.end_date: ends before it begins; write start_date or a later day',
    ]);
  });

  it('are line, path and message for programs', () => {
    const read = () => readWorkspaceFile('workspace:\n  slug: club\n  name: 1921\n');
    const message = 'is a text, so write it in quotes: "1921"';
    expect(read)
      .to.throw(WorkspaceFileError)
      .with.deep.property('faults', [{ line: 3, path: 'workspace.name', message }]);
  });

  const club = 'workspace: { slug: club, name: Club }\n';
  const event = (more: string) =>
    `${club}events:\n  - slug: camp\n    title: Camp\n    start_date: 2027-07-24\n${more.replace(/^/gm, '    ')}\n`;

  for (const [what, yaml, sentence] of [
    [
      'a number where a field is named',
      event('form: { sections: [{ fields: [5] }] }'),
      'line 6, events.0.form.sections.0.fields.0: write the name of a field, or its name and how it is asked for',
    ],
    [
      'a label that is a number',
      event('form: { sections: [{ fields: [{ name: name, label: 5 }] }] }'),
      'line 6, events.0.form.sections.0.fields.0.label: write one text for everybody, or one per language',
    ],
    [
      'a label in no language',
      event('form: { sections: [{ fields: [{ name: name, label: {} }] }] }'),
      'line 6, events.0.form.sections.0.fields.0.label: is empty: write at least one entry',
    ],
    [
      'a field without a name',
      event('form: { sections: [{ fields: [{ required: true }] }] }'),
      'line 6, events.0.form.sections.0.fields.0.name: is missing',
    ],
    ['a key with nothing behind it', event('location:'), 'line 6, events.0.location: is empty: write a text'],
    ['a yes for true', event('published: yes'), 'line 6, events.0.published: write true or false, not yes'],
    [
      'an opening after it is over',
      event('opens_at: 2027-08-01 19:00'),
      'line 6, events.0.opens_at: opens when the event is over; write an earlier time, or add closes_at',
    ],
    [
      'the same choice twice',
      event('columns:\n  - { external_id: size, name: Size, type: string,\n      allowed_values: [S, S] }'),
      'line 8, events.0.columns.0.allowed_values: names S twice; remove one of them',
    ],
    [
      'a choice for a date',
      event('columns:\n  - { external_id: day, name: Day, type: date,\n      allowed_values: [S] }'),
      'line 8, events.0.columns.0.allowed_values: only a column of type string or array can have allowed_values, not one of type date',
    ],
    ['a key that is there twice', event('title: Trip'), 'line 6: the key title is there twice; remove one of them'],
    [
      'an anchor that nobody set',
      event('location: *Lake'),
      'line 6: there is no anchor &Lake before this; write it where the value first occurs',
    ],
    ['a fault behind an anchor', `${club}events: [&a { slug: A, title: T, start_date: 2027-07-24 }, *a]`, undefined],
    [
      'a long text where a day should be',
      event(`end_date: ${'long '.repeat(20)}`),
      `line 6, events.0.end_date: write it like 2027-07-24, not ${'long '.repeat(20).slice(0, 39)}…`,
    ],
  ] as const)
    it(`are one sentence for ${what}`, () => {
      expect(faultsOf(yaml)).to.deep.equal(
        sentence === undefined
          ? [0, 1].map((at) => `line 2, events.${at}.slug: use a-z, 0-9 and dashes only, like summer-camp, not A`)
          : [sentence],
      );
    });

  it('are no unknown field where the column itself is wrong', () => {
    const yaml = event(
      'columns: [{ external_id: 5, name: Size, type: string }]\nform: { sections: [{ fields: [size] }] }',
    );
    expect(faultsOf(yaml)).to.deep.equal([
      'line 6, events.0.columns.0.external_id: is a text, so write it in quotes: "5"',
    ]);
  });

  it('contain no regular expression', () => {
    expect(faultsOf(faultyFile).filter((fault) => /[\\^$]|must match/.test(fault))).to.deep.equal([]);
  });
});
