import { expect } from 'chai';
import { readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { faultsOf } from '../../support/workspace-faults.js';
import { badge, form, placedFaults, when, yamlOf } from './camp-form.js';

describe('a layout that is right', () => {
  for (const [what, yaml] of [
    ['a value of a choice', when('{ field: size, is: M }')],
    ['one of several values', when('{ field: size, is: [S, M] }')],
    ['a value among several', when('{ field: courses, is: Canoe }')],
    ['a box', when('{ field: swims, is: false }')],
    ['a day', when("{ field: joined, is: '2027-01-01' }")],
    ['an age', when('{ age_on_first_day: { below: 18 } }')],
    ['an age by another date', when('{ age_on_first_day: { at_least: 0, below: 3, field: joined } }')],
    ['ages', yamlOf('sections: [{ fields: [{ name: joined, age_on_first_day: { at_least: 8, below: 17 } }] }]')],
    ['ages, written short', yamlOf('sections: [{ fields: [{ birthdate: { below: 17 }, help: Soon } ] }]')],
    ['consent', yamlOf('sections: [{ fields: [{ name: swims, must_accept: true }] }]')],
    [
      'participants and a waiting list',
      form('participants: 20, waiting_list: spare, promotion: by_hand, offer_hours: 24'),
    ],
    ['last days to correct and to cancel', form('changes_until: 2027-07-01, cancel_until: 2027-06-01')],
  ] as const)
    it(`has no faults: ${what}`, () => {
      expect(faultsOf(yaml)).to.deep.equal([]);
    });

  it('is stored as it is written', () => {
    const { events } = readWorkspaceFile(
      yamlOf(`participants: 4, waiting_list: spare, sections: [{ shared: true,
        visible_when: { field: swims, is: true }, fields: [name] }, { fields: [
          { name: swims, must_accept: true, links: [{ text: { de: Regeln }, url: 'https://club.example/rules' }] },
          { name: size, sensitive: true, options: { M: Medium } }] }]`),
    );
    expect(events[0]!.layout).to.deep.equal({
      participants: 4,
      waiting_list: 'spare',
      sections: [
        { shared: true, visible_when: { field: 'swims', is: true }, fields: [{ name: 'name' }] },
        {
          fields: [
            {
              name: 'swims',
              must_accept: true,
              links: [{ text: { de: 'Regeln' }, url: 'https://club.example/rules' }],
            },
            { name: 'size', sensitive: true, options: { M: 'Medium' } },
          ],
        },
      ],
    });
  });
});

describe('a fault in a layout', () => {
  for (const [what, yaml, sentence] of [
    [
      'a label for a value that is not there',
      yamlOf('sections: [{ fields: [{ name: size, options: { XS: Small } }] }]'),
      'sections.0.fields.0.options.XS: "XS" is not an allowed value of "size"; did you mean "S"?',
    ],
    [
      'labels where anything goes',
      badge('options: { gold: Gold }'),
      'options: "badge" has no allowed values to label; remove options, or add allowed_values to the column',
    ],
    [
      'consent to a text',
      badge('must_accept: true'),
      'must_accept: only a column of type boolean can have this, and "badge" is none; remove it here',
    ],
    [
      'links of a text',
      badge("links: [{ text: Rules, url: 'https://club.example' }]"),
      'links: only a column of type boolean can have this, and "badge" is none; remove it here',
    ],
    [
      'a link that runs',
      badge("links: [{ text: Rules, url: 'javascript:alert(1)' }]"),
      'links.0.url: write it like https://www.example.org/rules, not javascript:alert(1)',
    ],
    ['a link without a text', badge("links: [{ url: 'https://club.example' }]"), 'links.0.text: is missing'],
    [
      'ages of a text',
      badge('age_on_first_day: { below: 17 }'),
      'age_on_first_day: an age needs a date, and "badge" is no date; name birthdate or a column of type date',
    ],
    [
      'ages that nobody has',
      yamlOf('sections: [{ fields: [{ birthdate: { at_least: 17, below: 17 } }] }]'),
      'sections.0.fields.0.age_on_first_day: nobody is 17 or more and below 17; below has to be greater than at_least',
    ],
    [
      'ages without an end',
      yamlOf('sections: [{ fields: [{ birthdate: {} }] }]'),
      'sections.0.fields.0.age_on_first_day: write below, at_least, or both',
    ],
    [
      'ages of the birthdate at another field',
      badge('birthdate: { below: 17 }'),
      'name: write one of birthdate, not badge',
    ],
    [
      'a field without a name',
      yamlOf('sections: [{ fields: [{ required: true }] }]'),
      'sections.0.fields.0.name: is missing',
    ],
    ['nobody to register', form('participants: 0'), 'participants: write 1 or more, not 0'],
    ['a whole school', form('participants: 21'), 'participants: write 20 or less, not 21'],
    ['half a person', form('participants: 1.5'), 'participants: write a whole number, not 1.5'],
    [
      'a waiting list that is not there',
      form('waiting_list: qeue'),
      'waiting_list: there is no event "qeue"; did you mean "queue"?',
    ],
    [
      'a waiting list of itself',
      form('waiting_list: camp'),
      'waiting_list: an event cannot be its own waiting list; name another event',
    ],
    [
      'a waiting list that has one',
      form('waiting_list: queue'),
      'waiting_list: "queue" itself has the waiting list "third"; remove that one',
    ],
    [
      'a waiting list of two events',
      form('waiting_list: third'),
      'events.1.form.waiting_list: "third" is already the waiting list of "camp"; name another event',
    ],
    [
      'a last day that there is not',
      form('cancel_until: 2027-02-30'),
      'cancel_until: there is no day 2027-02-30 in the calendar; write it like 2030-07-24',
    ],
    [
      'an offer without a waiting list',
      form('offer_hours: 24'),
      'offer_hours: this counts only with a waiting list; add waiting_list, or remove this',
    ],
  ] as const)
    it(`has a sentence: ${what}`, () => {
      expect(placedFaults(yaml)).to.include(sentence);
    });

  it('is a waiting list in an application, for it never fills up', () => {
    const yaml = `workspace: { slug: club, name: Club }
lists: [{ type: member, name: Members, application: { slug: join, title: Join, waiting_list: camp, sections: [{ fields: [name] }] } }]`;
    expect(faultsOf(yaml).join()).to.match(/^line 2, lists\.0\.application\.waiting_list: there is no such key/);
  });
});
