// A form embedded by hand, without a library: finds its tag, asks for the form, draws it into a shadow root, sends it.
import { style } from './vanilla-style.js';

const script = document.currentScript;
const response = fetch(new URL(script.dataset.form, script.src)).then((answer) => {
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
});

/** An element with attributes and what is in it; an attribute that is false or missing is left out. */
function element(tag, attributes = {}, ...children) {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) created.setAttribute(name, value === true ? '' : value);
  created.append(...children);
  return created;
}

const optional = ({ required }) => (required ? '' : element('span', { class: 'optional' }, ' (optional)'));

function control({ name, kind, required, autocomplete, options = [] }) {
  const common = { id: name, name, required, autocomplete };
  if (kind === 'textarea') return element('textarea', common);
  if (kind === 'select')
    return element(
      'select',
      common,
      element('option', { value: '' }, 'Please choose'),
      ...options.map((one) => element('option', {}, one)),
    );
  return element('input', {
    ...common,
    type: kind === 'number' ? 'text' : kind,
    inputmode: kind === 'number' && 'numeric',
  });
}

const group = (question, ...inside) =>
  element('fieldset', {}, element('legend', {}, question.label, optional(question)), ...inside);

const several = (question, type) =>
  group(
    question,
    ...question.options.map((value) =>
      element('label', { class: 'option' }, element('input', { type, name: question.name, value }), value),
    ),
  );

const draw = {
  radios: (question) => several(question, 'radio'),
  checkboxes: (question) => several(question, 'checkbox'),
  checkbox: (question) =>
    element('label', { class: 'option' }, element('input', { type: 'checkbox', name: question.name }), question.label),
  date: (question) =>
    group(
      question,
      element(
        'div',
        { class: 'parts' },
        ...['Day', 'Month', 'Year'].map((part) =>
          element(
            'label',
            {},
            part,
            element('input', {
              name: `${question.name}.${part.toLowerCase()}`,
              inputmode: 'numeric',
              autocomplete: `bday-${part.toLowerCase()}`,
              required: question.required,
            }),
          ),
        ),
      ),
    ),
};

const field = (question) =>
  draw[question.kind]?.(question) ??
  element('div', {}, element('label', { for: question.name }, question.label, optional(question)), control(question));

function createForm({ title, when, location, send, questions }) {
  const trouble = element('p', { role: 'alert' });
  const button = element('button', {}, send);
  const form = element(
    'form',
    {},
    element('div', {}, element('h2', {}, title), element('p', {}, `${when} · ${location}`)),
    ...questions.map(field),
    trouble,
    element('div', {}, button),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    button.disabled = true;
    trouble.textContent = '';
    try {
      const answer = await fetch(new URL('/registrations', script.src), {
        method: 'POST',
        body: new URLSearchParams(new FormData(form)),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      form.replaceWith(element('p', { role: 'status' }, 'Thank you!'));
    } catch {
      trouble.textContent = 'That could not be sent. Please try again.';
      button.disabled = false;
    }
  });
  return form;
}

const host = element('div');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
root.adoptedStyleSheets = [sheet];
root.append(element('p', { role: 'status' }, 'Loading …'));
script.after(host);
response.then(
  (form) => root.replaceChildren(createForm(form)),
  () => root.replaceChildren(element('p', { role: 'alert' }, 'The form cannot be shown right now.')),
);
