// Runs in the page, sent there as text: finds what a walk asks for, as somebody sees it, through shadow roots.
/* eslint-disable @typescript-eslint/no-unused-expressions -- it is one function, called where it is sent */
(function find(steps) {
  const spaces = /\s+/g;
  const plain = (text) => text.replace(spaces, ' ').trim();

  function* below(node) {
    for (const child of [...(node.shadowRoot?.children ?? []), ...node.children]) {
      yield child;
      yield* below(child);
    }
  }

  const isSeen = (element) =>
    !element.closest('[aria-hidden=true]') && element.checkVisibility({ visibilityProperty: true });

  /** True unless the part alone is hidden: the text of a hidden element stays its text. */
  const isShownIn = (element, part) => part.checkVisibility() || !element.checkVisibility();

  /** The text of an element without that of the controls in it. */
  const textOf = (element) => {
    let text = '';
    for (const node of element.childNodes)
      if (node.nodeType === 3) text += node.data;
      else if (
        node.nodeType === 1 &&
        !/^(select|textarea|script|style|template)$/i.test(node.tagName) &&
        isShownIn(element, node)
      )
        text += textOf(node);
    return text;
  };

  const labelsOf = (element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const pointed = ids.map((id) => element.getRootNode().getElementById?.(id)).filter(Boolean);
    if (pointed.length) return pointed.map(textOf);
    const label = element.getAttribute('aria-label');
    return label ? [label] : [...(element.labels ?? [])].map(textOf);
  };

  const roles = {
    a: 'link',
    button: 'button',
    dialog: 'dialog',
    fieldset: 'group',
    option: 'option',
    select: 'combobox',
    textarea: 'textbox',
  };
  const roleOf = (element) => {
    const [tag, type] = [element.localName, element.type];
    if (element.hasAttribute('role')) return element.getAttribute('role');
    if (/^h[1-6]$/.test(tag)) return 'heading';
    if (tag === 'input') return type === 'checkbox' || type === 'radio' ? type : 'textbox';
    return roles[tag];
  };

  const nameOf = (element) => {
    const labels = labelsOf(element);
    if (labels.length) return labels.join(' ');
    const legend = element.localName === 'fieldset' && element.querySelector('legend');
    return textOf(legend || element);
  };

  const matches = (text, { text: expectedText, pattern, flags, exact }) => {
    if (pattern !== undefined) return new RegExp(pattern, flags).test(plain(text));
    if (expectedText === undefined) return true;
    return exact ? plain(text) === expectedText : plain(text).toLowerCase().includes(plain(expectedText).toLowerCase());
  };

  const kinds = {
    css: (element, { css }) => element.matches(css),
    label: (element, step) => element.localName !== 'label' && labelsOf(element).some((label) => matches(label, step)),
    role: (element, step) => roleOf(element) === step.role && isSeen(element) && matches(nameOf(element), step),
    text: (element, step) =>
      !/^(script|style|template|title)$/.test(element.localName) &&
      matches(textOf(element), step) &&
      ![...element.children].some((child) => matches(textOf(child), step)),
  };

  const elementsOf = (scopes, step) => {
    if (step.either) return [...new Set(step.either.flatMap((way) => way.reduce(elementsOf, scopes)))];
    if (step.kind === 'nth') return [scopes.at(step.index)].filter(Boolean);
    const all = new Set();
    for (const scope of scopes)
      for (const element of below(scope)) if (kinds[step.kind](element, step)) all.add(element);
    return [...all];
  };

  const elements = steps.reduce(elementsOf, [document]);
  return { elements, seen: elements.filter(isSeen) };
});
