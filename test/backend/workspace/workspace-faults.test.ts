import { expect } from 'chai';
import { faultsOf } from '../../support/workspace-faults.js';

const club = 'workspace: { slug: club, name: Club }\n';
const event = (more: string) => `${club}events:\n  - { slug: camp, title: Camp, start_date: 2027-07-24, ${more} }\n`;
const columns = (...more: string[]) =>
  event(`columns: [${more.map((one) => `{ external_id: size, name: Size, type: string, ${one} }`).join(', ')}]`);
const lists = (...more: string[]) => `${club}lists:\n${more.map((one) => `  - { ${one} }\n`).join('')}`;
const application = (more: string) =>
  lists(`type: member, name: Members, application: { slug: join, title: Join us, ${more} }`);

/** Faults without their lines. */
const placed = (yaml: string) => faultsOf(yaml).map((fault) => fault.replace(/^line \d+(, |: )/, ''));

describe('every fault in a workspace.yaml', () => {
  for (const [what, yaml, sentence] of [
    ['an empty file', '', 'the file is empty'],
    ['a list for a file', '- club', 'the file: write keys with values, not a list'],
    ['no workspace', 'events: []', 'workspace: is missing'],
    ['a key nobody knows', `${club}event: []`, 'event: there is no such key; did you mean events?'],
    ['a workspace without a slug', 'workspace: { name: Club }', 'workspace.slug: is missing'],
    ['a slug with capitals', 'workspace: { slug: Club, name: Club }', /^workspace\.slug: /],
    ['a slug with a slash', 'workspace: { slug: a/b, name: Club }', /^workspace\.slug: /],
    [
      'a number for a name',
      'workspace: { slug: club, name: 1921 }',
      'workspace.name: is a text, so write it in quotes: "1921"',
    ],
    [
      'a time zone that is none',
      'workspace: { slug: club, name: Club, time_zone: Berlin }',
      'workspace.time_zone: there is no time zone Berlin; write one like Europe/Berlin',
    ],
    [
      'an origin with a path',
      'workspace: { slug: club, name: Club, portal_origins: [https://club.example/a] }',
      /^workspace\.portal_origins\.0: /,
    ],
    [
      'a kind of list that is none',
      'workspace: { slug: club, name: Club, subscription: { list_types: [guest] } }',
      'workspace.subscription.list_types.0: write one of member, event, contact, not guest',
    ],
    ['events that are no list', `${club}events: none`, 'events: write a list, not none'],
    [
      'an event without a title',
      `${club}events: [{ slug: camp, start_date: 2027-07-24 }]`,
      'events.0.title: is missing',
    ],
    [
      'a key of an event nobody knows',
      event('colour: red'),
      /^events\.0\.colour: there is no such key; known are slug, title, /,
    ],
    ['a day that is not written as one', event('end_date: 6.8.2027'), /^events\.0\.end_date: /],
    [
      'a first day that the calendar lacks',
      `${club}events: [{ slug: camp, title: Camp, start_date: 2027-02-30, end_date: 2027-03-01 }]`,
      'events.0.start_date: there is no day 2027-02-30 in the calendar; write it like 2030-07-24',
    ],
    [
      'a last day that the calendar lacks',
      event('end_date: 2027-09-31'),
      'events.0.end_date: there is no day 2027-09-31 in the calendar; write it like 2030-07-24',
    ],
    [
      'an end before the beginning',
      event('end_date: 2027-07-23'),
      'events.0.end_date: ends before it begins; write start_date or a later day',
    ],
    ['a time that is not written as one', event('opens_at: soon'), /^events\.0\.opens_at: /],
    [
      'a closing before the opening',
      event('opens_at: 2027-07-01 19:00, closes_at: 2027-06-01 19:00'),
      'events.0.closes_at: closes before it opens; write a time after opens_at',
    ],
    [
      'an opening for no time at all',
      event('opens_at: 2027-07-01 19:00, closes_at: 2027-07-01 19:00'),
      'events.0.closes_at: closes before it opens; write a time after opens_at',
    ],
    [
      'sensitive answers to be deleted where none is asked for',
      event('form: { delete_after: 30, sections: [{ fields: [name] }] }'),
      'events.0.form.delete_after: no field of the form is sensitive; mark one with `sensitive: true`, or give delete_after to the columns',
    ],
    ...['name', 'email'].map((name): [string, string, string] => [
      `a sensitive ${name}`,
      event(`form: { sections: [{ fields: [{ name: ${name}, sensitive: true }] }] }`),
      `events.0.form.sections.0.fields.0.sensitive: "${name}" stands in mails and in the list of fees; it cannot be sensitive`,
    ]),
    ['persons to be deleted at once', event('delete_after: 0'), 'events.0.delete_after: write 1 or more, not 0'],
    ['no places at all', event('max_persons: 0'), 'events.0.max_persons: write 1 or more, not 0'],
    ['half a place', event('max_persons: 1.5'), 'events.0.max_persons: write a whole number, not 1.5'],
    ['a form without sections', event('form: {}'), 'events.0.form.sections: is missing'],
    [
      'a field that the list does not have',
      event('form: { sections: [{ fields: [shoe] }] }'),
      'events.0.form.sections.0.fields.0: the list has no field "shoe"; add a column with this external_id',
    ],
    [
      'a field that objects inherit',
      event('form: { sections: [{ fields: [constructor] }] }'),
      'events.0.form.sections.0.fields.0: the list has no field "constructor"; add a column with this external_id',
    ],
    [
      'a field that is asked for twice',
      event('form: { sections: [{ fields: [name] }, { fields: [email, name] }] }'),
      'events.0.form.sections.1.fields.1: asks for "name" twice; remove one of them',
    ],
    [
      'a type of column that is none',
      columns('type: colour').replace('type: string, ', ''),
      /^events\.0\.columns\.0\.type: write one of string, text, /,
    ],
    [
      'a column with a name of 65 letters',
      columns('').replace('name: Size', `name: ${'x'.repeat(65)}`),
      /^events\.0\.columns\.0\.name: /,
    ],
    ['a choice of nothing', columns('allowed_values: []'), /^events\.0\.columns\.0\.allowed_values: /],
    ['the same choice twice', columns('allowed_values: [S, S]'), /^events\.0\.columns\.0\.allowed_values: /],
    [
      'a column that is there twice',
      columns('', ''),
      'events.0.columns.1.external_id: the column "size" is there twice; remove one of them',
    ],
    [
      'an event that is there twice',
      `${event('')}  - { slug: camp, title: Trip, start_date: 2027-07-24 }\n`,
      'events.1.slug: the form "camp" is there twice; give one of them another name',
    ],
    [
      'two member lists',
      lists('type: member, name: A', 'type: member, name: B'),
      'lists.1.type: a workspace has one member list; move the columns of this one into the first',
    ],
    ['a list of events', lists('type: event, name: A'), 'lists.0.type: write one of member, contact, not event'],
    [
      'applications to a list of contacts',
      lists('type: contact, name: Friends, application: { slug: join, title: Join }'),
      'lists.0.application: only the member list can have an application; remove it here',
    ],
    [
      'a field that the member list does not have',
      application('sections: [{ fields: [shoe] }]'),
      'lists.0.application.sections.0.fields.0: the list has no field "shoe"; add a column with this external_id',
    ],
    [
      'a column of a list that is there twice',
      lists(
        'type: contact, name: A, columns: [{ external_id: a, name: A, type: text }, { external_id: a, name: B, type: text }]',
      ),
      'lists.0.columns.1.external_id: the column "a" is there twice; remove one of them',
    ],
  ] as const)
    it(`has a sentence: ${what}`, () => {
      const faults = placed(yaml);
      expect(
        faults.filter((fault) => (typeof sentence === 'string' ? fault === sentence : sentence.test(fault))),
      ).to.have.lengthOf(1);
    });

  for (const [what, yaml, place] of [
    ['an opening on a day that the calendar lacks', event('opens_at: 2027-02-30 19:00'), /camp|events\.0/],
    ['an opening at a time that no clock shows', event('opens_at: 2027-02-28 25:61'), /camp|events\.0/],
    [
      'a closing with an offset on a day that the calendar lacks',
      event("closes_at: '2027-02-32 19:00Z'"),
      /camp|events\.0/,
    ],
    [
      'applications that close before they open',
      application('opens_at: 2027-07-01 19:00, closes_at: 2027-06-01 19:00'),
      /join|Members|lists\.0/,
    ],
    [
      'two lists of contacts with the same name',
      lists('type: contact, name: Friends', 'type: contact, name: Friends'),
      /Friends|lists/,
    ],
    [
      'a choice for yes or no',
      columns('type: boolean, allowed_values: [S]').replace('type: string, ', ''),
      /size|events\.0/,
    ],
    [
      'a column with a name on the wire of 192 letters',
      columns('').replace('external_id: size', `external_id: ${'x'.repeat(192)}`),
      /camp|events\.0/,
    ],
    ...[
      'email',
      'name',
      'id',
      'external_id',
      'creation_behaviour',
      'membership_number',
      'col_1',
      '__proto__',
      'constructor',
      'name.first_name',
    ].map(
      (name) =>
        [
          `a column with the reserved name ${name}`,
          columns('').replace('external_id: size', `external_id: ${name}`),
          /camp|events\.0/,
        ] as const,
    ),
  ] as const)
    it(`is found: ${what}`, () => {
      expect(faultsOf(yaml).join('\n')).to.match(place);
    });

  it('is told at once with all others', () => {
    const faults = placed(`${club}events: [{ slug: A!, title: 5, start_date: soon, max_persons: 0 }]`);
    expect(faults.map((fault) => fault.split(':')[0])).to.have.members([
      'events.0.slug',
      'events.0.title',
      'events.0.start_date',
      'events.0.max_persons',
    ]);
  });
});
