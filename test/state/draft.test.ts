import { expect } from '@open-wc/testing';
import { Draft, type SavedDraft } from '../../src/state/draft.js';
import { controlsOf, fillIn, honeypotName } from '../../src/browser/form-controls.js';

const savedDraft: SavedDraft = {
  id: 'a'.repeat(32),
  keys: [0, 2],
  entries: [
    ['email', 'ada@example.org'],
    ['.2.name.first_name', 'Zoë 🏕️ "\\'],
  ],
  sent: [[0, { digest: '1.2.3', key: 'f'.repeat(32) }]],
};

describe('a draft of a form', () => {
  afterEach(() => sessionStorage.clear());

  it('comes back as it was kept', () => {
    new Draft('gate club/camp').save(savedDraft);
    expect(new Draft('gate club/camp').load()).to.deep.equal(savedDraft);
  });

  it('reads nothing where there is none: what cannot be read is thrown, and that takes long', () => {
    const { parse } = JSON;
    const read: unknown[] = [];
    JSON.parse = (...text) => {
      read.push(text);
      return parse(...text) as unknown;
    };
    try {
      expect(new Draft('form').load()).to.equal(undefined);
    } finally {
      JSON.parse = parse;
    }
    expect(read).to.deep.equal([]);
  });

  it('is one for each form', () => {
    new Draft('gate club/camp').save(savedDraft);
    expect(new Draft('gate club/join').load()).to.equal(undefined);
    new Draft('gate club/join').clear();
    expect(sessionStorage).to.have.length(1);
  });

  it('has no key where an earlier version kept it', () => {
    const { id: _, ...earlier } = savedDraft;
    new Draft('form').save(earlier);
    expect(new Draft('form').load()).to.deep.equal({ ...savedDraft, id: undefined });
  });

  it('is none once it is forgotten', () => {
    const draft = new Draft('gate club/camp');
    draft.save(savedDraft);
    draft.clear();
    expect(draft.load()).to.equal(undefined);
    expect(sessionStorage).to.have.length(0);
  });

  for (const broken of ['', 'x', '{}', '[[]]', '{"keys":{},"entries":[],"sent":[]}', '"keys"', 'true'])
    it(`is none where it cannot be read: ${broken || 'nothing'}`, () => {
      const draft = new Draft('form');
      draft.save(savedDraft);
      sessionStorage.setItem(Object.keys(sessionStorage)[0]!, broken);
      expect(draft.load()).to.equal(undefined);
    });
});

describe('a form that is filled in', () => {
  const createForm = () => {
    const form = document.createElement('form');
    form.innerHTML = `
      <input name="line"><textarea name="lines"></textarea><input type="email" name="mail">
      <select name="list"><option value="">choose</option><option>a</option><option>b</option></select>
      <input type="radio" name="one" value="a"><input type="radio" name="one" value="b">
      <input type="checkbox" name="many" value="a"><input type="checkbox" name="many" value="b">
      <input type="checkbox" name="yes"><input name="${honeypotName}"><button>Send</button><fieldset></fieldset>`;
    return form;
  };
  const filled = (...entries: [string, string][]) => {
    const form = createForm();
    fillIn(form, entries);
    return [...new FormData(form)].filter(([, value]) => value);
  };

  it('has the values by the names of its controls', () => {
    const entries: [string, string][] = [
      ['line', ' a b '],
      ['lines', 'a\nb'],
      ['mail', 'no address'],
      ['list', 'b'],
      ['one', 'b'],
      ['many', 'a'],
      ['many', 'b'],
      ['yes', 'on'],
    ];
    expect(filled(...entries)).to.deep.equal(entries);
  });

  it('takes true for yes, and anything else for no', () => {
    expect(filled(['yes', 'true'])).to.deep.equal([['yes', 'on']]);
    expect(filled(['yes', 'false'])).to.deep.equal([]);
  });

  it('asks as before where a list has no such value', () => {
    const form = createForm();
    fillIn(form, [['list', 'z']]);
    expect(form.querySelector('select')!.selectedIndex).to.equal(0);
  });

  it('has nothing where nobody can see, and nothing under no name', () => {
    expect(filled([honeypotName, 'x'], ['', 'x'], ['constructor', 'x'], ['line2', 'x'])).to.deep.equal([]);
  });

  it('keeps what is not named', () => {
    const form = createForm();
    fillIn(form, [['line', 'a']]);
    fillIn(form, [['many', 'b']]);
    expect([...new FormData(form)].filter(([, value]) => value)).to.deep.equal([
      ['line', 'a'],
      ['many', 'b'],
    ]);
  });

  it('has its controls in order, those without a name left out', () => {
    expect(controlsOf(createForm()).map(({ name }) => name)).to.deep.equal([
      ...['line', 'lines', 'mail', 'list', 'one', 'one', 'many', 'many', 'yes', honeypotName],
    ]);
  });
});
