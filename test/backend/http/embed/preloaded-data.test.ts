import { expect } from 'chai';
import { preloadedForm } from '../../../../src/backend/http/embed/preloaded-data.js';
import { formOf } from '../../../../src/forms/index.js';
import type { Column } from '../../../../src/model/column.js';
import type { Layout, RegistrationForm } from '../../../../src/model/registration-form.js';

const columns: Column[] = [
  { id: 'col_size', type: 'string', name: 'Size', allowed_values: ['S', 'M'], external_id: 'größe'.normalize('NFC') },
  { id: 'col_swims', type: 'boolean', name: 'Can swim', allowed_values: null, external_id: 'swims' },
  { id: 'col_wish', type: 'string', name: 'Wish', allowed_values: null, external_id: null },
];

const formWith = (layout: Layout): RegistrationForm => ({
  slug: 'club/camp',
  list_id: 'lst_camp',
  title: 'Camp',
  event: null,
  organisation: 'Club',
  state: 'open',
  opens_at: null,
  closes_at: null,
  columns,
  layout,
  url: 'https://turnout.example.org/portal/club/camp',
  now: '2026-11-21T12:00:00Z',
  today: '2026-11-21',
  time_zone: 'Europe/Berlin',
});

/** The names that a page asks for, with the columns that the script contains. */
function fieldsAsked(layout: Layout): readonly string[] {
  const text = preloadedForm({ data: formWith(layout) }, 'en', Date.parse('2026-11-21T12:00:00Z'));
  const preloaded = JSON.parse(text!) as RegistrationForm;
  return formOf(preloaded.columns, preloaded.layout).fields.map(({ name }) => name);
}

describe('preloaded forms', () => {
  for (const [title, layout] of Object.entries({
    'by external_id': { sections: [{ fields: [{ name: 'swims' }, { name: 'größe'.normalize('NFC') }] }] },
    'by external_id in another Unicode normalisation': { sections: [{ fields: [{ name: 'größe'.normalize('NFD') }] }] },
    'by external_id in another normalisation, with a label': {
      sections: [{ fields: [{ name: 'größe'.normalize('NFD'), label: 'Shirt' }] }],
    },
    'by id': { sections: [{ fields: [{ name: 'col_swims' }, { name: 'col_size' }, { name: 'col_wish' }] }] },
    'by id, with a label': { sections: [{ fields: [{ name: 'col_swims', label: 'Swims' }, { name: 'col_wish' }] }] },
  } satisfies Record<string, Layout>))
    it(`contain the columns that the layout names ${title}`, () => {
      const expected = formOf(columns, layout).fields.map(({ name }) => name);
      expect(expected).to.have.length(layout.sections[0]!.fields.length);
      expect(fieldsAsked(layout)).to.deep.equal(expected);
    });

  it('keep the field that a condition names by its id', () => {
    const layout: Layout = {
      sections: [{ fields: [{ name: 'swims' }, { name: 'col_wish', visible_when: { field: 'col_swims', is: true } }] }],
    };
    const text = preloadedForm({ data: formWith(layout) }, 'en', 0);
    const preloaded = JSON.parse(text!) as RegistrationForm;
    const [, wish] = formOf(preloaded.columns, preloaded.layout).fields;
    expect(wish!.visible_when).to.deep.equal([{ field: 'swims', is: true }]);
  });

  it('have the closing time if a visitor is shown it, and the image of the event', () => {
    const layout: Layout = { sections: [{ fields: [{ name: 'swims' }] }] };
    const closes_at = '2026-12-01T12:00:00Z';
    const image = { url: 'https://club.example/camp.jpg' };
    const days = { start_date: '2026-12-02', end_date: '2026-12-02' };
    const event = { ...days, image } as RegistrationForm['event'];
    const timesAt = (now: string) => {
      const form = { ...formWith(layout), event, opens_at: '2026-01-01T12:00:00Z', closes_at };
      const preloaded = JSON.parse(preloadedForm({ data: form }, 'en', Date.parse(now))!) as RegistrationForm;
      expect(preloaded.event!.image).to.deep.equal(image);
      return [preloaded.opens_at, preloaded.closes_at];
    };
    expect(timesAt('2026-11-22T12:00:00Z')).to.deep.equal([null, null]);
    // a browser may keep the script for a while
    expect(timesAt('2026-11-24T11:00:00Z')).to.deep.equal([null, closes_at]);
    expect(timesAt('2026-11-25T12:00:00Z')).to.deep.equal([null, closes_at]);
  });

  it('omit ids that nothing names', () => {
    const text = preloadedForm({ data: formWith({ sections: [{ fields: [{ name: 'swims' }] }] }) }, 'en', 0);
    expect(text).to.not.include('col_swims');
  });
});
