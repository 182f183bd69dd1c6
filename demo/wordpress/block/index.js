// The block in the editor: a field for the form's name, and the rest at the side. What visitors see is drawn by the server.
(({ blocks, blockEditor, components, element }, words) => {
  const { createElement: h, Fragment } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { Icon, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components;
  const widgets = ['event-registration', 'event-list', 'member-profile', 'portal-login'];

  function edit({ attributes, setAttributes }) {
    const field = (name) => ({
      value: attributes[name],
      onChange: (value) => setAttributes({ [name]: value }),
    });
    const side = h(
      InspectorControls,
      null,
      h(
        PanelBody,
        { title: words.settings },
        h(SelectControl, {
          label: words.widget,
          options: [{ value: '', label: words.byItself }, ...widgets.map((value) => ({ value, label: words[value] }))],
          ...field('widget'),
        }),
        h(TextControl, { label: words.lang, help: words.langHelp, ...field('lang') }),
        h(SelectControl, {
          label: words.heading,
          options: ['', '1', '3', '4', '5', '6'].map((value) => ({ value, label: value || '2' })),
          ...field('heading-level'),
        }),
        h(ToggleControl, {
          label: words.dialog,
          checked: attributes.dialog,
          onChange: (dialog) => setAttributes({ dialog }),
        }),
      ),
    );
    const place = h(
      Placeholder,
      {
        icon: h(Icon, { icon: 'calendar-alt' }),
        label: 'Turnout',
        instructions: words.address || (attributes.slug ? words.published : words.slugHelp),
      },
      h(TextControl, { label: words.slug, placeholder: 'club/camp', spellCheck: false, ...field('slug') }),
    );
    return h(Fragment, null, side, h('div', useBlockProps(), place));
  }

  blocks.registerBlockType('turnout/embed', { edit, save: () => null });
})(globalThis.wp, globalThis.turnoutBlock);
