import { expect } from 'chai';
import { blockEditor, type FormsAnswer } from './block-editor.js';

const club = { slug: 'sv-wiesental', title: 'All events of the club' };
const camp = { slug: 'sv-wiesental/camp', title: 'Summer camp' };
const listed: FormsAnswer = { club: 'sv-wiesental', forms: [club, camp], problem: '', settings: '' };

interface NoticeAction {
  readonly label: string;
  readonly url?: string;
  readonly onClick?: () => void;
}

/** The block after WordPress has answered. */
async function settled(answer: FormsAnswer, slug = '') {
  const editor = blockEditor(() => Promise.resolve(answer), slug);
  await editor.settle();
  return editor;
}

const actionsOf = (editor: ReturnType<typeof blockEditor>) =>
  editor.find('Notice')[0]!.props['actions'] as readonly NoticeAction[];

describe('the block for WordPress', () => {
  it('offers the forms of the club', async () => {
    const editor = await settled(listed);
    const [select] = editor.find('SelectControl');
    expect(select!.props['options']).to.deep.equal([
      { value: '', label: 'Please choose', disabled: true },
      { value: 'sv-wiesental', label: 'All events of the club (sv-wiesental)' },
      { value: 'sv-wiesental/camp', label: 'Summer camp (sv-wiesental/camp)' },
    ]);
    (select!.props['onChange'] as (slug: string) => void)(camp.slug);
    expect(editor.attributes['slug']).to.equal(camp.slug);
    expect(editor.notices()).to.deep.equal([]);
  });

  it('says that it is loading', () => {
    const editor = blockEditor(() => new Promise(() => undefined));
    expect(editor.find('Placeholder')[0]!.props['instructions']).to.equal('The forms of the club are being loaded.');
  });

  it('says what WordPress says, keeps the form and leads to the settings', async () => {
    const answer = { forms: [], problem: 'There is no server named x.', settings: '/settings' };
    const editor = await settled(answer, camp.slug);
    expect(editor.notices()).to.deep.equal(['There is no server named x. The form below stays as it is.']);
    expect(actionsOf(editor).map(({ label, url }) => [label, url])).to.deep.equal([
      ['To the settings', '/settings'],
      ['Try again', undefined],
    ]);
    expect(editor.attributes['slug']).to.equal(camp.slug);
    expect(editor.find('TextControl').map(({ props }) => props['value'])).to.deep.equal([camp.slug]);
  });

  it('says that a name can be typed where none is chosen', async () => {
    const editor = await settled({ forms: [], problem: 'Out of order.' });
    expect(editor.notices()).to.deep.equal(['Out of order. Until then its name can be typed.']);
  });

  it('suggests the list without a warning where the name of the club is missing', async () => {
    const answer = { forms: [], problem: 'Enter the name of the club.', hint: true, settings: '/settings' };
    const editor = await settled(answer, camp.slug);
    expect(editor.notices()).to.deep.equal(['Enter the name of the club.']);
    expect(editor.find('Notice')[0]!.props['status']).to.equal('info');
    expect(editor.find('Placeholder')[0]!.props['instructions']).to.equal('Visitors see the form here.');
  });

  it('asks again on demand, also after WordPress itself has not answered', async () => {
    const answers: (() => Promise<unknown>)[] = [
      () => Promise.reject(new Error('fetch_error')),
      () => Promise.resolve('<html>'),
      () => Promise.resolve(listed),
    ];
    const editor = blockEditor(() => answers.shift()!(), camp.slug);
    await editor.settle();
    for (const _ of [1, 2]) {
      expect(editor.notices()[0]).to.contain('WordPress itself does not answer.');
      actionsOf(editor)[0]!.onClick!();
      await editor.settle();
    }
    expect(editor.notices()).to.deep.equal([]);
    expect(editor.find('SelectControl')[0]!.props['value']).to.equal(camp.slug);
  });

  it('says that the club has no event yet', async () => {
    const editor = await settled({ ...listed, forms: [club] });
    expect(editor.notices()).to.deep.equal([
      'The club has no published event yet. Publish one in Turnout, then try again.',
    ]);
    expect(actionsOf(editor).map(({ label }) => label)).to.deep.equal(['Try again']);
  });

  const slugs: [what: string, slug: string, sentence: string][] = [
    ['no longer exists', 'sv-wiesental/old', 'The form “sv-wiesental/old” is not among the published forms'],
    ['is of another club', 'kgv/fair', 'The form “kgv/fair” is not one of the club “sv-wiesental”'],
    ['is no name', 'https://example.org', '“https://example.org” is no name of a form.'],
  ];
  for (const [what, slug, sentence] of slugs)
    it(`says that a form ${what}, and keeps it chosen`, async () => {
      const editor = await settled(listed, slug);
      expect(editor.notices()).to.have.length(1);
      expect(editor.notices()[0]).to.contain(sentence);
      const [select] = editor.find('SelectControl');
      expect(select!.props['value']).to.equal(slug);
      expect((select!.props['options'] as { value: string }[])[0]).to.deep.equal({
        value: slug,
        label: slug,
        disabled: false,
      });
      expect(editor.attributes['slug']).to.equal(slug);
    });

  it('does not call half a name wrong while somebody types', async () => {
    const editor = await settled(listed);
    const [field] = editor.find('TextControl');
    (field!.props['onChange'] as (slug: string) => void)('sv-wiesental/ca');
    expect(editor.notices()).to.deep.equal([]);
    (editor.find('TextControl')[0]!.props['onBlur'] as () => void)();
    expect(editor.notices()).to.have.length(1);
  });
});
