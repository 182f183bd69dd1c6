// The block in the editor: a picker of the club's forms, a field for a form's name, and the rest at the side. What visitors see is drawn by the server.
(({ apiFetch, blocks, blockEditor, components, element }, words) => {
  const { createElement: h, Fragment, useEffect, useState } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { Icon, Notice, PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components;
  const widgets = ['event-registration', 'event-list', 'member-profile', 'portal-login'];

  /** The club's forms, asked for once per page of the editor. */
  let formsPromise;
  const loadForms = () =>
    (formsPromise ??= apiFetch({ path: '/turnout/v1/forms' }).catch((error) => {
      formsPromise = undefined;
      throw error;
    }));

  /** The forms to choose from, and why there are none. */
  function useForms() {
    const [state, setState] = useState({ forms: [], error: '' });
    useEffect(() => {
      let isShown = true;
      const show = (next) => isShown && setState(next);
      loadForms().then(
        (forms) => show({ forms, error: '' }),
        ({ code, message }) => show({ forms: [], error: code === 'turnout_forms' ? message : words.unreachable }),
      );
      return () => {
        isShown = false;
      };
    }, []);
    return state;
  }

  function edit({ attributes, setAttributes }) {
    const { forms, error } = useForms();
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
      error ? h(Notice, { status: 'warning', isDismissible: false }, error) : null,
      forms.length
        ? h(SelectControl, {
            label: words.pick,
            options: [
              { value: '', label: words.other },
              ...forms.map(({ slug, title }) => ({ value: slug, label: `${title} (${slug})` })),
            ],
            value: forms.some(({ slug }) => slug === attributes.slug) ? attributes.slug : '',
            onChange: (slug) => setAttributes({ slug }),
          })
        : null,
      h(TextControl, { label: words.slug, placeholder: 'club/camp', spellCheck: false, ...field('slug') }),
    );
    return h(Fragment, null, side, h('div', useBlockProps(), place));
  }

  blocks.registerBlockType('turnout/embed', { edit, save: () => null });
})(globalThis.wp, globalThis.turnoutBlock);
