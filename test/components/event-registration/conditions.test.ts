import { expect } from '@open-wc/testing';
import { openForm, type Handles } from '../../support/open-form.js';
import { questionsOf, control, fillPerson, fillShared, sentBodies, singleClub } from './fill-participants.js';

const openSingle = () => openForm({ yaml: singleClub });

const born = ({ type }: Handles, year: number) => {
  type('birthdate.day', '1');
  type('birthdate.month', '2');
  type('birthdate.year', String(year));
};

const choose = (opened: Handles, name: string, value: string) => {
  const select = control(opened, 0, name);
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
};

describe('questions that depend on answers', () => {
  it('are not asked before there is an answer', async () => {
    const opened = await openSingle();
    expect(questionsOf(opened)).to.not.include.members(['Guardian', 'Beans', 'Print', 'Can swim', 'Badge']);
  });

  it('come with a date of birth and go with another', async () => {
    const opened = await openSingle();
    born(opened, 2015);
    expect(questionsOf(opened)).to.include('Guardian');
    born(opened, 1990);
    expect(questionsOf(opened)).to.not.include('Guardian');
  });

  it('take the title of their section with them', async () => {
    const opened = await openSingle();
    const titles = () =>
      opened
        .parts('.section > legend')
        .filter((legend) => legend.checkVisibility())
        .map(({ textContent }) => textContent);
    expect(titles()).to.deep.equal(['For all']);
    born(opened, 2015);
    expect(titles()).to.deep.equal(['Guardian', 'For all']);
  });

  it('come with a radio button', async () => {
    const opened = await openSingle();
    opened.tick('food', 'vegan');
    expect(questionsOf(opened)).to.include('Beans');
    opened.tick('food', 'all');
    expect(questionsOf(opened)).to.not.include('Beans');
  });

  it('come with one of several values of a list', async () => {
    const opened = await openSingle();
    choose(opened, 'shirt', 'XL');
    expect(questionsOf(opened)).to.include('Print');
    choose(opened, 'shirt', 'S');
    expect(questionsOf(opened)).to.not.include('Print');
  });

  it('come with one of several choices, as long as one is left', async () => {
    const opened = await openSingle();
    opened.tick('courses', 'Canoe');
    opened.tick('courses', 'Sailing');
    opened.tick('courses', 'Canoe');
    expect(questionsOf(opened)).to.include('Can swim');
    opened.tick('courses', 'Sailing');
    expect(questionsOf(opened)).to.not.include('Can swim');
  });

  it('make chains, and go all together', async () => {
    const opened = await openSingle();
    opened.tick('courses', 'Canoe');
    opened.tick('swims');
    opened.type('badge', 'Gold');
    expect(questionsOf(opened)).to.include.members(['Can swim', 'Badge', 'Number on the badge']);
    opened.tick('courses', 'Canoe');
    expect(questionsOf(opened)).to.not.include.members(['Can swim', 'Badge', 'Number on the badge']);
  });

  it('are still answered when they come back', async () => {
    const opened = await openSingle();
    opened.tick('courses', 'Canoe');
    opened.tick('swims');
    opened.type('badge', 'Gold');
    opened.tick('courses', 'Canoe');
    opened.tick('courses', 'Canoe');
    expect(control(opened, 0, 'badge').value).to.equal('Gold');
  });

  it('are neither required nor sent while they are not asked', async () => {
    const opened = await openSingle();
    fillPerson(opened, 0, 'Ada');
    fillShared(opened);
    opened.tick('courses', 'Canoe');
    opened.tick('swims');
    opened.type('badge', 'Gold');
    opened.tick('courses', 'Canoe');
    await opened.send();
    const [body] = await sentBodies(opened);
    expect(body).to.have.all.keys('name', 'email', 'rules');
  });

  it('are required once they are asked', async () => {
    const opened = await openSingle();
    fillPerson(opened, 0, 'Ada');
    fillShared(opened);
    born(opened, 2015);
    await opened.send();
    expect(opened.parts('[part=summary] a').map(({ textContent }) => textContent.trim())).to.deep.equal(['Guardian']);
  });

  it('are accessible as they come', async () => {
    const opened = await openSingle();
    born(opened, 2015);
    opened.tick('food', 'vegan');
    await expect(opened.el).to.be.accessible();
  });

  it('draw nothing again, and leave the visitor where they are', async () => {
    const opened = await openSingle();
    let renderCount = 0;
    const { requestUpdate } = opened.el;
    opened.el.requestUpdate = (...args) => {
      renderCount++;
      requestUpdate.apply(opened.el, args);
    };
    born(opened, 2015);
    opened.type('badge', 'G');
    born(opened, 1990);
    await opened.el.updateComplete;
    expect(renderCount).to.equal(0);
    expect(opened.el.shadowRoot!.activeElement).to.equal(control(opened, 0, 'birthdate.year'));
  });

  it('are shown in another language as they were', async () => {
    const opened = await openSingle();
    born(opened, 2015);
    opened.el.lang = 'fr';
    await opened.el.updateComplete;
    expect(control(opened, 0, 'guardian').checkVisibility()).to.equal(true);
    expect(control(opened, 0, 'badge').checkVisibility()).to.equal(false);
  });
});

/** As many columns as no list has, every second of them waiting for the first. */
const wide = (count: number) => {
  const columns = Array.from({ length: count }, (_, at) => ({
    id: `col_${at}`,
    external_id: `field${at}`,
    name: `Field ${at}`,
    type: 'string',
    allowed_values: null,
  }));
  const fields = columns.map(({ external_id: name }, at) =>
    at % 2 ? { name, visible_when: { field: 'field0', is: 'yes' } } : { name },
  );
  return { columns, layout: { sections: [{ fields }] } };
};

describe('a form of 500 questions', () => {
  const { FormData: real } = window;
  afterEach(() => {
    window.FormData = real;
  });

  /** How often the form was read while this was typed, letter by letter. */
  const readsWhile = async (name: string, text: string) => {
    const opened = await openForm({
      intercept: async (request, next) => {
        const response = await next(request);
        if (!request.url.endsWith('/forms/camp')) return response;
        const { data } = (await response.json()) as { data: object };
        return Response.json({ data: { ...data, ...wide(500) } });
      },
    });
    expect(opened.parts('input[part=control]')).to.have.length(500);
    let reads = 0;
    window.FormData = class extends real {
      constructor(...args: ConstructorParameters<typeof real>) {
        super(...args);
        reads++;
      }
    };
    for (let length = 1; length <= text.length; length++) opened.type(name, text.slice(0, length));
    return { reads, opened };
  };

  it('is not read at all while something is typed that nothing depends on', async () => {
    const { reads } = await readsWhile('field8', 'a long answer to a question');
    expect(reads).to.equal(0);
  });

  it('is read once for every key where something depends on it, and shows it', async () => {
    const { reads, opened } = await readsWhile('field0', 'yes');
    expect(reads).to.equal(3);
    expect(control(opened, 0, 'field499').checkVisibility()).to.equal(true);
  });
});
