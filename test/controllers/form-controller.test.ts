import { expect, fixture, html as page } from '@open-wc/testing';
import { html, LitElement } from 'lit';
import { ApiError } from '../../src/api/index.js';
import { FormController } from '../../src/controllers/index.js';
import { check, personFields, readAll } from '../../src/fields/index.js';
import { waitUntil } from '../support/wait-until.js';

const fields = personFields.filter(({ name }) => name === 'email').map((field) => ({ ...field, required: true }));

/** A small element with a form of one question. */
class OneQuestion extends LitElement {
  send = async (values: Record<string, unknown>): Promise<object> => values;
  done: object[] = [];
  faulty = 0;
  fieldReads = 0;
  form = new FormController<Record<string, unknown>, object>(this, {
    read: (answers) => {
      const values = readAll(answers, fields);
      return { values, issues: check(values, fields) };
    },
    fields: () => {
      this.fieldReads++;
      return fields;
    },
    send: (values) => this.send(values),
    onDone: (answer) => this.done.push(answer),
    onInvalid: () => this.faulty++,
  });

  override render() {
    return html`<form @input=${this.form.watch}>
      <div data-field="email"><input name="email" /></div>
    </form>`;
  }

  submit(value: string) {
    const form = this.renderRoot.querySelector('form')!;
    form.querySelector('input')!.value = value;
    return this.form.submit(form);
  }
}
customElements.define('one-question', OneQuestion);

const open = () => fixture<OneQuestion>(page`<one-question></one-question>`);

describe('a form controller', () => {
  it('sends what was read and keeps the answer', async () => {
    const el = await open();
    await el.submit('ada@example.org');
    expect(el.form.answer).to.deep.equal({ email: 'ada@example.org' });
    expect(el.done).to.deep.equal([{ email: 'ada@example.org' }]);
  });

  it('finds issues before it sends', async () => {
    const el = await open();
    el.send = () => Promise.reject(new Error('sent'));
    await el.submit('ada');
    expect(el.form.issues).to.deep.equal([
      { field: 'email', code: 'wrong_format', params: { example: 'name@example.org' } },
    ]);
    expect(el.faulty).to.equal(1);
  });

  it('looks for fields at a key only while an issue is shown', async () => {
    const el = await open();
    const type = () => el.renderRoot.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
    type();
    expect(el.fieldReads).to.equal(0);
    await el.submit('ada');
    type();
    expect(el.fieldReads).to.equal(1);
  });

  it('takes issues from the server', async () => {
    const el = await open();
    el.send = () => Promise.reject(new ApiError(422, 'no', [{ field: 'email', code: 'not_allowed' }]));
    await el.submit('ada@example.org');
    expect(el.form.issues).to.deep.equal([{ field: 'email', code: 'not_allowed' }]);
    expect(el.form.failure).to.equal(undefined);
  });

  it('tells apart a failure that no field is to blame for', async () => {
    const el = await open();
    const down = new ApiError(503, 'down');
    el.send = () => Promise.reject(down);
    await el.submit('ada@example.org');
    expect(el.form.failure).to.equal(down);
  });

  it('is busy until the answer arrives, and ignores a second submit until then', async () => {
    const el = await open();
    let answer: (value: object) => void = () => {};
    let sent = 0;
    el.send = () => {
      sent++;
      return new Promise((resolve) => (answer = resolve));
    };
    const first = el.submit('ada@example.org');
    await waitUntil(() => el.form.isBusy);
    await el.submit('ada@example.org');
    answer({});
    await first;
    expect([sent, el.form.isBusy]).to.deep.equal([1, false]);
  });

  it('sends nothing more once it was answered, until it is reset', async () => {
    const el = await open();
    await el.submit('ada@example.org');
    await el.submit('eve@example.org');
    expect(el.done).to.have.length(1);
    el.form.reset();
    await el.submit('eve@example.org');
    expect(el.done).to.have.length(2);
  });

  it('never writes to a control', async () => {
    const el = await open();
    await el.submit('  ada ');
    expect(el.renderRoot.querySelector('input')!.value).to.equal('  ada ');
  });
});
