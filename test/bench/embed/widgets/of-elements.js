// A form of a library of controls, made of the questions; such libraries bring no forms of their own.

function element(tag, attributes = {}, ...children) {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) created.setAttribute(name, value === true ? '' : value);
  created.append(...children);
  return created;
}

/** `prefix` is that of the library's tags. */
export function formOf(prefix, { title, when, location, send, questions }) {
  const named = (value) => value.replaceAll(' ', '-');
  const draw = {
    select: ({ name, label, required, options }) =>
      element(
        `${prefix}-select`,
        { name, label, required },
        ...options.map((one) => element(`${prefix}-option`, { value: named(one) }, one)),
      ),
    radios: ({ name, label, required, options }) =>
      element(
        `${prefix}-radio-group`,
        { name, label, required },
        ...options.map((one) => element(`${prefix}-radio`, { value: named(one) }, one)),
      ),
    checkboxes: ({ name, label, options }) =>
      element(
        'fieldset',
        {},
        element('legend', {}, label),
        ...options.map((one) => element(`${prefix}-checkbox`, { name, value: named(one) }, one)),
      ),
    checkbox: ({ name, label }) => element(`${prefix}-checkbox`, { name }, label),
    textarea: ({ name, label, required }) => element(`${prefix}-textarea`, { name, label, required }),
  };
  const input = ({ name, label, kind, required, autocomplete }) =>
    element(`${prefix}-input`, { name, label, type: kind, required, autocomplete });
  return element(
    'form',
    {},
    element('h2', {}, title),
    element('p', {}, `${when} · ${location}`),
    ...questions.map((question) => (draw[question.kind] ?? input)(question)),
    element(`${prefix}-button`, { type: 'submit' }, send),
  );
}
